/** What the table screen works out by itself: how far one click undoes, and which card was bought. */
import { expect, it } from 'vitest';
import type { LogEntry } from '../../src/net/messages';
import { followMarket } from '../../src/table/market';
import { lastOwnStep } from '../../src/table/undo';

const played = (version: number, move: string): LogEntry => ({
  version,
  kind: 'play',
  seat: 0,
  at: '',
  move,
});
const undone = (version: number, to: number): LogEntry => ({
  version,
  kind: 'undo',
  seat: 0,
  at: '',
  to,
});

it('undoes the last move that stands', () => {
  const log = [played(1, 'end'), played(2, 'play architect'), played(3, 'lift sea Roma')];
  expect(lastOwnStep(log, 1)).toBe(2);
  expect(lastOwnStep([...log, undone(4, 2)], 1)).toBe(1);
  expect(lastOwnStep([...log, undone(4, 2), played(5, 'done')], 1)).toBe(4);
});

it('never goes back further than allowed', () => {
  expect(lastOwnStep([played(1, 'play architect')], 1)).toBe(1);
});

it('names bought cards while the market moves up', () => {
  const log = [
    played(1, 'card 2'),
    played(2, 'card 1'),
    played(3, 'end'),
    played(4, 'card 1'),
    played(5, 'card 2'),
  ];
  const named = followMarket(log, ['mason@I', 'farmer@I', 'smith@I']);
  expect(named.map(({ card }) => card)).toEqual([
    'farmer@I',
    'mason@I',
    undefined,
    'smith@I',
    undefined,
  ]);
});
