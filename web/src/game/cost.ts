/** What houses and cards cost now, what somebody lacks for them, and what he has to pay with. */
import type { GameView, Goods, PlayerView } from '../net/messages';
import { cardOf, HOUSE_COINS, STORE_SPACES, SURCHARGES } from './cards';
import { type Good, GOODS } from './names';

/** A price: units of goods, units of any kind, and coins. */
export interface Cost {
  goods: Goods;
  any: number;
  coins: number;
}

/** What is missing of a cost: kinds, units of whatever kind, coins. */
export type Lack = Cost;

/** Return the cost of the next house in a city of a good where so many stand already. */
export function houseCost(good: Good, standing: number): Cost {
  const goods: Goods = good === 'brick' ? { food: 1 } : { brick: 1, [good]: 1 };
  return { goods, any: 0, coins: HOUSE_COINS[good] * (standing + 1) };
}

/** Return what the card at a place of the market costs; Consuls pay nothing for the place. */
export function cardCost(game: GameView, place: number, withPlace = true): Cost {
  const printed = cardOf(game.display[place] ?? '').cost;
  const besides = withPlace ? (SURCHARGES[game.options.market][place] ?? []) : [];
  const goods: Goods = {};
  let any = 0;
  for (const one of [...printed, ...besides]) {
    if (one === '?') any += 1;
    else goods[one] = (goods[one] ?? 0) + 1;
  }
  return { goods, any, coins: 0 };
}

/** Tell whether the card that is being played buys without the price of the place. */
export function buysWithoutPlace(game: GameView): boolean {
  const kind = game.pending?.at(-1)?.kind;
  return kind === 'consul' || kind === 'proconsul';
}

/** Return what a player lacks for a cost, or null if nothing. */
export function lackOf(cost: Cost, game: GameView, seat: number): Lack | null {
  const own = game.players[seat]!.goods;
  const goods: Goods = {};
  let left = 0;
  for (const good of GOODS) {
    const rest = own[good] - (cost.goods[good] ?? 0);
    if (rest < 0) goods[good] = -rest;
    else left += rest;
  }
  const any = Math.max(0, cost.any - left);
  const coins = Math.max(0, cost.coins - purse(game, seat));
  return any || coins || Object.keys(goods).length ? { goods, any, coins } : null;
}

/** Return the partner's seat in team play. */
export function partnerOf(game: GameView, seat: number): number | null {
  const seats = game.players.length;
  return game.mode === 'team' && seat >= 0 ? (seat + seats / 2) % seats : null;
}

/** Return the coins that a player can spend: in team play the partner's too. */
export function purse(game: GameView, seat: number): number {
  const partner = partnerOf(game, seat);
  const shared = partner === null ? 0 : game.players[partner]!.coins;
  return game.players[seat]!.coins + shared;
}

/** Return how many spaces of a storehouse are free. */
export function freeSpaces({ goods, store }: Pick<PlayerView, 'goods' | 'store'>): number {
  const units = GOODS.reduce((sum, good) => sum + goods[good], 0);
  return STORE_SPACES - store.land - store.sea - units;
}
