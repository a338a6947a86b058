/** Links to moments of games, tables that were made here, and files that leave the browser. */
import { go } from '../app/router.svelte';
import { summaryOf } from '../net/http';
import type { FoundedTable } from '../net/messages';
import { type Mine, rememberFounded } from '../net/mine';
import type { Access } from './api';

/** With whose eyes this browser may look at a table: a seat's of its own, or a spectator's. */
export function accessTo(table: string, { seats, tokens, watch }: Mine): Access {
  const seat = seats[0];
  return seat === undefined ? { table, token: watch } : { table, seat, token: tokens?.[seat] };
}

/** The address of a moment on this page. */
export function momentHash(table: string, moment: number): string {
  return `#/replay/${table}/${moment}`;
}

/** A link to a moment for everybody, as far as this browser can let others in. */
export function linkTo(table: string, moment: number, { watch }: Mine): string {
  const { origin, pathname } = location;
  const right = watch ? `/watch/${watch}` : '';
  return `${origin}${pathname}${momentHash(table, moment)}${right}`;
}

/** Keep the seats of a table that was made here, and open it: to play, or if it is over, to look. */
export async function openMade(made: FoundedTable): Promise<void> {
  const { table } = made;
  rememberFounded(made);
  const { status } = await summaryOf(table);
  go(status === 'over' ? `#/replay/${table}` : `#/tables/${table}`);
}

/** Hand a text to the user as a file. */
export function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
