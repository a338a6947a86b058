/** How far one click on “Undo” goes back. */
import type { LogEntry } from '../net/messages';

/** Return the version before the last move that stands, but not below `least`. */
export function lastOwnStep(log: readonly LogEntry[], least: number): number {
  const undone: number[] = [];
  for (let i = log.length - 1; i >= 0; i--) {
    const { kind, version, to } = log[i]!;
    if (undone.some((limit) => version > limit)) continue;
    if (kind === 'undo' && to !== undefined) undone.push(to);
    else if (kind === 'play') return Math.max(least, version - 1);
  }
  return least;
}
