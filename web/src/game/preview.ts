/** What a card of one's hand would do if it were played now, in a few words. */
import type { Goods, Moment } from '../net/messages';
import { cardOf, MARKER_COINS } from './cards';
import { partnerOf } from './cost';
import { affordable } from './why';
import { cardName, type Context, paidAndGot } from './words';

export interface Preview {
  words: string;
  /** What it brings, besides the words. */
  goods?: Goods;
  coins?: number;
}

/** Say what playing a card would do now; nothing where that depends on what comes. */
export function preview(id: string, context: Context, legal: Moment['legal']): Preview {
  const { i18n, game, seat } = context;
  const { kind } = cardOf(id);
  const { discard } = game.players[seat]!;
  const move = legal?.find((one) => one.move === `play ${kind}`);
  const [goods, coins] = paidAndGot(move?.changes.find((one) => one.seat === seat)).got;
  switch (kind) {
    case 'tribune':
      return { words: i18n.t('preview.back', { count: discard.length + 1 }), coins };
    case 'architect':
      return { words: i18n.t('preview.steps', { count: onBoard(context) }) };
    case 'prefect':
      return markers(game) ? { words: i18n.t('preview.or'), coins: markers(game) } : { words: '' };
    case 'senator':
    case 'praetor':
      return { words: i18n.t('preview.cards', { count: affordable(game, seat, true) }) };
    case 'consul':
    case 'proconsul':
      return { words: i18n.t('preview.cards', { count: affordable(game, seat, false) }) };
    case 'colonist':
      return { words: i18n.t('preview.or'), coins: income(context) };
    case 'diplomat':
      return { words: tops(context) };
    case 'magister':
      return { words: discard.length ? cardName(i18n, discard.at(-1)!) : '' };
    default:
      return { words: '', goods, coins };
  }
}

function onBoard({ game, seat }: Context): number {
  const { in_cities, on_lines } = game.players[seat]!;
  return Object.values(in_cities).reduce((sum, { land, sea }) => sum + land + sea, on_lines.length);
}

/** Rule 5.8b, and its option. */
function income(context: Context): number {
  const count = onBoard(context);
  return context.game.options.russian_colonist ? 2 * count : 5 + count;
}

/** The coins that can be seen on the markers. */
function markers(game: Context['game']): number {
  return Object.values(game.markers)
    .filter(({ active }) => !active)
    .reduce((sum, { good }) => sum + MARKER_COINS[good], 0);
}

/** The cards that a Diplomat could copy. */
function tops({ i18n, game, seat }: Context): string {
  const partner = partnerOf(game, seat);
  const names = game.players
    .filter((_, one) => one !== seat && one !== partner)
    .flatMap(({ discard }) => discard.slice(-1))
    .filter((id) => cardOf(id).kind !== 'diplomat')
    .map((id) => cardName(i18n, id));
  return [...new Set(names)].join(', ');
}
