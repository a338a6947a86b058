/** What somebody wants who plays briskly: to build and to buy, so that the game comes to its end. */
import type { Good } from '../../../src/game/names';

export type Goods = Record<Good, number>;

const SPECIALISTS = ['Mason', 'Farmer', 'Smith', 'Vintner', 'Weaver'];
/** With so many goods one goes and buys cards. */
const ENOUGH = 3;

/** Return the names of the cards that one would play, the best first. */
export function likedCards(goods: Goods, turn: number): string[] {
  const all = Object.values(goods).reduce((sum, count) => sum + count, 0);
  const canBuild = (goods.brick && all > goods.brick) || goods.food;
  const producers = ['Prefect', ...SPECIALISTS];
  const turned = producers.map((_, i) => producers[(i + turn) % producers.length]!);
  return [
    ...(canBuild ? ['Architect'] : []),
    ...(all >= ENOUGH ? ['Senator', 'Consul'] : []),
    ...turned,
    'Mercator',
    'Tribune',
  ];
}

export interface Deal {
  good: Good;
  /** Sell for money, or buy one unit. */
  sells: boolean;
}

/** Return the deals that one would like, the best first: bricks, else money for what is plenty. */
export function likedDeals(goods: Goods): Deal[] {
  const others = (['cloth', 'wine', 'tools', 'food'] as const).toSorted(
    (a, b) => goods[b] - goods[a],
  );
  const deals: Deal[] = goods.brick < 2 ? [{ good: 'brick', sells: false }] : [];
  if (goods[others[0]!] > 2) deals.push({ good: others[0]!, sells: true });
  const missing = others.filter((good) => !goods[good]);
  return [...deals, ...missing.map((good) => ({ good, sells: false }))];
}
