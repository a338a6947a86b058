/** Where one can be: addresses after `#`, and the pages that other parts of the client bring. */
import type { Component } from 'svelte';

export type Route =
  | { page: 'home' }
  | { page: 'new'; quick: boolean }
  | { page: 'table'; table: string; how?: 'seat' | 'join' | 'watch'; secret?: string }
  | { page: 'replay'; table: string; moment: number; watch?: string }
  | { page: 'rules'; anchor: string };

/** What `#/rules` and `#/rules/RULE` mount: web/src/rules/Rules.svelte. */
export interface RulesProps {
  anchor?: string;
}

type Loader<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

// A glob, so that a page is there exactly if its module is.
const PAGES = import.meta.glob(['../rules/Rules.svelte']);
export const rulesPage = PAGES['../rules/Rules.svelte'] as
  Loader<RulesProps & Record<string, unknown>> | undefined;

/** Read an address. What is not known is the opening page. */
export function routeOf(hash: string): Route {
  const [page = '', id = '', how, secret, last] = hash.replace(/^#\/?/, '').split('/');
  if (page === 'new') return { page, quick: id === 'quick' };
  if (page === 'tables' && /^[\w-]+$/.test(id)) return tableRoute(id, how, secret);
  if (page === 'replay' && /^[\w-]+$/.test(id)) return replayRoute(id, how, secret, last);
  if (page === 'rules' && rulesPage) return { page, anchor: id };
  return { page: 'home' };
}

function tableRoute(table: string, how: string | undefined, secret: string | undefined): Route {
  if (secret && (how === 'seat' || how === 'join' || how === 'watch')) {
    return { page: 'table', table, how, secret };
  }
  return { page: 'table', table };
}

/** `#/replay/TABLE/MOMENT/watch/SECRET`, of which all but the table can be left out. */
function replayRoute(table: string, number = '0', how?: string, secret?: string): Route {
  const moment = /^\d+$/.test(number) ? Number(number) : 0;
  return { page: 'replay', table, moment, ...(how === 'watch' && secret ? { watch: secret } : {}) };
}
