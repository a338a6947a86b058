/** Where on the sheet a place of the world lies: Mercator, fitted to the map's cities. */
import type { Point } from '../../src/board/geometry.ts';
import type { Atlas } from './atlas.ts';
import type { Pair } from './rings.ts';

export interface Frame {
  width: number;
  height: number;
  /** Units of the map for each radian at the equator, and where 0° N 0° E lies. */
  scale: number;
  origin: Point;
}

/** No sheet is larger; one that lies uses its width, one that stands its height. */
const LYING = { width: 1600, height: 1000 };
const STANDING = { width: 1160, height: 1500 };
/** Room between the outermost cities and the edge of the sheet. */
const MARGIN = { x: 110, y: 84 };

/** Fit the cities of a map into a sheet that lies, or stands where the map is taller than wide. */
export function makeFrame(atlas: Atlas): Frame {
  const points = atlas.cities.map(({ at: [latitude, longitude] }) => mercator(longitude, latitude));
  const [left, right] = bounds(points.map(([x]) => x));
  const [top, bottom] = bounds(points.map(([, y]) => y));
  const most = bottom - top > right - left ? STANDING : LYING;
  const scale = Math.min(
    (most.width - 2 * MARGIN.x) / (right - left),
    (most.height - 2 * MARGIN.y) / (bottom - top),
  );
  return {
    // Whole cells of every grid that is laid over the sheet.
    width: wholeCells(scale * (right - left) + 2 * MARGIN.x),
    height: wholeCells(scale * (bottom - top) + 2 * MARGIN.y),
    scale,
    origin: { x: MARGIN.x - scale * left, y: MARGIN.y - scale * top },
  };
}

function wholeCells(length: number): number {
  return Math.round(length / 40) * 40;
}

/** Return where a place lies on the sheet. */
export function locate({ scale, origin }: Frame, longitude: number, latitude: number): Pair {
  const [x, y] = mercator(longitude, latitude);
  return [origin.x + scale * x, origin.y + scale * y];
}

function mercator(longitude: number, latitude: number): Pair {
  const radians = Math.PI / 180;
  // The poles lie infinitely far away.
  const north = Math.max(-85, Math.min(85, latitude)) * radians;
  return [longitude * radians, -Math.log(Math.tan(Math.PI / 4 + north / 2))];
}

function bounds(values: number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
