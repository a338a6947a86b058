/** Moves and what they do, in words: never the texts that programs exchange. */
import type { I18n } from '../i18n/i18n.svelte';
import type { MessageKey } from '../i18n/en';
import type { Change, GameView, Goods, LegalMove, LogEntry, SeatShown } from '../net/messages';
import { cardOf, type CardKind } from './cards';
import { parseMove } from './moves';
import { type God, GOODS } from './names';

export interface Context {
  i18n: Pick<I18n, 't'>;
  game: GameView;
  seats: readonly SeatShown[];
  /** Whose moves they are. */
  seat: number;
  question: string;
}

/** Name a card by its id or its name. */
export function cardName(i18n: Context['i18n'], id: string): string {
  return i18n.t(`card.${id.split('@')[0] as CardKind}`);
}

/** Name a god as the rulebooks of the language do. */
export function godName(i18n: Context['i18n'], god: God): string {
  return i18n.t(`deity.${god}`);
}

/** Name a line or a city: "road Novaria–Roma". */
export function placeName(i18n: Context['i18n'], place: string): string {
  const line = /^(.+)-([^:]+):(land|sea)(#\d+)?$/.exec(place);
  if (!line) return place;
  return i18n.t(line[3] === 'land' ? 'line.land' : 'line.sea', { a: line[1]!, b: line[2]! });
}

/** List goods and coins: "1 brick, 5 sestertii". Empty for nothing. */
export function amounts(i18n: Context['i18n'], goods: Goods, coins = 0): string {
  const units = GOODS.filter((good) => goods[good]).map((good) =>
    i18n.t('amount.good', { count: goods[good]!, good: i18n.t(`good.${good}`) }),
  );
  return [...units, ...(coins ? [i18n.t('amount.coins', { count: coins })] : [])].join(', ');
}

/** Split a change into what is paid and what comes. */
export function paidAndGot(change: Change | undefined): Record<'paid' | 'got', [Goods, number]> {
  const goods = Object.entries(change?.goods ?? {}) as [keyof Goods, number][];
  const only = (sign: number): Goods =>
    Object.fromEntries(goods.filter(([, n]) => n * sign > 0).map(([g, n]) => [g, n * sign]));
  const coins = change?.coins ?? 0;
  return { paid: [only(-1), Math.max(0, -coins)], got: [only(1), Math.max(0, coins)] };
}

/** Say what a legal move is, and what it costs and brings at once. */
export function moveWords(legal: LegalMove, context: Context): string {
  const { i18n, seat } = context;
  const what = moveName(legal, context);
  const { does } = parseMove(legal.move);
  if (does === 'produce') return sum(i18n, what, everybody(legal, context));
  if (does === 'take' || does === 'pay') return what;
  const { paid, got } = paidAndGot(legal.changes.find((change) => change.seat === seat));
  const gain = amounts(i18n, ...got);
  const parts = [amounts(i18n, ...paid), gain && i18n.t('do.gain', { amounts: gain })];
  return sum(i18n, what, parts.filter(Boolean).join('; '));
}

function sum(i18n: Context['i18n'], what: string, list: string): string {
  return list ? i18n.t('do.sum', { what, amounts: list }) : what;
}

/** What each player would get, one's own first. */
function everybody({ changes }: LegalMove, { i18n, seat, seats }: Context): string {
  const order = [...changes].sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat));
  return order
    .map((change) => {
      const list = amounts(i18n, ...paidAndGot(change).got);
      const name = seats[change.seat]?.name ?? '';
      return change.seat === seat ? list : list && i18n.t('do.player', { name, amounts: list });
    })
    .filter(Boolean)
    .join('; ');
}

const DONE: Record<string, MessageKey> = {
  move: 'do.done.move',
  build: 'do.done.build',
  trade: 'do.done.trade',
  copy: 'do.done.copy',
  repeat: 'do.done.repeat',
  name: 'do.done.name',
  shop: 'do.done.buy',
  buy: 'do.done.buy',
  'place-one': 'do.done.place',
  colonise: 'do.done.place',
};

