/** What a move changed in players' storehouses: the difference of two views. */
import { type Good, GOODS } from './names';

export interface Changed {
  seat: number;
  coins: number;
  goods: [Good, number][];
}

/** What of a view is compared; a whole one will do. */
export interface Purses {
  players: { coins: number; goods: Record<Good, number> }[];
}

/** List by how much each seat's coins and goods differ; seats without a difference are left out. */
export function changes(before: Purses, after: Purses): Changed[] {
  return after.players
    .map((player, seat) => {
      const old = before.players[seat]!;
      const goods = GOODS.map((good): [Good, number] => [
        good,
        player.goods[good] - old.goods[good],
      ]);
      return { seat, coins: player.coins - old.coins, goods: goods.filter(([, by]) => by !== 0) };
    })
    .filter(({ coins, goods }) => coins !== 0 || goods.length > 0);
}
