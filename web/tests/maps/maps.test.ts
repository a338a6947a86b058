/** Every map of the project, drawn: nothing is missing, and nothing is in the way of anything. */
import { describe, expect, test } from 'vitest';
import { rim, SIZES } from '../../src/board/geometry';
import { MAPS, readAtlas } from '../../tools/maps/atlas';
import { gapTo, overlap } from '../../tools/maps/labels';
import { makeMap } from '../../tools/maps/make_map';
import { distance } from '../../tools/maps/routes';
import { pairs } from '../support/pairs';

describe.each(MAPS)('%s', (id) => {
  const atlas = readAtlas(id);
  const { geometry, routes } = makeMap(id);
  const { cities, lines, provinces, width, height } = geometry;

  test('has every city, line and province of the map', () => {
    expect(cities.map(({ name }) => name).sort()).toEqual(
      atlas.cities.map(({ name }) => name).sort(),
    );
    expect(lines.map((line) => line.id).sort()).toEqual(atlas.lines.map((line) => line.id).sort());
    expect(provinces.map(({ name }) => name)).toEqual(atlas.provinces);
    for (const { path } of provinces) expect(path).toMatch(/^M/);
  });

  test('keeps cities 59 apart', () => {
    for (const [a, b] of pairs(cities)) {
      expect(distance(a, b), `${a.name} and ${b.name}`).toBeGreaterThanOrEqual(59);
    }
  });

  test('writes no name over a city, another name, or the edge', () => {
    for (const { name, label } of cities) {
      for (const city of cities) {
        expect(gapTo(label, city), `${name} over ${city.name}`).toBeGreaterThanOrEqual(
          rim(city) - 0.1,
        );
      }
      expect(label.x - label.width / 2, name).toBeGreaterThan(0);
      expect(label.x + label.width / 2, name).toBeLessThan(width);
      expect(label.y - label.height / 2, name).toBeGreaterThan(0);
      expect(label.y + label.height / 2, name).toBeLessThan(height);
    }
    for (const [a, b] of pairs(cities)) {
      expect(overlap(a.label, b.label), `${a.name} over ${b.name}`).toBe(0);
    }
  });

  test('leads no line through a city that is not its own', () => {
    for (const { line, points } of routes) {
      for (const city of cities.filter(({ name }) => !line.ends.includes(name))) {
        const gap = Math.min(...points.map((point) => distance(point, city)));
        expect(gap, `${line.id} through ${city.name}`).toBeGreaterThan(rim(city) + 4);
      }
    }
  });

  test('leaves room for the colonists on lines', () => {
    for (const [a, b] of pairs(lines)) {
      expect(distance(a.stop, b.stop), `${a.id} and ${b.id}`).toBeGreaterThan(2 * SIZES.stop);
    }
    for (const { id: line, stop } of lines) {
      for (const city of cities) {
        expect(distance(stop, city), `${line} in ${city.name}`).toBeGreaterThan(
          rim(city) + SIZES.stop,
        );
      }
      for (const { name, label } of cities) {
        expect(gapTo(label, stop), `${line} under the name of ${name}`).toBeGreaterThan(
          SIZES.stop * 0.6,
        );
      }
    }
  });

  test('lays bonus markers off cities, names, stops and each other', () => {
    for (const { name, marker } of provinces) {
      for (const city of cities) {
        expect(distance(marker, city), `${name} over ${city.name}`).toBeGreaterThan(
          rim(city) + SIZES.marker,
        );
        expect(gapTo(city.label, marker), `${name} over ${city.name}`).toBeGreaterThan(
          SIZES.marker,
        );
      }
      for (const { id: line, stop } of lines) {
        expect(distance(marker, stop), `${name} over ${line}`).toBeGreaterThan(
          SIZES.stop + SIZES.marker,
        );
      }
    }
    for (const [a, b] of pairs(provinces)) {
      expect(distance(a.marker, b.marker), `${a.name} over ${b.name}`).toBeGreaterThan(
        2 * SIZES.marker,
      );
      expect(overlap(a.label, b.label), `${a.name} over ${b.name}`).toBe(0);
    }
  });

  test('paints no two provinces alike', () => {
    const pigments = provinces.map(({ pigment }) => pigment);
    expect(new Set(pigments).size).toBe(pigments.length);
  });

  test('parts parallel lines in their middles', () => {
    for (const [a, b] of pairs(lines)) {
      if (a.ends.join() !== b.ends.join()) continue;
      expect(distance(a.stop, b.stop), `${a.id} and ${b.id}`).toBeGreaterThan(2 * SIZES.stop);
    }
  });
});
