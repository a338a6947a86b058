/** Who shall sit at a new table, seat by seat, and what the server is told of it. */
import type { Mode, Options, SeatWanted } from '../net/messages';

export const OPTION_NAMES = [
  'intermediate',
  'market',
  'no_goods',
  'small_ionium',
  'open_hands',
  'russian_colonist',
  'hungarian_magnus',
] as const;

export const BOTS = ['random', 'greedy', 'planner', 'strategist'];
/** Who sits on a new seat until somebody chooses: an opponent that one can beat. */
export const USUAL_BOT = 'greedy';

/** A seat on the form: a person here, somebody by invitation, or a bot by its name. */
export interface SeatWish {
  who: string;
  name: string;
}

export const PLAYERS: Record<Mode, number[]> = {
  base: [2, 3, 4, 5],
  venus: [2, 3, 4, 5],
  team: [4, 6],
};

export function plainOptions(): Options {
  return {
    intermediate: false,
    market: 'front',
    no_goods: false,
    small_ionium: false,
    open_hands: false,
    russian_colonist: false,
    hungarian_magnus: false,
  };
}

/** Make the number of seats one that the way to play allows, with bots on the new ones. */
export function fitted(seats: readonly SeatWish[], mode: Mode): SeatWish[] {
  const allowed = PLAYERS[mode];
  const count = allowed.find((one) => one >= seats.length) ?? allowed.at(-1)!;
  const more = Array.from({ length: Math.max(0, count - seats.length) }, newBot);
  return [...seats.slice(0, count), ...more];
}

function newBot(): SeatWish {
  return { who: USUAL_BOT, name: '' };
}

/** The next larger number of seats, or as many as before. */
export function more(seats: readonly SeatWish[], mode: Mode): SeatWish[] {
  return fitted([...seats, newBot()], mode);
}

/** A table without this seat; in teams, where they go by two, without the last two. */
export function fewer(seats: readonly SeatWish[], mode: Mode, seat: number): SeatWish[] {
  return mode === 'team' ? seats.slice(0, -2) : seats.filter((_, i) => i !== seat);
}

/** Who plays together: seat s and s + n/2 (rule 2.3), counted from 0. */
export function partnerOf(seat: number, count: number): number {
  return (seat + count / 2) % count;
}

/** Who gives no name gets one of these, as bots do: what others read must not be “You”. */
const NAMES = ['Livia', 'Marcus', 'Cornelia', 'Titus', 'Julia', 'Gaius'];

export function seatWanted({ who, name }: SeatWish, seat: number): SeatWanted {
  if (who === 'open') return { who, name: '', bot: '' };
  if (who === 'person') return { who, name: name.trim() || NAMES[seat]!, bot: '' };
  return { who: 'bot', name: NAMES[seat]!, bot: who };
}
