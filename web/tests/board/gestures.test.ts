// @vitest-environment jsdom
/** What fingers mean: a tap, two of them, and when two taps are not one double tap. */
import { afterEach, expect, test, vi } from 'vitest';
import { listen } from '../../src/board/gestures';

const node = document.createElement('div');
let stop = (): void => undefined;
afterEach(() => stop());

function listenTo(choosing: boolean): {
  tap: ReturnType<typeof vi.fn>;
  doubleTap: ReturnType<typeof vi.fn>;
} {
  const [tap, doubleTap, other] = [vi.fn(() => choosing), vi.fn(), vi.fn()];
  stop = listen(node, { tap, doubleTap, drag: other, zoom: other, hover: other });
  return { tap, doubleTap };
}

function tapAt(x: number, timeStamp: number): void {
  for (const type of ['pointerdown', 'pointerup']) {
    const event = new MouseEvent(type, { clientX: x, clientY: 10 });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    node.dispatchEvent(event);
  }
}

test('two quick taps at one place are a double tap', () => {
  const { doubleTap } = listenTo(false);
  tapAt(10, 0);
  tapAt(14, 200);
  expect(doubleTap).toHaveBeenCalledOnce();
});

test.each([
  ['far from each other', false, 200, 200],
  ['slow', false, 14, 900],
  ['of which the first chose something', true, 14, 200],
])('taps that are %s are two', (_, choosing, x, time) => {
  const { tap, doubleTap } = listenTo(choosing);
  tapAt(10, 0);
  tapAt(x, time);
  expect([tap.mock.calls.length, doubleTap.mock.calls.length]).toEqual([2, 0]);
});
