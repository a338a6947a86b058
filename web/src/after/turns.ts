/** The turns of a game: where each begins, and which moves belong to it. */
import type { Step } from './api';

export interface Turn {
  /** The first turn is 1. */
  number: number;
  seat: number;
  /** The moment before its first move, and the one after its last. */
  first: number;
  last: number;
}

/** Find the turns among moments that begin with the game. */
export function findTurns(steps: readonly Step[]): Turn[] {
  const ends = steps.filter(({ move }) => move === 'end').map(({ number }) => number + 1);
  const newest = steps.at(-1)?.number ?? 0;
  if (newest > (ends.at(-1) ?? 0)) ends.push(newest);
  return ends.map((last, index) => {
    const first = ends[index - 1] ?? 0;
    return { number: index + 1, seat: steps[first]!.position.seat, first, last };
  });
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
