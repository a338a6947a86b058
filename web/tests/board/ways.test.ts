import { expect, test } from 'vitest';
import { wayBetween } from '../../src/board/ways';
import { smallMap } from '../support/small_map';

function way(from: string, to: string, kind: 'land' | 'sea' = 'land'): string[] {
  return wayBetween(from, to, kind, smallMap).map((leg) => `${leg.from} ${leg.line.id} ${leg.to}`);
}

test('leads from a city to the middle of a line', () => {
  expect(way('Roma', 'Novaria-Roma:land')).toEqual(['Roma Novaria-Roma:land null']);
});

test('leads from line to line through the city between them', () => {
  expect(way('Novaria-Roma:land', 'Aquileia-Novaria:land')).toEqual([
    'null Novaria-Roma:land Novaria',
    'Novaria Aquileia-Novaria:land null',
  ]);
});

test('leads through lines between', () => {
  expect(way('Roma', 'Aquileia-Novaria:land')).toEqual([
    'Roma Novaria-Roma:land Novaria',
    'Novaria Aquileia-Novaria:land null',
  ]);
});

test('knows no way over the other element', () => {
  expect(way('Novaria', 'Aquileia-Roma:sea', 'sea')).toEqual([]);
});
