/** Which card a position of the market meant, while purchases and turns go by. */
import { parseMove } from '../game/moves';
import type { LogEntry } from '../net/messages';

/** Add to purchases the card that was bought, starting from the market before them. */
export function followMarket(
  entries: readonly LogEntry[],
  before: readonly (string | null)[],
): LogEntry[] {
  let display: (string | null)[] = [...before];
  return entries.map((entry) => {
    if (entry.kind === 'undo') display = [];
    if (entry.kind !== 'play') return entry;
    const { does, what } = parseMove(entry.move ?? '');
    // What is left moves up; what is new at the end is not known before the next moment.
    if (does === 'end') display = display.filter((card) => card !== null);
    if (does !== 'card') return entry;
    const card = display[Number(what) - 1];
    display[Number(what) - 1] = null;
    return card ? { ...entry, card } : entry;
  });
}
