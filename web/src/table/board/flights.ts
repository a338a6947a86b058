/** What flies between the board, the market and the players when something changes hands. */
import type { Target } from '../../board/api';
import { changes } from '../../game/changes';
import { parseMove, targetOf } from '../../game/moves';
import type { Good } from '../../game/names';
import type { LogEntry } from '../../net/messages';
import type { Step } from './stage.svelte';

export interface Flight {
  what: { coins: number } | { good: Good; count: number } | { card: string };
  seat: number;
  /** Towards the player, or away. */
  gain: boolean;
  /** Where on the board, or at which position of the market, the other end is; null for the bank. */
  place: Target | { slot: number } | null;
}

/** List what flies in a step. */
export function flightsOf({ entries, before, after }: Step): Flight[] {
  const last = entries.at(-1);
  if (!before || !last) return [];
  const place = placeOf(last);
  const flights = changes(before.game, after.game).flatMap(({ seat, coins, goods }): Flight[] => [
    ...(coins ? [{ what: { coins: Math.abs(coins) }, seat, gain: coins > 0, place }] : []),
    ...goods.map(([good, by]) => ({
      what: { good, count: Math.abs(by) },
      seat,
      gain: by > 0,
      place,
    })),
  ]);
  return last.card && last.seat !== null
    ? [...flights, { what: { card: last.card }, seat: last.seat, gain: true, place }]
    : flights;
}

/** Where on the board the last of some moves happened that happened there. */
export function boardPlaceOf(entries: readonly LogEntry[]): Target | null {
  const places = entries.filter(({ kind }) => kind === 'play').map(placeOf);
  return (
    (places.findLast((place) => place && 'what' in place) as Target | null | undefined) ?? null
  );
}

/** Where on the board or in the market a move happened. */
function placeOf({ move, seat }: LogEntry): Flight['place'] {
  const { does, what, ...rest } = parseMove(move ?? '');
  if (does === 'card') return { slot: Number(what) };
  return targetOf({ does, what, ...rest }, seat ?? 0);
}
