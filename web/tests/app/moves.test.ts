// @vitest-environment jsdom
/** Move texts taken apart, grouped by place and by good, and told in words of four languages. */
import { describe, expect, it } from 'vitest';
import { byTarget, parseMove, targetOf, trades } from '../../src/game/moves';
import { logWords, moveWords, standing, type Context } from '../../src/game/words';
import { CATALOGUES, type Language, say } from '../../src/i18n/i18n.svelte';
import type { MessageKey } from '../../src/i18n/en';
import type { GameView, LogEntry, SeatShown } from '../../src/net/messages';

const seatNamed = (name: string): SeatShown => ({
  name,
  kind: 'person',
  bot: null,
  away: false,
  conceded: false,
});

function context(question: string, language: Language = 'en'): Context {
  const i18n = {
    t: (key: MessageKey, values = {}) => say(CATALOGUES[language][key], values, language),
  };
  const game = {
    display: ['farmer@I', null, 'consul@II'],
    players: [{ discard: [] }, { discard: ['mason@I'] }],
  } as unknown as GameView;
  return { i18n, game, seats: [seatNamed('Anna'), seatNamed('Bruno')], seat: 0, question };
}

describe('words of moves', () => {
  const build = {
    move: 'build Massilia',
    changes: [{ seat: 0, coins: -5, houses: 1, goods: { brick: -1, cloth: -1 } }],
  };

  it('say what a house costs', () => {
    expect(moveWords(build, context('build'))).toBe(
      'Build in Massilia: 1 brick, 1 cloth, 5 sestertii',
    );
  });

  it('say it in German, Hungarian and Russian with their plurals', () => {
    expect(moveWords(build, context('build', 'de'))).toBe(
      'In Massilia bauen: 1 Ziegel, 1 Tuch, 5 Sesterzen',
    );
    expect(moveWords(build, context('build', 'hu'))).toContain('5 sestertius');
    expect(moveWords(build, context('build', 'ru'))).toContain('5 сестерциев');
  });

  it('say what a province brings to each, oneself first', () => {
    const produce = {
      move: 'produce Italia',
      changes: [
        { seat: 1, goods: { food: 1 } },
        { seat: 0, goods: { wine: 2 } },
      ],
    };
    expect(moveWords(produce, context('prefect'))).toBe('Italia: 2 wine; Bruno 1 food');
  });

  it('name lines, cards and the card to copy', () => {
    const say = (move: string, steps?: number): string =>
      moveWords({ move, changes: [], ...(steps ? { steps } : {}) }, context('put'));
    expect(say('to Messana-Neapolis:sea#2', 2)).toBe('sea route Messana–Neapolis: 2 steps');
    expect(say('to Novaria-Roma:land', 1)).toBe('road Novaria–Roma: 1 step');
    expect(say('card 3')).toBe('Buy Consul');
    expect(say('copy 1')).toBe('Bruno: Mason');
  });
});

describe('grouping', () => {
  it('finds what on the board a move means', () => {
    expect(targetOf(parseMove('lift sea Roma'), 1)).toEqual({
      what: 'colonist',
      seat: 1,
      kind: 'sea',
      place: 'Roma',
    });
    expect(targetOf(parseMove('sell brick 2'), 1)).toBeNull();
  });

  it('keeps two moves of one city together', () => {
    const legal = ['place land Leptis Magna', 'place sea Leptis Magna', 'done'].map((move) => ({
      move,
      changes: [],
    }));
    const found = [...byTarget(legal, 0).values()];
    expect(found).toHaveLength(1);
    expect(found[0]!.moves).toHaveLength(2);
  });

  it('orders trades by number, whatever the order they come in', () => {
    const legal = ['sell wine 2', 'buy wine 1', 'sell wine 1', 'done'].map((move) => ({
      move,
      changes: [],
    }));
    const [wine, ...others] = trades(legal);
    expect(others).toEqual([]);
    expect(wine!.sales.map(({ move }) => move)).toEqual(['sell wine 1', 'sell wine 2']);
    expect(wine!.purchases).toHaveLength(1);
  });
});

describe('the log', () => {
  const entry = (version: number, kind: string, more: Partial<LogEntry> = {}): LogEntry => ({
    version,
    kind,
    seat: 0,
    at: '',
    ...more,
  });

  it('leaves out what was taken back', () => {
    const log = [
      entry(1, 'play', { move: 'play architect' }),
      entry(2, 'play', { move: 'lift sea Roma' }),
      entry(3, 'undo', { to: 0, agreed: false }),
      entry(4, 'play', { move: 'play senator' }),
    ];
    expect(standing(log).map(({ move }) => move)).toEqual(['play senator']);
  });

  it('tells a move in words, and says nothing of "done"', () => {
    const { i18n, seats } = context('');
    expect(logWords(entry(1, 'play', { move: 'buy cloth 2' }), { i18n, seats })).toBe(
      'buys 2 cloth',
    );
    expect(logWords(entry(1, 'play', { move: 'done' }), { i18n, seats })).toBe('');
  });
});
