/** The final scoring as it is told: one god after the other, and sums that grow with them. */
import { GODS } from '../game/names';
import type { Result, Score } from '../net/messages';
import { type Side, sumOf } from './sides';

export type Giver = Exclude<keyof Score, 'total'>;

/** The gods that play a part in this game, and at last the Concordia card. */
export function givers(scores: readonly Score[]): Giver[] {
  const all: Giver[] = [...GODS, 'Concordia'];
  return all.filter((giver) => giver !== 'Venus' || scores.some(({ Venus }) => Venus > 0));
}

/** Each seat's sum when so many gods have spoken. */
export function sumsAfter(scores: readonly Score[], spoken: number): number[] {
  const told = givers(scores).slice(0, spoken);
  return scores.map((given) => told.reduce((sum, giver) => sum + given[giver], 0));
}

/** Say of what products a god's points are the sum: "4 × 12". Empty where he gives nothing. */
export function reason({ reasons }: Result, seat: number, giver: Giver): string {
  if (giver === 'Concordia') return '';
  return reasons[seat]![giver].map(([cards, each]) => `${cards}\u00a0×\u00a0${each}`).join(' + ');
}

/** The sides in the order of their points, the winners first. */
export function ranking(result: Result, all: readonly Side[]): { side: Side; points: number }[] {
  const wins = ({ seats }: Side): number => Number(result.winners.includes(seats[0]!));
  return all
    .map((side) => ({ side, points: sumOf(side, result.scores, 'total') }))
    .sort((a, b) => wins(b.side) - wins(a.side) || b.points - a.points);
}

/** What is to be told of an end beside who won: a tie, or how the game was left. */
export function ending(
  result: Result,
  all: readonly Side[],
): 'how.conceded' | 'how.abandoned' | 'how.tie' | null {
  if (result.how !== 'played') return `how.${result.how}`;
  const [first, second] = ranking(result, all);
  return second && first!.points === second.points ? 'how.tie' : null;
}
