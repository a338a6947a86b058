/** What the client knows of printed numbers is what the engine's files say. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { HOUSE_COINS, MARKER_COINS, PRICES, SURCHARGES } from '../../src/game/cards';
import { houseCost } from '../../src/game/cost';

interface Rulesets {
  goods: Record<string, { price: number; house_coins: number; marker_coins: number }>;
  market: Record<string, string[][]>;
}

const FILE = join(import.meta.dirname, '../../../src/concordia/content/rulesets.toml');
const { goods, market } = parse(readFileSync(FILE, 'utf8')) as unknown as Rulesets;

function column(name: 'price' | 'house_coins' | 'marker_coins'): Record<string, number> {
  return Object.fromEntries(Object.entries(goods).map(([good, row]) => [good, row[name]]));
}

it('has the prices of goods, houses and markers', () => {
  expect(PRICES).toEqual(column('price'));
  expect(HOUSE_COINS).toEqual(column('house_coins'));
  expect(MARKER_COINS).toEqual(column('marker_coins'));
});

it('has the surcharges of both sides of the market', () => {
  expect(SURCHARGES).toEqual(market);
});

describe('a house', () => {
  it('costs brick and its good, and coins for each house that is there then', () => {
    expect(houseCost('wine', 0)).toEqual({ goods: { brick: 1, wine: 1 }, any: 0, coins: 4 });
    expect(houseCost('wine', 2)).toEqual({ goods: { brick: 1, wine: 1 }, any: 0, coins: 12 });
  });

  it('costs food where brick is made', () => {
    expect(houseCost('brick', 1)).toEqual({ goods: { food: 1 }, any: 0, coins: 2 });
  });
});
