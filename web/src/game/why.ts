/** Why something can't be done now, in words. */
import type { GameView } from '../net/messages';
import { cardOf } from './cards';
import { buysWithoutPlace, cardCost, type Lack, lackOf } from './cost';
import { GOODS } from './names';
import { amounts, cardName, type Context } from './words';

/** Say what somebody lacks: "You have no cloth. You lack 3 sestertii." */
export function lackWords({ i18n, game, seat }: Context, lack: Lack): string {
  const own = game.players[seat]!.goods;
  const words = GOODS.filter((good) => lack.goods[good]).map((good) =>
    own[good]
      ? i18n.t('why.few', { amounts: amounts(i18n, { [good]: lack.goods[good]! }) })
      : i18n.t('why.none', { good: i18n.t(`good.${good}`) }),
  );
  if (lack.any) words.push(i18n.t('why.any', { count: lack.any }));
  if (lack.coins) words.push(i18n.t('why.few', { amounts: amounts(i18n, {}, lack.coins) }));
  return words.join(' ');
}

/** Say why a card of the market can't be bought now. */
export function marketWhy(context: Context, place: number, myTurn: boolean): string {
  const { i18n, game, question, seat } = context;
  if (question !== 'buy' || !myTurn) {
    return i18n.t(game.mode === 'team' ? 'why.market.team' : 'why.market');
  }
  const pending = game.pending?.at(-1)?.kind;
  if (pending === 'proconsul' && cardOf(game.display[place]!).kind === 'proconsul') {
    return i18n.t('why.proconsul', { card: cardName(i18n, 'proconsul') });
  }
  const lack = lackOf(cardCost(game, place, !buysWithoutPlace(game)), game, seat);
  return lack ? lackWords(context, lack) : '';
}

/** Count the cards of the market that a player could pay, with the price of their places. */
export function affordable(game: GameView, seat: number, withPlace: boolean): number {
  return game.display.filter(
    (card, place) => card && !lackOf(cardCost(game, place, withPlace), game, seat),
  ).length;
}
