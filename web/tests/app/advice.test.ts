// @vitest-environment jsdom
/** Advice in words: the moves of a plan, who gains by it, and who may ask for it. */
import { expect, it } from 'vitest';
import { type Advice, adviceGains, adviceMoves, playsAlone } from '../../src/game/advice';
import type { Context } from '../../src/game/words';
import { i18n } from '../../src/i18n/i18n.svelte';
import type { GameView, Moment, SeatShown } from '../../src/net/messages';

const NONE = { Vesta: 0, Jupiter: 0, Saturnus: 0, Mercurius: 0, Mars: 0, Minerva: 0, Venus: 0 };
const advice = (moves: string[], gains = {}): Advice => ({
  version: 3,
  moves,
  gains: { ...NONE, prospects: 0, ...gains },
  at_once: 0,
});

it('tells the moves as the log would, with the card behind a place of the market', () => {
  const context = {
    i18n,
    game: { display: ['farmer@I', 'smith@I'] } as unknown as GameView,
    seats: [],
    seat: 0,
    question: 'play',
  } as Context;
  expect(adviceMoves(advice(['play senator', 'card 2', 'done']), context)).toBe(
    'plays Senator, buys Smith',
  );
});

it('tells who gains, the most first, and leaves out what hardly changes', () => {
  const gains = { Mars: -1.2, Jupiter: 6.6, Vesta: 0.4, prospects: 0.7 };
  expect(adviceGains(advice([], gains), 'en')).toEqual([
    { what: 'Jupiter', points: '+7' },
    { what: 'prospects', points: '+0.7' },
    { what: 'Mars', points: '-1' },
  ]);
});

it.each([
  ['bots alone', { kind: 'bot' }, true],
  ['another person', { kind: 'person' }, false],
  ['a person for whom a bot plays', { kind: 'person', away: true }, true],
] as const)('is for who plays against bots alone: %s', (_, other, may) => {
  const seats = [{ kind: 'person' }, other] as unknown as SeatShown[];
  expect(playsAlone({ seat: 0, seats } as Moment)).toBe(may);
});
