/** The question of the moment, and who is asked, in words. */
import { partnerOf } from '../game/cost';
import { cardName, type Context, logWords, standing } from '../game/words';
import type { MessageKey } from '../i18n/en';
import type { LogEntry, Moment } from '../net/messages';

type Asking = Pick<Context, 'i18n' | 'seats'>;

/** Say what is asked of the viewer, or whom the others wait for. */
export function questionWords({ i18n, seats }: Asking, moment: Moment): string {
  if (moment.status === 'over') return i18n.t('ask.over');
  if (moment.status === 'waiting' || !moment.asked) return i18n.t('ask.wait');
  const { seat, question } = moment.asked;
  if (seat === null) return i18n.t('ask.legate');
  const name = seats[seat]?.name ?? '';
  if (!moment.legal) {
    const active = moment.game.seat;
    if (active === seat) return i18n.t('ask.other', { name });
    return i18n.t('ask.part', { name, active: seats[active]?.name ?? '' });
  }
  const { asker, kind } = moment.game.pending?.at(-1) ?? {};
  if (question === 'answer' && asker !== undefined && kind) {
    const values = { name: seats[asker]?.name ?? '', card: cardName(i18n, kind) };
    return i18n.t('ask.answer.card', values);
  }
  return i18n.t(`ask.${question}` as MessageKey);
}

/** Say whose turn it is where the viewer is asked in another's turn, and how much is left to do. */
export function besideWords({ i18n, game, seats, seat, question }: Context): string {
  const { steps, left } = game.pending?.at(-1) ?? {};
  if ((question === 'move' || question === 'put') && steps !== undefined)
    return i18n.t('ask.steps', { count: steps });
  if (question === 'buy' && left !== undefined) return i18n.t('ask.left', { count: left });
  if (game.seat === seat) return '';
  const name = seats[game.seat]?.name ?? '';
  return i18n.t(partnerOf(game, seat) === game.seat ? 'ask.partner' : 'ask.during', { name });
}

/** Say what somebody else did last: "Bruno builds in Massilia." */
export function lastWords(log: readonly LogEntry[], { i18n, seats, seat }: Context): string {
  const last = standing(log).findLast((entry) => logWords(entry, { i18n, seats }));
  if (!last || last.seat === null || last.seat === seat) return '';
  return `${seats[last.seat]?.name ?? ''} ${logWords(last, { i18n, seats })}.`;
}

/** Say what has been done in this turn, where its beginning was not seen: after a reload. */
export function turnWords(log: readonly LogEntry[], { i18n, seats }: Asking): string {
  const plays = standing(log).filter(({ kind }) => kind === 'play');
  return plays
    .slice(plays.findLastIndex(({ move }) => move === 'end') + 1)
    .map((entry) => logWords(entry, { i18n, seats }))
    .filter(Boolean)
    .join(', ');
}
