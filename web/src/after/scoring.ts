/** The final scoring as it is told: one god after the other, and sums that grow with them. */
import { GODS } from '../game/names';
import type { Result, Scores, Summary } from './api';

export type Giver = Exclude<keyof Scores, 'total'>;

/** The gods that play a part in this game, and at last the Concordia card. */
export function givers(scores: readonly Scores[]): Giver[] {
  const all: Giver[] = [...GODS, 'Concordia'];
  return all.filter((giver) => giver !== 'Venus' || scores.some(({ Venus }) => Venus > 0));
}

/** Each seat's sum when so many gods have spoken. */
export function sumsAfter(scores: readonly Scores[], spoken: number): number[] {
  const told = givers(scores).slice(0, spoken);
  return scores.map((given) => told.reduce((sum, giver) => sum + given[giver], 0));
}

/** The seats in the order in which they stand in the table: partners side by side. */
export function seatOrder(mode: Summary['mode'], seats: number): number[] {
  const half = seats / 2;
  const team = (seat: number): number => (mode === 'team' ? seat % half : seat);
  return Array.from({ length: seats }, (_, seat) => seat).sort(
    (a, b) => team(a) - team(b) || a - b,
  );
}

/** The message that tells how a game ended beside who won, if there is one. */
export function ending({ how }: Result): 'how.conceded' | 'how.abandoned' | null {
  return how === 'played' ? null : `how.${how}`;
}
