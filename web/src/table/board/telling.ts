/** What happened, told as lines: for the log, and for who listens. */
import { type Changed, changes } from '../../game/changes';
import { type LogContext, logWords, standing } from '../../game/words';
import type { LogEntry, Moment } from '../../net/messages';

export interface Line {
  entry: LogEntry;
  words: string;
}

/** A turn's lines in their order; `seat` is whose turn it is, null for what happens at the table. */
export interface Turn {
  key: number;
  seat: number | null;
  lines: Line[];
}

/** Add to a move what it changed, if it is the only one between two moments. */
export function withChanges(
  news: readonly LogEntry[],
  before: Moment | null,
  after: Moment,
): LogEntry[] {
  const alone =
    before && news.filter(({ kind }) => kind === 'play' || kind === 'undo').length === 1;
  if (!alone) return [...news];
  const changed = changes(before.game, after.game);
  return news.map((entry) => (entry.kind === 'play' ? { ...entry, changes: changed } : entry));
}

/** Say a number with its sign. */
export function signed(by: number): string {
  return by > 0 ? `+${by}` : `−${-by}`;
}

/** Say coins with their sign. */
export function signedCoins(i18n: LogContext['i18n'], by: number): string {
  const list = i18n.t('amount.coins', { count: Math.abs(by) });
  return (by > 0 ? '+' : '−') + list;
}

/** Group a log into turns, the newest first; a turn ends with its player's last word. */
export function turnsOf(log: readonly LogEntry[], context: LogContext): Turn[] {
  const turns: Turn[] = [];
  let open: Turn | null = null;
  for (const entry of standing(log)) {
    const played = entry.kind === 'play';
    if (played && !open?.lines.some((line) => line.entry.kind === 'play')) open = null;
    if (!open) {
      open = { key: entry.version, seat: played ? entry.seat : null, lines: [] };
      turns.unshift(open);
    }
    const words = logWords(entry, context);
    if (words) open.lines.push({ entry, words });
    if (entry.move === 'end') open = null;
  }
  return turns.filter(({ lines }) => lines.length);
}

/** Say a line in one sentence: who, what, and what it brought. */
export function lineWords({ entry, words }: Line, context: LogContext): string {
  const name = nameOf(entry.seat, context);
  const told = (entry.changes ?? []).map((one) => changeWords(one, entry.seat, context));
  return `${[name, words].filter(Boolean).join(' ')}${told.length ? `: ${told.join('; ')}` : ''}.`;
}

function changeWords(
  { seat, coins, goods }: Changed,
  of: number | null,
  context: LogContext,
): string {
  const { i18n } = context;
  const list = [
    ...goods.map(([good, by]) => `${signed(by)} ${i18n.t(`good.${good}`)}`),
    ...(coins ? [signedCoins(i18n, coins)] : []),
  ].join(', ');
  return seat === of ? list : `${nameOf(seat, context)} ${list}`;
}

function nameOf(seat: number | null, { seats }: LogContext): string {
  return seat === null ? '' : (seats[seat]?.name ?? '');
}
