/** Where the names of provinces and their bonus markers lie: on their land, off everything else. */
import { type Box, type Point, SIZES } from '../../src/board/geometry.ts';
import { gapTo, overlap } from './labels.ts';
import { CELL, cellAt, type Raster } from './raster.ts';
import type { Regions } from './regions.ts';
import { capitalsWidth } from './text_width.ts';

export interface Title {
  label: Box & { size: number };
  marker: Point;
}

export interface Things {
  places: Point[];
  rims: number[];
  names: Box[];
  stops: Point[];
  /** For each cell how far it is from the nearest route. */
  routes: Float64Array;
}

const FONT_SIZES = [27, 23, 19];
/** The room between the letters, in parts of the size. */
export const LETTERSPACING = 0.16;
/** Every so many cells a place is tried. */
const RASTER_STEP = 4;

/** Choose places for the title of every province, one after the other. */
export function placeTitles(
  provinces: string[],
  regions: Regions,
  raster: Raster,
  things: Things,
): Title[] {
  const taken: Title[] = [];
  provinces.forEach((name, number) => {
    taken.push(best(name, number, regions, raster, things, taken));
  });
  return taken;
}

function best(
  name: string,
  number: number,
  regions: Regions,
  raster: Raster,
  things: Things,
  taken: Title[],
): Title {
  let found: Title | undefined;
  let least = Infinity;
  for (const at of cellsOf(number, regions, raster)) {
    for (const title of layouts(name, at)) {
      const cost = costOf(title, number, regions, raster, things, taken);
      if (cost < least) [found, least] = [title, cost];
    }
  }
  if (!found) throw new Error(`${name} has no land on the sheet`);
  return found;
}

function* cellsOf(
  number: number,
  { province }: Regions,
  { columns, rows }: Raster,
): Generator<Point> {
  for (let row = 0; row < rows; row += RASTER_STEP) {
    for (let column = 0; column < columns; column += RASTER_STEP) {
      const cell = row * columns + column;
      if (province[cell] === number) yield { x: column * CELL, y: row * CELL };
    }
  }
}

/** The marker before its name, above it, or below. */
function layouts(name: string, at: Point): Title[] {
  return FONT_SIZES.flatMap((size) => {
    const width = capitalsWidth(name, size, LETTERSPACING);
    const box = { width, height: size * 0.8, size };
    const beside = width / 2 + SIZES.marker + 6;
    const over = box.height / 2 + SIZES.marker + 4;
    return [
      {
        label: { ...box, x: at.x + SIZES.marker, y: at.y },
        marker: { x: at.x + SIZES.marker - beside, y: at.y },
      },
      { label: { ...box, x: at.x, y: at.y + over / 2 }, marker: { x: at.x, y: at.y - over / 2 } },
      { label: { ...box, x: at.x, y: at.y - over / 2 }, marker: { x: at.x, y: at.y + over / 2 } },
    ];
  });
}

function costOf(
  { label, marker }: Title,
  number: number,
  regions: Regions,
  raster: Raster,
  things: Things,
  taken: Title[],
): number {
  return (
    outside(label, marker, raster) * 1000 +
    (FONT_SIZES[0]! - label.size) * 2.5 +
    costOfLabel(label, things, taken) +
    costOfMarker(marker, things, taken) +
    costOfSamples(label, number, regions, raster, things.routes) +
    Math.max(0, SIZES.marker + 6 - things.routes[cellAt(raster, marker.x, marker.y)]!) * 5 +
    4 * strayCost(marker, number, regions, raster)
  );
}

/** Everything stays this far from the edge of the sheet. */
const EDGE = 12;

function outside(label: Box, marker: Point, { columns, rows }: Raster): number {
  const [width, height] = [columns * CELL, rows * CELL];
  const over = (at: number, half: number, size: number): boolean =>
    at - half < EDGE || at + half > size - EDGE;
  const faults = [
    over(label.x, label.width / 2, width),
    over(label.y, label.height / 2, height),
    over(marker.x, SIZES.marker, width),
    over(marker.y, SIZES.marker, height),
  ];
  return faults.filter(Boolean).length;
}

function costOfLabel(label: Box, things: Things, taken: Title[]): number {
  let cost = 0;
  things.places.forEach((place, i) => {
    if (gapTo(label, place) < things.rims[i]! + 4) cost += 300;
  });
  for (const name of things.names) if (overlap(label, name) > 0) cost += 300;
  for (const stop of things.stops) if (gapTo(label, stop) < SIZES.stop + 2) cost += 60;
  for (const other of taken) {
    if (overlap(label, other.label) > 0) cost += 300;
    if (gapTo(label, other.marker) < SIZES.marker + 2) cost += 300;
  }
  return cost;
}

function costOfMarker(marker: Point, things: Things, taken: Title[]): number {
  const gap = (other: Point): number => Math.hypot(other.x - marker.x, other.y - marker.y);
  let cost = 0;
  things.places.forEach((place, i) => {
    const free = gap(place) - things.rims[i]! - SIZES.marker;
    if (free < 16) cost += free < 4 ? 500 : 20;
  });
  for (const name of things.names) if (gapTo(name, marker) < SIZES.marker + 3) cost += 400;
  for (const stop of things.stops) if (gap(stop) < SIZES.stop + SIZES.marker + 3) cost += 300;
  for (const other of taken) {
    if (gap(other.marker) < 2 * SIZES.marker + 4) cost += 500;
    if (gapTo(other.label, marker) < SIZES.marker + 3) cost += 400;
  }
  return cost;
}

/** Look at points all over a name: it should lie on its own land, and off the routes. */
function costOfSamples(
  label: Box,
  number: number,
  regions: Regions,
  raster: Raster,
  routes: Float64Array,
): number {
  let cost = 0;
  for (let i = -6; i <= 6; i++) {
    const x = label.x + (i / 12) * label.width;
    cost += strayCost({ x, y: label.y }, number, regions, raster);
    for (const part of [-0.5, 0, 0.5]) {
      if (routes[cellAt(raster, x, label.y + part * label.height)]! < 6) cost += 4;
    }
  }
  return cost;
}

/** A name may run out over its own sea, if it must, but not over anybody else's. */
function strayCost(at: Point, number: number, { province }: Regions, raster: Raster): number {
  const cell = cellAt(raster, at.x, at.y);
  if (province[cell] === number) return raster.land[cell] ? 0 : 2;
  return raster.land[cell] ? 7 : 5;
}
