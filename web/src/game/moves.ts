/** Move texts (FORMATS) taken apart, and what on the board each of them means. */
import { type Target, targetKey } from '../board/api';
import { kindOfLine } from '../board/pieces';
import type { LegalMove } from '../net/messages';
import type { Good, Kind } from './names';

export interface Move {
  /** The first word. */
  does: string;
  /** A card, half, place, line, city, province or position: all that follows and is not below. */
  what: string;
  kind?: Kind;
  good?: Good;
  count?: number;
}

/** Take a move's text apart. */
export function parseMove(text: string): Move {
  const [does = '', ...rest] = text.split(' ');
  const what = rest.join(' ');
  if (does === 'lift' || does === 'place') {
    return { does, kind: rest[0] as Kind, what: rest.slice(1).join(' ') };
  }
  if (does === 'sell' || does === 'buy') {
    return { does, what, good: rest[0] as Good, count: Number(rest[1]) };
  }
  if (does === 'take' || does === 'pay') return { does, what, good: rest[0] as Good };
  return { does, what };
}

/** Return what on the board a move of a seat means, if anything. */
export function targetOf({ does, what, kind }: Move, seat: number): Target | null {
  switch (does) {
    case 'start':
    case 'build':
    case 'place':
      return { what: 'city', city: what };
    case 'to':
      return { what: 'line', line: what };
    case 'produce':
      return { what: 'province', province: what };
    case 'lift':
      return { what: 'colonist', seat, kind: kind ?? kindOfLine(what), place: what };
    default:
      return null;
  }
}

/** Moves by what on the board they mean: two of them where a colonist may be of either kind. */
export function byTarget(
  legal: readonly LegalMove[],
  seat: number,
): Map<string, { target: Target; moves: LegalMove[] }> {
  const found = new Map<string, { target: Target; moves: LegalMove[] }>();
  for (const move of legal) {
    const target = targetOf(parseMove(move.move), seat);
    if (!target) continue;
    const key = targetKey(target);
    const known = found.get(key);
    if (known) known.moves.push(move);
    else found.set(key, { target, moves: [move] });
  }
  return found;
}

export interface Trade {
  good: Good;
  /** Sales from the most to one, negative; purchases from one to the most. */
  sales: LegalMove[];
  purchases: LegalMove[];
}

/** The trades that are possible, good by good. */
export function trades(legal: readonly LegalMove[]): Trade[] {
  const found = new Map<Good, Trade>();
  for (const move of legal) {
    const { does, good } = parseMove(move.move);
    if (!good || (does !== 'sell' && does !== 'buy')) continue;
    const trade = found.get(good) ?? { good, sales: [], purchases: [] };
    found.set(good, trade);
    (does === 'sell' ? trade.sales : trade.purchases).push(move);
  }
  const count = (one: LegalMove): number => parseMove(one.move).count ?? 0;
  for (const { sales, purchases } of found.values()) {
    sales.sort((a, b) => count(a) - count(b));
    purchases.sort((a, b) => count(a) - count(b));
  }
  return [...found.values()];
}
