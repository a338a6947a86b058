/** Where one can be: addresses after `#`, and the pages that other parts of the client bring. */
import type { Component } from 'svelte';

export type Route =
  | { page: 'home' }
  | { page: 'new'; quick: boolean }
  | { page: 'table'; table: string; how?: 'seat' | 'join' | 'watch'; secret?: string }
  | { page: 'replay'; table: string }
  | { page: 'rules'; anchor: string };

/** What `#/replay/TABLE` mounts: web/src/after/Replay.svelte. */
export interface ReplayProps {
  table: string;
  /** Ask the server about this table, with the seat's or spectator's right: `fetchTable('/steps')`. */
  fetchTable: (path: string, body?: unknown) => Promise<Response>;
}

/** What `#/rules` and `#/rules/RULE` mount: web/src/rules/Rules.svelte. */
export interface RulesProps {
  anchor?: string;
}

type Loader<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

// A glob, so that a page is there exactly if its module is.
const PAGES = import.meta.glob(['../after/Replay.svelte', '../rules/Rules.svelte']);
export const replayPage = PAGES['../after/Replay.svelte'] as
  Loader<ReplayProps & Record<string, unknown>> | undefined;
export const rulesPage = PAGES['../rules/Rules.svelte'] as
  Loader<RulesProps & Record<string, unknown>> | undefined;

/** Read an address. What is not known is the opening page. */
export function routeOf(hash: string): Route {
  const [page = '', id = '', how, secret] = hash.replace(/^#\/?/, '').split('/');
  if (page === 'new') return { page, quick: id === 'quick' };
  if (page === 'tables' && /^[\w-]+$/.test(id)) return tableRoute(id, how, secret);
  if (page === 'replay' && id && replayPage) return { page, table: id };
  if (page === 'rules' && rulesPage) return { page, anchor: id };
  return { page: 'home' };
}

function tableRoute(table: string, how: string | undefined, secret: string | undefined): Route {
  if (secret && (how === 'seat' || how === 'join' || how === 'watch')) {
    return { page: 'table', table, how, secret };
  }
  return { page: 'table', table };
}
