/** What somebody wishes for a new table, and how it is remembered for the next one. */
import type { Mode, NewTable, Options, SeatWanted } from '../net/messages';

export const OPTION_NAMES = [
  'intermediate',
  'market',
  'no_goods',
  'small_ionium',
  'open_hands',
  'russian_colonist',
  'hungarian_magnus',
] as const;

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
export function fitted(seats: SeatWish[], mode: Mode, bot: string): SeatWish[] {
  const allowed = PLAYERS[mode];
  const count = allowed.find((one) => one >= seats.length) ?? allowed.at(-1)!;
  const more = Array.from({ length: Math.max(0, count - seats.length) }, () => ({
    who: bot,
    name: '',
  }));
  return [...seats.slice(0, count), ...more];
}

/** Bots have names of their own, as guests at a table do. */
const BOT_NAMES = ['Livia', 'Marcus', 'Cornelia', 'Titus', 'Julia', 'Gaius'];

export function wanted(
  map: string,
  mode: Mode,
  options: Options,
  seats: readonly SeatWish[],
): NewTable {
  return {
    map,
    mode,
    options,
    first: 'drawn',
    seats: seats.map((seat, i) => seatWanted(seat, BOT_NAMES[i]!)),
  };
}

function seatWanted({ who, name }: SeatWish, botName: string): SeatWanted {
  if (who === 'person' || who === 'open') return { who, name: name.trim(), bot: '' };
  return { who: 'bot', name: botName, bot: who };
}
