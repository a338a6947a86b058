/** The lines between cities as smooth curves that bend around what is in their way. */
import { type Box, type Point, rim } from '../../src/board/geometry.ts';
import type { Atlas, AtlasLine } from './atlas.ts';
import { CELL, cellAt, type Raster } from './raster.ts';
import { relax } from './relax.ts';
import { spread } from './spread.ts';

/** A line on its way to become a curve: points from the middle of one city to that of the other. */
export interface Route {
  line: AtlasLine;
  ends: [number, number];
  points: Point[];
}

/** What a route keeps off: the cities, by number, and the names on the sheet. */
export interface Obstacles {
  places: Point[];
  rims: number[];
  names: Box[];
}

/** Routes are sought on a grid that is coarser than the raster by this factor. */
const COARSE = 2;
const STEP = CELL * COARSE;
/** How much a cell of the wrong element costs, beside 1 for the right one. */
const WRONG = { land: 2.2, sea: 3.2 };
/** How far from a city, or from another route, a cell costs more. */
const NEAR_CITY = 26;
const NEAR_ROUTE = 20;

/** Lay all lines of a map, the shortest first. */
export function layRoutes(atlas: Atlas, places: Point[], raster: Raster): Route[] {
  const numbers = new Map(atlas.cities.map(({ name }, i) => [name, i]));
  const grid = coarseGrid(raster);
  const obstacles = { places, rims: atlas.cities.map(rim), names: [] };
  const used = new Float64Array(grid.columns * grid.rows);
  const routes = atlas.lines.map((line): Route => {
    const ends = line.ends.map((name) => numbers.get(name)!) as [number, number];
    return { line, ends, points: [] };
  });
  const length = ({ ends: [a, b] }: Route): number => distance(places[a]!, places[b]!);
  for (const route of [...routes].sort((a, b) => length(a) - length(b))) {
    route.points = findWay(route, obstacles, grid, used);
    markUsed(route.points, grid, used);
  }
  relax(routes, obstacles, raster, 160);
  return routes;
}

/** Let routes that are laid already give way to names, too. */
export function bendAroundNames(routes: Route[], obstacles: Obstacles, raster: Raster): void {
  relax(routes, obstacles, raster, 110);
}

interface Grid {
  columns: number;
  rows: number;
  coast: Float64Array;
}

function coarseGrid(raster: Raster): Grid {
  const [columns, rows] = [raster.columns / COARSE, raster.rows / COARSE];
  const coast = Float64Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = middle(i, columns);
    return raster.coast[cellAt(raster, x, y)]!;
  });
  return { columns, rows, coast };
}

function middle(cell: number, columns: number): [number, number] {
  return [((cell % columns) + 0.5) * STEP, (Math.floor(cell / columns) + 0.5) * STEP];
}

function findWay(route: Route, obstacles: Obstacles, grid: Grid, used: Float64Array): Point[] {
  const [from, to] = route.ends.map((city) => obstacles.places[city]!) as [Point, Point];
  const cell = ({ x, y }: Point): number =>
    Math.floor(y / STEP) * grid.columns + Math.floor(x / STEP);
  const wrong = WRONG[route.line.kind];
  const towardsLand = route.line.kind === 'land' ? 1 : -1;
  const toll = (i: number): number => {
    const isWrong = grid.coast[i]! * towardsLand < 0;
    return 1 + (isWrong ? wrong : 0) + used[i]! + cityToll(i, route, obstacles, grid.columns);
  };
  const { before } = spread(grid, [cell(from)], toll, cell(to));
  const way: Point[] = [to];
  for (let i = before[cell(to)]!; i >= 0 && i !== cell(from); i = before[i]!) {
    const [x, y] = middle(i, grid.columns);
    way.unshift({ x, y });
  }
  return resample([from, ...way]);
}

function cityToll(cell: number, { ends }: Route, obstacles: Obstacles, columns: number): number {
  const [x, y] = middle(cell, columns);
  let toll = 0;
  obstacles.places.forEach((city, i) => {
    const reach = obstacles.rims[i]! + NEAR_CITY;
    if (ends.includes(i) || Math.abs(city.x - x) > reach || Math.abs(city.y - y) > reach) return;
    const gap = Math.hypot(city.x - x, city.y - y);
    if (gap < reach) toll += 30 * (1 - gap / reach);
  });
  return toll;
}

/** Cells beside a route cost more for the next, but not near its ends, where routes must meet. */
function markUsed(points: Point[], { columns, rows }: Grid, used: Float64Array): void {
  const reach = Math.ceil(NEAR_ROUTE / STEP);
  for (const { x, y } of points.slice(3, -3)) {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const [column, row] = [Math.floor(x / STEP) + dx, Math.floor(y / STEP) + dy];
        if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
        used[row * columns + column] = Math.max(used[row * columns + column]!, 1.2);
      }
    }
  }
}

/** Put points at even distances along a way. */
export function resample(way: Point[], spacing = 12): Point[] {
  const total = length(way);
  const count = Math.max(6, Math.round(total / spacing));
  return Array.from({ length: count + 1 }, (_, i) => along(way, (total * i) / count));
}

export function length(way: Point[]): number {
  return way.slice(1).reduce((sum, point, i) => sum + distance(way[i]!, point), 0);
}

/** Return the point of a way after so much of its length. */
export function along(way: Point[], far: number): Point {
  let left = far;
  for (let i = 0; i + 1 < way.length; i++) {
    const [a, b] = [way[i]!, way[i + 1]!];
    const piece = distance(a, b);
    if (left <= piece && piece > 0) {
      return { x: a.x + ((b.x - a.x) * left) / piece, y: a.y + ((b.y - a.y) * left) / piece };
    }
    left -= piece;
  }
  return { ...way.at(-1)! };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
