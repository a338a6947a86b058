/** What a house costs in a city now, and what somebody lacks for it. */
import type { Goods, PlayerView } from '../net/messages';
import { HOUSE_COINS } from './cards';
import { type Good, GOODS } from './names';

export interface Cost {
  goods: Goods;
  coins: number;
}

/** Return the cost of the next house in a city of a good where so many stand already. */
export function houseCost(good: Good, standing: number): Cost {
  const goods: Goods = good === 'brick' ? { food: 1 } : { brick: 1, [good]: 1 };
  return { goods, coins: HOUSE_COINS[good] * (standing + 1) };
}

/** Return how much of a cost a player does not have; in a team the partner's coins may help. */
export function lacking({ goods, coins }: Cost, player: PlayerView, team: boolean): Cost {
  const missing = GOODS.map((good): [Good, number] => [
    good,
    Math.max(0, (goods[good] ?? 0) - player.goods[good]),
  ]);
  return {
    goods: Object.fromEntries(missing.filter(([, count]) => count)),
    coins: team ? 0 : Math.max(0, coins - player.coins),
  };
}
