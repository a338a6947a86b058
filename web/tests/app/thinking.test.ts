// @vitest-environment jsdom
/** What the table works out to help one think: prices, what is missing, previews, sums, trades. */
import { describe, expect, it } from 'vitest';
import { affordable, lackWords, marketWhy } from '../../src/game/why';
import { cardCost, freeSpaces, houseCost, lackOf, partnerOf, purse } from '../../src/game/cost';
import { preview } from '../../src/game/preview';
import { isNothing, turnSum } from '../../src/game/sum';
import { outcome, planMoves, planned } from '../../src/game/trading';
import type { Context } from '../../src/game/words';
import type { MessageKey } from '../../src/i18n/en';
import { CATALOGUES, say } from '../../src/i18n/i18n.svelte';
import type { GameView, Goods, PlayerView } from '../../src/net/messages';

const NO_GOODS = { brick: 0, food: 0, tools: 0, wine: 0, cloth: 0 };

function player(goods: Goods, more: Partial<PlayerView> = {}): PlayerView {
  return {
    coins: 0,
    goods: { ...NO_GOODS, ...goods },
    hand: [],
    discard: [],
    houses: [],
    store: { land: 2, sea: 2 },
    in_cities: { Roma: { land: 1, sea: 0 } },
    on_lines: ['Ostia-Roma:sea'],
    hand_size: 0,
    discard_size: 0,
    ...more,
  };
}

function context(game: Partial<GameView>, question = 'buy'): Context {
  const i18n = { t: (key: MessageKey, values = {}) => say(CATALOGUES.en[key], values, 'en') };
  const view = {
    mode: 'base',
    options: { market: 'front', russian_colonist: false },
    display: ['smith@I', 'weaver@II', null, 'consul@II', 'proconsul@II', 'farmer@I'],
    markers: { Italia: { good: 'wine', active: false }, Gallia: { good: 'cloth', active: true } },
    players: [player({ brick: 1, cloth: 1 })],
    ...game,
  } as GameView;
  return { i18n, game: view, seats: [], seat: 0, question };
}

describe('what a card of the market costs', () => {
  it('is its own price and that of its place, but not for a Consul', () => {
    const { game } = context({});
    expect(cardCost(game, 5)).toEqual({ goods: { brick: 1, food: 1, cloth: 1 }, any: 1, coins: 0 });
    expect(cardCost(game, 3)).toEqual({ goods: { cloth: 2 }, any: 0, coins: 0 });
    expect(cardCost(game, 3, false)).toEqual({ goods: { cloth: 1 }, any: 0, coins: 0 });
  });

  it('takes what pays for "?" from what the rest leaves', () => {
    const poor = context({});
    expect(lackOf(cardCost(poor.game, 1), poor.game, 0)).toEqual({ goods: {}, any: 1, coins: 0 });
    const rich = context({ players: [player({ brick: 1, cloth: 1, wine: 1 })] });
    expect(lackOf(cardCost(rich.game, 1), rich.game, 0)).toBeNull();
    expect(affordable(rich.game, 0, true)).toBe(1);
  });

  it('is told with what one has not', () => {
    const one = context({ pending: [{ question: 'buy', kind: 'senator', left: 2 }] });
    expect(marketWhy(one, 0, true)).toBe('You have no tools.');
    expect(marketWhy(one, 3, true)).toBe('You lack 1 cloth.');
    expect(marketWhy(one, 1, true)).toBe('You lack 1 more unit for the “?”.');
    expect(lackWords(one, { goods: {}, any: 0, coins: 3 })).toBe('You lack 3 sestertii.');
  });

  it('is no reason where nothing is bought just now, nor a Proconsul with a Proconsul', () => {
    expect(marketWhy(context({}, 'play'), 0, true)).toBe('A Senator or a Consul buys cards.');
    const errand = context({ pending: [{ question: 'buy', kind: 'proconsul' }] });
    expect(marketWhy(errand, 4, true)).toContain('Proconsul');
    expect(marketWhy(errand, 3, true)).toBe('');
  });
});

