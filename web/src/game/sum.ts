/** What a turn has done to a player: two moments compared. */
import type { Goods, PlayerView } from '../net/messages';
import { GOODS } from './names';

export interface TurnSum {
  coins: number;
  goods: Goods;
  houses: string[];
  /** Ids of cards that were bought. */
  cards: string[];
  colonists: number;
}

/** Return what a player has more or less than before. */
export function turnSum(before: PlayerView, after: PlayerView): TurnSum {
  const goods: Goods = {};
  for (const good of GOODS) {
    const more = after.goods[good] - before.goods[good];
    if (more) goods[good] = more;
  }
  return {
    coins: after.coins - before.coins,
    goods,
    houses: without(after.houses, before.houses),
    cards: without(cardsOf(after), cardsOf(before)),
    colonists: before.store.land + before.store.sea - after.store.land - after.store.sea,
  };
}

/** Tell whether a turn has changed nothing. */
export function isNothing({ coins, goods, houses, cards, colonists }: TurnSum): boolean {
  return !coins && !colonists && !Object.keys(goods).length && !houses.length && !cards.length;
}

function cardsOf({ hand = [], discard }: PlayerView): string[] {
  return [...hand, ...discard];
}

/** Return what is in one list and not in the other; what stands twice counts twice. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
