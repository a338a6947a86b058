/** The games of this browser: what is played there, by whom, and whose turn it is. */
import { momentOf, Refused, summaryOf } from '../net/http';
import type { Moment, SeatShown, Summary } from '../net/messages';
import { mineAt } from '../net/mine';

export interface MyGame {
  table: string;
  map: string;
  status: Summary['status'];
  seats: SeatShown[];
  /** Who is asked, if this browser may know. */
  asked: number | null;
  mine: boolean;
  winners: number[];
}

/** So many are asked for: older ones are found by their links. */
export const SHOWN = 8;

/** Look what is going on at a table; null if there is no such table any more. */
export async function lookAt(table: string): Promise<MyGame | null> {
  try {
    const game = await summaryOf(table);
    return { ...game, ...(await turnAt(table)) };
  } catch (error) {
    if (error instanceof Refused && error.problem.type === 'NoSuchTable') return null;
    throw error;
  }
}

type Turn = Pick<MyGame, 'asked' | 'mine' | 'winners'>;

/** Whose turn it is; who is a stranger at the table now only does not learn that. */
async function turnAt(table: string): Promise<Turn> {
  try {
    return turnOf(await momentOf(table), mineAt(table).seats);
  } catch (error) {
    if (error instanceof Refused) return { asked: null, mine: false, winners: [] };
    throw error;
  }
}

export function turnOf({ status, asked, result }: Moment, mine: readonly number[]): Turn {
  const seat = status === 'playing' ? (asked?.seat ?? null) : null;
  return {
    asked: seat,
    mine: seat !== null && mine.includes(seat),
    winners: result?.winners ?? [],
  };
}

const ORDER: Record<MyGame['status'], number> = { playing: 1, waiting: 2, over: 3 };

/** One's own turns first, then what is going on; the newest of each before the others. */
export function inOrder(games: readonly MyGame[]): MyGame[] {
  const rank = ({ mine, status }: MyGame): number => (mine ? 0 : ORDER[status]);
  return [...games].sort((a, b) => rank(a) - rank(b));
}
