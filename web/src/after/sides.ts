/** Who wins or loses together: each seat by itself, or the partners of a team. */
import type { Mode, Score } from '../net/messages';

export interface Side {
  seats: number[];
  /** The player's name, or those of the partners. */
  name: string;
}

/** The sides of a game: partners sit opposite each other. */
export function sides(mode: Mode, names: readonly string[]): Side[] {
  const count = mode === 'team' ? names.length / 2 : names.length;
  return Array.from({ length: count }, (_, team) => {
    const seats = names.map((_, seat) => seat).filter((seat) => seat % count === team);
    return { seats, name: seats.map((seat) => names[seat]!).join(' & ') };
  });
}

/** What a side has of something that each seat has. */
export function sumOf(
  { seats }: Side,
  scores: readonly Score[],
  of: keyof Score | ((given: Score) => number),
): number {
  const get = typeof of === 'function' ? of : (given: Score): number => given[of];
  return seats.reduce((sum, seat) => sum + get(scores[seat]!), 0);
}
