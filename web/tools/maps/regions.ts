/** The provinces as areas: each piece of land belongs to the city that is nearest over land. */
import { contours } from 'd3-contour';
import type { Point } from '../../src/board/geometry.ts';
import type { Atlas } from './atlas.ts';
import { noise } from './noise.ts';
import { CELL, cellAt, type Raster } from './raster.ts';
import { type Pair, type Ring, ringsPath, smoothRing, thinRing } from './rings.ts';
import { spread } from './spread.ts';

/** How far from its cities a province reaches, in units of the map, over even land. */
const REACH = 225;
/** How much farther a cell of the sea is than one of land. */
const SEA = 3;

export interface Regions {
  /** For each cell the number of its province, or -1. */
  province: Int16Array;
  paths: string[];
  /** The pairs of provinces that border on each other. */
  borders: [number, number][];
}

/** Divide the sheet into provinces. */
export function makeRegions(atlas: Atlas, places: Point[], raster: Raster): Regions {
  const province = assign(atlas, places, raster);
  const paths = atlas.provinces.map((_, i) => outline(province, i, raster));
  return { province, paths, borders: findBorders(province, raster) };
}

function assign(atlas: Atlas, places: Point[], raster: Raster): Int16Array {
  const price = (cell: number): number => toll(cell, raster);
  // The land around the capital, which has no province, belongs to its neighbours.
  const everywhere = places.map(({ x, y }) => cellAt(raster, x, y));
  const { cost } = spread(raster, everywhere, price);
  const seeds = seedsOf(atlas, places, raster);
  const { owner } = spread(
    raster,
    seeds.map(({ cell }) => cell),
    price,
  );
  return Int16Array.from(owner, (seed, cell) =>
    seed < 0 || cost[cell]! * CELL > REACH ? -1 : seeds[seed]!.province,
  );
}

interface Seed {
  cell: number;
  province: number;
}

/** A province grows from its cities, and from the land between them, so that it holds together. */
function seedsOf(atlas: Atlas, places: Point[], raster: Raster): Seed[] {
  const provinceAt = atlas.cities.map(({ province }) =>
    province === null ? -1 : atlas.provinces.indexOf(province),
  );
  const seeds = places.flatMap(({ x, y }, i): Seed[] =>
    provinceAt[i]! < 0 ? [] : [{ cell: cellAt(raster, x, y), province: provinceAt[i]! }],
  );
  places.forEach((a, i) => {
    places.slice(0, i).forEach((b, j) => {
      if (provinceAt[i]! < 0 || provinceAt[i] !== provinceAt[j]) return;
      const strangers = places.filter((_, k) => provinceAt[k] !== provinceAt[i]);
      for (const { x, y } of bridge(a, b, strangers, raster)) {
        seeds.push({ cell: cellAt(raster, x, y), province: provinceAt[i]! });
      }
    });
  });
  return seeds;
}

/** The room that a foreign city keeps around itself, beside a bridge between two others. */
const STRANGER_ROOM = 52;
/** Cities farther apart than this are not joined. */
const LONGEST_BRIDGE = 380;

/** Return points on the straight way between two cities, if it stays on land and off strangers. */
function bridge(a: Point, b: Point, strangers: Point[], raster: Raster): Point[] {
  const length = Math.hypot(a.x - b.x, a.y - b.y);
  const count = Math.floor(length / CELL);
  const points = Array.from({ length: count }, (_, i) => ({
    x: a.x + ((b.x - a.x) * i) / count,
    y: a.y + ((b.y - a.y) * i) / count,
  }));
  const wet = points.filter(({ x, y }) => !raster.land[cellAt(raster, x, y)]).length;
  const strange = strangers.some((city) =>
    points.some(({ x, y }) => Math.hypot(city.x - x, city.y - y) < STRANGER_ROOM),
  );
  return length > LONGEST_BRIDGE || strange || wet > count / 4 ? [] : points;
}

/** Uneven land makes borders wander as if they followed rivers and hills. */
function toll(cell: number, { columns, land }: Raster): number {
  const [x, y] = [(cell % columns) * CELL, Math.floor(cell / columns) * CELL];
  const hills = 0.55 + 0.6 * noise(x / 70, y / 70) + 0.3 * noise(x / 23, y / 23);
  return land[cell] ? hills : hills * SEA;
}

function outline(province: Int16Array, number: number, { columns, rows }: Raster): string {
  let soft = Float64Array.from(province, (owner) => (owner === number ? 1 : 0));
  for (let round = 0; round < 3; round++) soft = blur(soft, columns, rows);
  // A little below a half, so that where three provinces meet nothing stays bare.
  const shape = contours().size([columns, rows]).contour(Array.from(soft), 0.47);
  const rings = shape.coordinates.flatMap((polygon) => polygon as Pair[][]);
  return ringsPath(rings.map(scaled).filter((ring) => ring.length > 3));
}

function scaled(ring: Ring): Ring {
  // The last point of a ring repeats the first.
  const larger = ring.slice(0, -1).map(([x, y]): Pair => [x * CELL, y * CELL]);
  return smoothRing(thinRing(larger, 1.2));
}

/** Replace each cell by the mean of those within two cells of it, beside and above. */
function blur(cells: Float64Array, columns: number, rows: number): Float64Array<ArrayBuffer> {
  const once = blurAlong(cells, cells.length, 1, columns);
  return blurAlong(once, cells.length, columns, columns * rows);
}

function blurAlong(
  cells: Float64Array,
  size: number,
  step: number,
  span: number,
): Float64Array<ArrayBuffer> {
  const result = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    const start = Math.floor(i / span) * span;
    let sum = 0;
    for (let k = -2; k <= 2; k++) {
      const at = i + k * step;
      sum += at >= start && at < start + span ? cells[at]! : cells[i]!;
    }
    result[i] = sum / 5;
  }
  return result;
}

function findBorders(province: Int16Array, { columns, land }: Raster): [number, number][] {
  const found = new Map<string, [number, number]>();
  province.forEach((owner, i) => {
    for (const other of [province[i + 2], province[i + 2 * columns]]) {
      if (!land[i] || owner < 0 || other === undefined || other < 0 || other === owner) continue;
      const pair: [number, number] = owner < other ? [owner, other] : [other, owner];
      found.set(pair.join(), pair);
    }
  });
  return [...found.values()];
}
