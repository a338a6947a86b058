import { expect, test } from 'vitest';
import { followPieces, groupPieces, kindOfLine, listPieces } from '../../src/board/pieces';
import { smallMap, smallView, viewWith } from '../support/small_map';

const STOOD = followPieces([], smallView);

function keysAt(pieces: typeof STOOD, seat: number, place: string): string[] {
  return pieces.filter((p) => p.seat === seat && p.place === place).map(({ key }) => key);
}

test('lists each colonist once', () => {
  expect(listPieces(smallView)).toHaveLength(5);
  expect(listPieces(smallView)).toContainEqual({
    seat: 1,
    kind: 'sea',
    place: 'Aquileia-Roma:sea',
  });
});

test('knows the kind of a line by its id, parallels too', () => {
  expect(kindOfLine('Messana-Neapolis:sea#2')).toBe('sea');
  expect(kindOfLine('A-B:land#2')).toBe('land');
});

test('keeps the keys of pieces that stay, and gives none twice', () => {
  expect(followPieces(STOOD, smallView)).toEqual(STOOD);
  expect(new Set(STOOD.map(({ key }) => key)).size).toBe(STOOD.length);
});

test('follows a colonist that moved', () => {
  const before = STOOD.find((p) => p.seat === 0 && p.kind === 'land')!.key;
  const next = viewWith(0, {
    in_cities: { Roma: { land: 0, sea: 1 } },
    on_lines: ['Novaria-Roma:land'],
  });
  expect(keysAt(followPieces(STOOD, next), 0, 'Novaria-Roma:land')).toEqual([before]);
});

test('gives a new colonist a key of its own', () => {
  const next = viewWith(0, { in_cities: { Roma: { land: 2, sea: 1 } } });
  const keys = followPieces(STOOD, next).map(({ key }) => key);
  expect(new Set(keys).size).toBe(6);
});

test('forgets a colonist that left the board, and does not take a ship for a walker', () => {
  const next = viewWith(1, { on_lines: [], in_cities: { Roma: { land: 3, sea: 0 } } });
  const ship = keysAt(STOOD, 1, 'Aquileia-Roma:sea')[0];
  expect(followPieces(STOOD, next).map(({ key }) => key)).not.toContain(ship);
});

test('stands equal colonists of a city together, with their number, and apart from others', () => {
  const groups = groupPieces(STOOD, smallMap);
  const inRoma = groups.filter(({ place }) => place === 'Roma');
  expect(inRoma.map(({ seat, kind, count }) => [seat, kind, count])).toEqual([
    [0, 'land', 1],
    [0, 'sea', 1],
    [1, 'land', 2],
  ]);
  expect(new Set(inRoma.map(({ x }) => x)).size).toBe(3);
});

test('stands a colonist on the stop of its line', () => {
  const ship = groupPieces(STOOD, smallMap).find(({ place }) => place === 'Aquileia-Roma:sea');
  expect(ship).toMatchObject({ x: 450, y: 280 });
});