describe('partners', () => {
  const four = [3, 0, 7, 1].map((coins) => player({}, { coins }));

  it('sit opposite each other, and pay from one purse', () => {
    const { game } = context({ mode: 'team', players: four });
    expect(partnerOf(game, 1)).toBe(3);
    expect(purse(game, 0)).toBe(10);
  });

  it('lack only the coins that neither has', () => {
    const cost = houseCost('wine', 2);
    const { game } = context({ mode: 'team', players: four });
    expect(lackOf(cost, game, 0)).toEqual({ goods: { brick: 1, wine: 1 }, any: 0, coins: 2 });
    const alone = context({ players: four }).game;
    expect(lackOf(cost, alone, 0)).toMatchObject({ coins: 9 });
  });

  it('are found in team play alone', () => {
    const { game } = context({ players: four });
    expect(partnerOf(game, 1)).toBeNull();
    expect(purse(game, 0)).toBe(3);
  });
});

describe('a card in the hand tells what it would do', () => {
  it('from what the server says of the move', () => {
    const legal = [
      { move: 'play tribune', changes: [{ seat: 0, coins: 2 }] },
      { move: 'play farmer', changes: [{ seat: 0, goods: { food: 2 } }] },
    ];
    const one = context({ players: [player({}, { discard: ['mason@I', 'smith@I'] })] }, 'play');
    expect(preview('tribune@start', one, legal)).toEqual({ words: '3 back', coins: 2 });
    expect(preview('farmer@I', one, legal)).toMatchObject({ words: '', goods: { food: 2 } });
  });

  it('from what lies on the table', () => {
    const one = context({}, 'play');
    expect(preview('architect@start', one, null).words).toBe('2 steps');
    expect(preview('colonist@I', one, null).coins).toBe(7);
    expect(preview('prefect@start', one, null).coins).toBe(2);
  });

  it('names the cards that a Diplomat could copy, but not the partner’s', () => {
    const discards = [[], ['mason@I'], ['weaver@II'], ['diplomat@start']];
    const players = discards.map((discard) => player({}, { discard }));
    expect(preview('diplomat@start', context({ players }, 'play'), null).words).toBe(
      'Mason, Weaver',
    );
    const team = context({ mode: 'team', players }, 'play');
    expect(preview('diplomat@start', team, null).words).toBe('Mason');
  });
});

describe('the sum of a turn', () => {
  const before = player({ brick: 2 }, { coins: 5, hand: ['prefect@start', 'prefect@start'] });

  it('is nothing where a card was played and no more', () => {
    const after = { ...before, hand: ['prefect@start'], discard: ['prefect@start'] };
    expect(isNothing(turnSum(before, after))).toBe(true);
  });

  it('has coins, goods, houses, cards and colonists', () => {
    const after = player(
      { brick: 1, wine: 1 },
      {
        coins: 3,
        hand: ['prefect@start', 'prefect@I'],
        discard: ['prefect@start'],
        houses: ['Massilia'],
        store: { land: 1, sea: 2 },
      },
    );
    expect(turnSum(before, after)).toEqual({
      coins: -2,
      goods: { brick: -1, wine: 1 },
      houses: ['Massilia'],
      cards: ['prefect@I'],
      colonists: 1,
    });
  });
});

describe('a Mercator', () => {
  const stock = { goods: { ...NO_GOODS, brick: 3 }, coins: 5, free: 1 };

  it('buys only what coins and spaces allow', () => {
    expect(planned({}, 'cloth', 2, stock)).toEqual({ cloth: 0 });
    expect(planned({}, 'tools', 2, stock)).toEqual({ tools: 1 });
    expect(planned({ brick: -3 }, 'cloth', 4, stock)).toMatchObject({ cloth: 2 });
  });

  it('can’t take back a sale that pays for something', () => {
    const plan = { brick: -3, cloth: 2 };
    expect(outcome(plan, stock)).toEqual({ coins: 0, free: 2 });
    expect(planned(plan, 'brick', 0, stock)).toEqual(plan);
  });

  it('sells before it buys', () => {
    expect(planMoves({ brick: 0, cloth: -1, wine: 2 })).toEqual(['sell cloth 1', 'buy wine 2']);
  });
});

it('a storehouse holds colonists and goods', () => {
  expect(freeSpaces(player({ brick: 3 }))).toBe(5);
});
