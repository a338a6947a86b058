/** Moments of a small game, as a table server would send them. */
import type { GameView, LogEntry, Moment, PlayerView, SeatShown } from '../../src/net/messages';
import { smallView } from './small_map';

export function seatNamed(name: string): SeatShown {
  return { name, kind: 'person', bot: null, away: false, conceded: false };
}

export function player(change: Partial<PlayerView> = {}): PlayerView {
  return {
    houses: [],
    in_cities: {},
    on_lines: [],
    coins: 5,
    goods: { brick: 1, food: 2, tools: 1, wine: 1, cloth: 1 },
    discard: [],
    store: { land: 2, sea: 2 },
    hand_size: 7,
    discard_size: 0,
    ...change,
  };
}

/** A moment of a game of two, seen from the first seat. */
export function momentWith(players: PlayerView[], version = 1): Moment {
  const game = { ...smallView, mode: 'base', players } as unknown as GameView;
  return { seat: 0, version, game, scores: [], log: [] } as unknown as Moment;
}

export function played(version: number, seat: number, move: string): LogEntry {
  return { version, kind: 'play', seat, at: '', move };
}
