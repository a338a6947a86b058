/** What a move changed in a player's storehouse: the difference of two positions. */
import { type Good, GOODS } from '../game/names';
import type { Position } from './api';

export interface Change {
  seat: number;
  coins: number;
  goods: [Good, number][];
}

/** List by how much each seat's coins and goods differ; seats without a difference are left out. */
export function changes(before: Position, after: Position): Change[] {
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
