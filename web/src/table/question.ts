/** The question of the moment, in words. */
import type { MessageKey } from '../i18n/en';
import type { Context } from '../game/words';
import type { Moment } from '../net/messages';

/** Say what is asked of the viewer, or whom the others wait for. */
export function questionWords(
  { i18n, seats }: Pick<Context, 'i18n' | 'seats'>,
  moment: Moment,
): string {
  if (moment.status === 'over') return i18n.t('ask.over');
  if (moment.status === 'waiting' || !moment.asked) return i18n.t('ask.wait');
  const { seat, question } = moment.asked;
  if (seat === null) return i18n.t('ask.legate');
  if (moment.legal) return i18n.t(`ask.${question}` as MessageKey);
  return i18n.t('ask.other', { name: seats[seat]?.name ?? '' });
}
