import { expect, test } from 'vitest';
import type { Lit, Target } from '../../src/board/api';
import { litSpots, spotAt, spotTowards } from '../../src/board/targets';
import { smallMap } from '../support/small_map';

const TARGETS: Target[] = [
  { what: 'city', city: 'Roma' },
  { what: 'city', city: 'Novaria' },
  { what: 'line', line: 'Aquileia-Novaria:land' },
  { what: 'city', city: 'Aquileia' },
];
const LIT: Lit[] = TARGETS.map((target) => ({ target, label: 'x' }));
const SPOTS = litSpots(LIT, smallMap, []);

function at(index: number): Target {
  return SPOTS[index]!.lit.target;
}

test('stands in reading order', () => {
  expect(SPOTS.map(({ x, y }) => [x, y])).toEqual([
    [300, 100],
    [500, 100],
    [700, 100],
    [100, 300],
  ]);
});

test('leaves out what the map does not have', () => {
  expect(litSpots([{ target: { what: 'city', city: 'Troia' }, label: '' }], smallMap, [])).toEqual(
    [],
  );
});

test('takes the nearest target within reach of a finger', () => {
  expect(spotAt(SPOTS, { x: 330, y: 100 }, 20)?.lit.target).toEqual({
    what: 'city',
    city: 'Novaria',
  });
  expect(spotAt(SPOTS, { x: 400, y: 100 }, 20)).toBeNull();
});

test('goes with the arrows to what lies there, and stays where nothing does', () => {
  expect(at(spotTowards(SPOTS, 0, 'ArrowRight'))).toEqual({
    what: 'line',
    line: 'Aquileia-Novaria:land',
  });
  expect(at(spotTowards(SPOTS, 0, 'ArrowDown'))).toEqual({ what: 'city', city: 'Roma' });
  expect(spotTowards(SPOTS, 0, 'ArrowUp')).toBe(0);
  expect(spotTowards(SPOTS, 0, 'End')).toBe(3);
  expect(spotTowards(SPOTS, 2, 'Home')).toBe(0);
});

test('passes by all of them with two keys, as arrows can leave one out', () => {
  const way = [0, 1, 2, 3].map((from) => spotTowards(SPOTS, from, 'PageDown'));
  expect(way).toEqual([1, 2, 3, 0]);
  expect(way.map((from) => spotTowards(SPOTS, from, 'PageUp'))).toEqual([0, 1, 2, 3]);
  expect(spotTowards([], -1, 'PageDown')).toBe(-1);
});
