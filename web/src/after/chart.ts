/** The geometry of the chart of points over time. */
import type { Colour } from '../game/names';
import type { Score } from '../net/messages';

/** What the chart shows: the total, or one god. */
export type Series = keyof Score;

export interface Frame {
  width: number;
  height: number;
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** So that lines are told apart without colour; each colour has its own dashes. */
export const DASHES: Record<Colour, string> = {
  red: '',
  blue: '9 4',
  green: '2 3.5',
  yellow: '12 3 2 3',
  black: '5 3',
  white: '16 4 5 4',
};

export interface Scale {
  x: (turn: number) => number;
  y: (points: number) => number;
  /** The lines across, at round numbers of points. */
  ticks: number[];
  /** The number of turns nearest to a place on the chart. */
  turnAt: (x: number) => number;
}

/** Fit a game of so many turns, and points up to the most, into a frame. */
export function makeScale(turns: number, most: number, frame: Frame): Scale {
  const ticks = roundTicks(most);
  const top = ticks.at(-1)!;
  const wide = frame.width - frame.left - frame.right;
  const high = frame.height - frame.top - frame.bottom;
  const end = Math.max(turns, 1);
  return {
    x: (turn) => frame.left + (wide * turn) / end,
    y: (points) => frame.top + high * (1 - points / top),
    ticks,
    turnAt: (x) => Math.round(Math.min(1, Math.max(0, (x - frame.left) / wide)) * turns),
  };
}

/** Round numbers from 0 to at least the most, four to six of them. */
export function roundTicks(most: number): number[] {
  const rough = Math.max(most, 4) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 2.5, 5, 10].map((n) => n * power).find((n) => n >= rough)!,
  );
  return Array.from({ length: Math.ceil(Math.max(most, 4) / step) + 1 }, (_, i) => i * step);
}

/** The line through the points after each turn; those between equal ones are left out. */
export function linePath(points: readonly number[], { x, y }: Scale): string {
  const needed = points
    .map((value, turn) => ({ value, turn }))
    .filter(({ value, turn }) => value !== points[turn - 1] || value !== points[turn + 1]);
  return needed
    .map(({ value, turn }, i) => `${i ? 'L' : 'M'}${x(turn).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('');
}

/** Move labels at the lines' ends apart, each at least `gap` from the next, in their order. */
export function spreadLabels(wanted: readonly number[], gap: number, lowest: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  order.forEach((label, i) => {
    const above = i ? placed[order[i - 1]!]! + gap : -Infinity;
    placed[label] = Math.max(wanted[label]!, above);
  });
  [...order].reverse().forEach((label, i, all) => {
    const below = i ? placed[all[i - 1]!]! - gap : lowest;
    placed[label] = Math.min(placed[label]!, below);
  });
  return placed;
}
