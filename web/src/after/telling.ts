/** What a move did, as a message of the catalogue and the board's target: from its text alone. */
import type { Target } from '../board/api';
import { kindOfLine } from '../board/pieces';
import type { Good, Kind } from '../game/names';
import type { AfterKey } from '../i18n/en/after';
import type { Position } from './api';

/** A value that still has to be put into words. */
export type Word =
  { card: string } | { good: Good } | { place: string } | { seat: number } | { text: string };

export interface Told {
  key: AfterKey;
  words: Record<string, Word>;
  /** What of the board it is about. */
  target: Target | null;
}

/** Tell a move that a seat played at a position. */
export function tell(move: string, seat: number, at: Position): Told {
  const space = move.indexOf(' ');
  const verb = space < 0 ? move : move.slice(0, space);
  const rest = space < 0 ? '' : move.slice(space + 1);
  return (TELLERS[verb] ?? unknown(move))(rest, seat, at);
}

type Teller = (rest: string, seat: number, at: Position) => Told;

function plain(key: AfterKey): Teller {
  return () => ({ key, words: {}, target: null });
}

function unknown(move: string): Teller {
  return () => ({ key: 'tell.unknown', words: { move: { text: move } }, target: null });
}

function withCard(key: AfterKey): Teller {
  return (card) => ({ key, words: { card: { card } }, target: null });
}

function withGood(key: AfterKey): Teller {
  return (rest) => {
    const [good, count = '1'] = rest.split(' ') as [Good, string?];
    return { key, words: { good: { good }, count: { text: count } }, target: null };
  };
}

function inCity(key: AfterKey): Teller {
  return (city) => ({ key, words: { city: { text: city } }, target: { what: 'city', city } });
}

function lift(rest: string, seat: number): Told {
  const [kind, place] = kindAnd(rest);
  const target: Target = { what: 'colonist', seat, kind, place };
  return { key: `tell.lift.${kind}`, words: { place: { place } }, target };
}

function place(rest: string): Told {
  const [kind, city] = kindAnd(rest);
  return {
    key: `tell.place.${kind}`,
    words: { city: { text: city } },
    target: { what: 'city', city },
  };
}

function kindAnd(rest: string): [Kind, string] {
  const space = rest.indexOf(' ');
  return [rest.slice(0, space) as Kind, rest.slice(space + 1)];
}

function copy(rest: string, _: number, at: Position): Told {
  const seat = Number(rest);
  const card = at.players[seat]?.discard.at(-1) ?? '';
  return { key: 'tell.copy', words: { card: { card }, name: { seat } }, target: null };
}

function card(position: string, _: number, at: Position): Told {
  const id = at.display[Number(position) - 1] ?? '';
  return { key: 'tell.card', words: { card: { card: id } }, target: null };
}

const TELLERS: Record<string, Teller> = {
  start: inCity('tell.start'),
  play: withCard('tell.play'),
  as: withCard('tell.as'),
  lift,
  to: (line) => ({
    key: `tell.to.${kindOfLine(line)}`,
    words: { place: { place: line } },
    target: { what: 'line', line },
  }),
  build: inCity('tell.build'),
  produce: (province) => ({
    key: 'tell.produce',
    words: { province: { text: province } },
    target: { what: 'province', province },
  }),
  cash: plain('tell.cash'),
  take: withGood('tell.take'),
  sell: withGood('tell.sell'),
  buy: withGood('tell.buy'),
  copy,
  repeat: plain('tell.repeat'),
  card,
  pay: withGood('tell.pay'),
  place,
  income: plain('tell.income'),
  name: withCard('tell.name'),
  accept: plain('tell.accept'),
  refuse: plain('tell.refuse'),
  done: plain('tell.done'),
  end: plain('tell.end'),
};

/** The two cities of a line's id, in its order. */
export function endsOf(line: string): [string, string] {
  const cities = line.replace(/:(land|sea)(#\d+)?$/, '');
  const dash = cities.indexOf('-');
  return [cities.slice(0, dash), cities.slice(dash + 1)];
}

/** Whether a place is a line and not a city. */
export function isLine(place: string): boolean {
  return /:(land|sea)(#\d+)?$/.test(place);
}