/** Say what a legal move is, without what it costs. */
export function moveName(legal: LegalMove, { i18n, game, seats, seat, question }: Context): string {
  const { does, what, kind, good, count = 0 } = parseMove(legal.move);
  const unit = good ? i18n.t(`good.${good}`) : '';
  switch (does) {
    case 'start':
    case 'build':
    case 'produce':
      return i18n.t(`do.${does}`, { what });
    case 'play':
    case 'as':
      return i18n.t('do.half', { card: cardName(i18n, what) });
    case 'name':
      return i18n.t('do.name', { card: cardName(i18n, what) });
    case 'card':
      return i18n.t('do.card', { card: cardName(i18n, game.display[Number(what) - 1] ?? '') });
    case 'lift':
      return i18n.t(`do.lift.${kind!}`, { where: placeName(i18n, what) });
    case 'to':
      return i18n.t('do.to', { where: placeName(i18n, what), count: legal.steps ?? 0 });
    case 'place':
      return i18n.t(`do.place.${kind!}`, { what });
    case 'take':
    case 'pay':
      return i18n.t(`do.${does}`, { good: unit });
    case 'sell':
    case 'buy':
      return i18n.t(`do.${does}`, { count, good: unit });
    case 'copy':
      return i18n.t('do.copy', {
        name: seats[Number(what)]?.name ?? '',
        card: topCard(game, i18n, what),
      });
    case 'done':
      return i18n.t(DONE[question] ?? 'do.done');
    case 'repeat':
      return i18n.t('do.repeat', {
        card: cardName(i18n, game.players[seat]?.discard.at(-2) ?? ''),
      });
    case 'cash':
    case 'income':
    case 'accept':
    case 'refuse':
    case 'end':
      return i18n.t(`do.${does}`);
    default:
      return legal.move;
  }
}

function topCard(game: GameView, i18n: Context['i18n'], seat: string): string {
  const top = game.players[Number(seat)]?.discard.at(-1);
  return top ? cardName(i18n, top) : '';
}

/** What a log's line can need that its entry does not say. */
export interface LogContext {
  i18n: Context['i18n'];
  seats: readonly SeatShown[];
}

/** Say what an entry of the log tells, without the name of who did it; empty for what says nothing. */
export function logWords(entry: LogEntry, { i18n, seats }: LogContext): string {
  if (entry.kind !== 'play') return eventWords(entry, i18n);
  const { does, what, good, count = 0 } = parseMove(entry.move ?? '');
  const unit = good ? i18n.t(`good.${good}`) : '';
  switch (does) {
    case 'play':
    case 'name':
      return i18n.t(`log.${does}`, { card: cardName(i18n, what) });
    case 'as':
      return i18n.t('log.half', { card: cardName(i18n, what) });
    case 'to':
      return i18n.t(what.includes(':sea') ? 'log.to.sea' : 'log.to.land', {
        where: placeName(i18n, what),
      });
    case 'build':
    case 'produce':
    case 'start':
    case 'place':
      return i18n.t(`log.${does}`, { what });
    case 'take':
    case 'pay':
      return i18n.t(`log.${does}`, { good: unit });
    case 'sell':
    case 'buy':
      return i18n.t(`log.${does}`, { count, good: unit });
    case 'copy':
      return i18n.t('log.copy.unknown', { name: seats[Number(what)]?.name ?? '' });
    case 'card':
      return entry.card
        ? i18n.t('log.card', { card: cardName(i18n, entry.card) })
        : i18n.t('log.card.unknown', { count: what });
    case 'cash':
    case 'repeat':
    case 'income':
    case 'accept':
    case 'refuse':
      return i18n.t(`log.${does}`);
    default:
      return '';
  }
}

const EVENTS = new Set([
  'sit',
  'undo',
  'agree',
  'decline',
  'concede',
  'leave',
  'return',
  'stop',
  'abandon',
  'rematch',
  'bot-failed',
]);

function eventWords({ kind, what }: LogEntry, i18n: Context['i18n']): string {
  if (kind === 'propose') return i18n.t(what === 'abandon' ? 'log.propose.abandon' : 'log.propose');
  return EVENTS.has(kind) ? i18n.t(`log.${kind}` as MessageKey) : '';
}

/** Return the log without the moves that were taken back. */
export function standing(log: readonly LogEntry[]): LogEntry[] {
  const kept: LogEntry[] = [];
  for (const entry of log) {
    if (entry.kind === 'undo' && entry.to !== undefined) {
      const to = entry.to;
      for (let i = kept.length - 1; i >= 0; i--) {
        if (kept[i]!.version > to && kept[i]!.kind === 'play') kept.splice(i, 1);
      }
      if (!entry.agreed) continue;
    }
    kept.push(entry);
  }
  return kept;
}

/** Return a card's own words for the one line below its name. */
export function cardDoes(i18n: Context['i18n'], id: string): string {
  return i18n.t(`does.${cardOf(id).kind}`);
}
