/** What is lit on the board: the legal moves that mean something there. */
import type { Lit } from '../board/api';
import { byTarget, parseMove } from '../game/moves';
import { type Context, moveWords } from '../game/words';
import type { LegalMove } from '../net/messages';

/** Return the lights for legal moves; `chosen` is the target that still needs a word. */
export function lightsFor(legal: readonly LegalMove[], context: Context, chosen: string): Lit[] {
  return [...byTarget(legal, context.seat)].map(([key, { target, moves }]) => {
    const words = moves.map((move) => moveWords(move, context)).join(' / ');
    const { badge } = badgeOf(moves[0]!, context.seat);
    return {
      target,
      // What is seen is heard, too: a badge that the words do not have stands before them.
      label: badge && !words.includes(badge) ? `${badge} ${words}` : words,
      chosen: key === chosen,
      ...(badge ? { badge } : {}),
    };
  });
}

/** Return the moves that a target of the board means. */
export function movesAt(legal: readonly LegalMove[], seat: number, key: string): LegalMove[] {
  return byTarget(legal, seat).get(key)?.moves ?? [];
}

/** Tell whether a move can be made on the board. */
export function onBoard(legal: LegalMove, seat: number): boolean {
  return byTarget([legal], seat).size > 0;
}

function badgeOf({ move, changes, steps }: LegalMove, seat: number): { badge?: string } {
  const own = changes.find((change) => change.seat === seat);
  switch (parseMove(move).does) {
    case 'to':
      return steps ? { badge: String(steps) } : {};
    case 'build':
      return { badge: String(-(own?.coins ?? 0)) };
    case 'produce': {
      const units = Object.values(own?.goods ?? {}).reduce((sum, n) => sum + n, 0);
      return units ? { badge: `+${units}` } : {};
    }
    default:
      return {};
  }
}
