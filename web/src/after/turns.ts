/** The turns of a finished game: where each begins, and which moves belong to it. */
import type { TurnTold } from './api';

export interface Turn {
  /** The first turn is 1. */
  number: number;
  seat: number;
  /** The moment before its first move, and the one after its last. */
  first: number;
  last: number;
}

/** Say which moments belong to each turn of a game that is over. */
export function turnsOf(told: readonly TurnTold[]): Turn[] {
  return told.map(({ turn, seat, moves }, index) => ({
    number: turn,
    seat,
    first: told[index - 1]?.moves ?? 0,
    last: moves!,
  }));
}

/** The turn whose moves lead to a moment: at a boundary it is the one that has just ended. */
export function turnAt(turns: readonly Turn[], moment: number): Turn | null {
  return turns.find(({ first, last }) => first < moment && moment <= last) ?? null;
}

/** The boundary of turns after a moment, or before it. */
export function boundary(turns: readonly Turn[], moment: number, direction: 1 | -1): number {
  if (direction < 0) return turns.findLast(({ first }) => first < moment)?.first ?? 0;
  return turns.find(({ last }) => last > moment)?.last ?? moment;
}

/** How many turns were over at a moment, with the part of the one that was going on. */
export function turnsOver(turns: readonly Turn[], moment: number): number {
  const turn = turnAt(turns, moment);
  return turn ? turn.number - 1 + (moment - turn.first) / (turn.last - turn.first) : 0;
}
