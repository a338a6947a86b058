/** What went wrong, in plain words of one's own language. */
import type { MessageKey } from '../i18n/en';
import { i18n } from '../i18n/i18n.svelte';
import { Refused } from './http';
import type { Problem } from './messages';

/** Kinds of refusals that happen to people; of others the server's own sentence must do. */
const KNOWN = ['NoSuchTable', 'NotSeated', 'NotAllowed', 'NotNow', 'TooMany', 'TryAgain'];

export function problemWords({ type, message }: Problem): string {
  return KNOWN.includes(type) ? i18n.t(`wrong.${type}` as MessageKey) : message;
}

/** Say why a request failed: the server refused it, or nobody answered. */
export function wrongWords(error: unknown): string {
  return error instanceof Refused ? problemWords(error.problem) : i18n.t('wrong.gone');
}
