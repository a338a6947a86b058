/** What somebody wishes for a new table, and how it is remembered for the next one. */
import { MAP_IDS, type MapId } from '../board/maps';
import type { Mode, NewTable, Options } from '../net/messages';
import { BOTS, fitted, plainOptions, PLAYERS, type SeatWish, seatWanted, USUAL_BOT } from './seats';

export interface Wish {
  map: MapId;
  mode: Mode;
  options: Options;
  seats: SeatWish[];
  first: NewTable['first'];
}

/** `quick` is a game against bots; the other one invites somebody. */
export type Occasion = 'quick' | 'table';

/** Numbers of players for which a map is best; the maps' own files say so. */
export const BEST: Record<MapId, readonly [number, number]> = {
  imperium: [3, 5],
  italia: [2, 4],
  ionium: [2, 6],
  hellas: [2, 6],
  cyprus: [2, 6],
};

/** Good for the first minute: a small map against two bots, or a table with one guest. */
export function usualWish(occasion: Occasion): Wish {
  const bot = { who: USUAL_BOT, name: '' };
  const seats = [{ who: 'person', name: '' }, occasion === 'quick' ? bot : openSeat(), { ...bot }];
  const map = occasion === 'quick' ? 'italia' : 'imperium';
  return { map, mode: 'base', options: plainOptions(), seats, first: 'drawn' };
}

function openSeat(): SeatWish {
  return { who: 'open', name: '' };
}

export function keepWish(occasion: Occasion, wish: Wish): void {
  localStorage.setItem(storedAs(occasion), JSON.stringify(wish));
}

/** The wish of the last time as far as it still makes sense, else the usual one. */
export function lastWish(occasion: Occasion): Wish {
  const usual = usualWish(occasion);
  try {
    const kept = JSON.parse(localStorage.getItem(storedAs(occasion)) ?? '{}') as Partial<Wish>;
    const mode = kept.mode && kept.mode in PLAYERS ? kept.mode : usual.mode;
    return {
      map: MAP_IDS.find((id) => id === kept.map) ?? usual.map,
      mode,
      options: { ...usual.options, ...kept.options },
      seats: fitted(kept.seats?.map(soundSeat) ?? usual.seats, mode),
      first: kept.first === 'as given' ? 'as given' : 'drawn',
    };
  } catch {
    return usual;
  }
}

function soundSeat({ who, name }: SeatWish): SeatWish {
  const known = ['person', 'open', ...BOTS].includes(who);
  return { who: known ? who : USUAL_BOT, name: String(name) };
}

function storedAs(occasion: Occasion): string {
  return `concordia.wish.${occasion}`;
}

export function wanted({ map, mode, options, seats, first }: Wish): NewTable {
  const small = options.small_ionium && map === 'ionium';
  return {
    map,
    mode,
    options: { ...options, small_ionium: small },
    first,
    seats: seats.map(seatWanted),
  };
}
