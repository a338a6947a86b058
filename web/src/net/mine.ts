/** Which seats are this browser's: their numbers; tokens stay in cookies that scripts can't read. */
import type { FoundedTable } from './messages';

export interface Mine {
  seats: number[];
  /** Only for seats that came by a link, and for spectators: there is no cookie for them here. */
  tokens?: Record<string, string>;
  watch?: string;
  /** Links to hand out, for who made the table. */
  invites?: { seat: number; link: string }[];
  watchLink?: string;
}

const KEY = 'concordia.tables';

function all(): Record<string, Mine> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Mine>;
  } catch {
    return {};
  }
}

export function mineAt(table: string): Mine {
  return all()[table] ?? { seats: [] };
}

/** Remember more about a table, as the newest of all. */
export function remember(table: string, more: Partial<Mine>): void {
  const { [table]: known, ...others } = all();
  const mine = { seats: [], ...known, ...more };
  localStorage.setItem(KEY, JSON.stringify({ ...others, [table]: mine }));
}

/** Remember a table that was made here: its seats, and the links to hand out. */
export function rememberFounded({ table, seats, watch, watch_link }: FoundedTable): void {
  remember(table, {
    seats: seats.filter(({ token }) => token).map(({ seat }) => seat),
    invites: seats.flatMap(({ seat, link, invite }) => (invite && link ? [{ seat, link }] : [])),
    watch,
    watchLink: watch_link,
  });
}

/** Take a table off the list. */
export function forget(table: string): void {
  const { [table]: _, ...others } = all();
  localStorage.setItem(KEY, JSON.stringify(others));
}

/** The tables of this browser, the newest first. */
export function myTables(): string[] {
  return Object.keys(all()).reverse();
}
