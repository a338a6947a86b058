/** A Mercator's trades as they are being thought out: how far each slider goes, and what comes of it. */
import { PRICES } from './cards';
import { type Good, GOODS } from './names';

/** Units by good: sold ones are negative. */
export type Plan = Partial<Record<Good, number>>;

/** What a trader has. */
export interface Stock {
  goods: Record<Good, number>;
  /** What can be spent, in team play with the partner's coins. */
  coins: number;
  free: number;
}

/** Return coins and free spaces after a plan. */
export function outcome(plan: Plan, stock: Stock): { coins: number; free: number } {
  let { coins, free } = stock;
  for (const [good, count] of Object.entries(plan) as [Good, number][]) {
    coins -= count * PRICES[good];
    free -= count;
  }
  return { coins, free };
}

/** Return a plan with a good set as near to a count as coins, goods and spaces allow. */
export function planned(plan: Plan, good: Good, count: number, stock: Stock): Plan {
  const most = mostOf(plan, good, stock);
  return { ...plan, [good]: Math.max(-stock.goods[good], Math.min(most, count)) };
}

/** Return how many units of a good can be bought beside the rest of a plan: negative if it must be sold. */
export function mostOf(plan: Plan, good: Good, stock: Stock): number {
  const { coins, free } = outcome({ ...plan, [good]: 0 }, stock);
  return Math.min(Math.floor(coins / PRICES[good]), free);
}

/** Return the goods of a plan that are traded. */
export function tradedIn(plan: Plan): Good[] {
  return GOODS.filter((good) => plan[good]);
}

/** Return the moves of a plan: sales first, as they bring coins and spaces. */
export function planMoves(plan: Plan): string[] {
  const entries = tradedIn(plan).map((good) => ({ good, count: plan[good]! }));
  entries.sort((a, b) => a.count - b.count);
  return entries.map(
    ({ good, count }) => `${count < 0 ? 'sell' : 'buy'} ${good} ${Math.abs(count)}`,
  );
}
