/** Routes as elastic bands: they straighten, and are pushed by cities, names, coasts, each other. */
import type { Box, Point } from '../../src/board/geometry.ts';
import { CELL, cellAt, type Raster } from './raster.ts';
import type { Obstacles, Route } from './routes.ts';

/** The room between a route and a city that is not its own, beyond the city's rim. */
const CITY_ROOM = 20;
/** The room between the middles of two routes. */
const ROUTE_ROOM = 17;
/** Between routes that join the same cities there is more, as colonists stand side by side. */
const PARALLEL_ROOM = 30;
/** The room between a route and a name. */
const NAME_ROOM = 6;
/** How far the pull of the coast reaches. */
const DEEP = 26;

/** Let the bands settle for so many rounds. */
export function relax(routes: Route[], obstacles: Obstacles, raster: Raster, rounds: number): void {
  for (let round = 0; round < rounds; round++) {
    const cells = sortIntoCells(routes);
    const pushes = routes.map((route) => pushesOn(route, obstacles, raster, cells));
    routes.forEach((route, i) => move(route, pushes[i]!, obstacles));
  }
}

function pushesOn(route: Route, obstacles: Obstacles, raster: Raster, cells: Cells): Point[] {
  return route.points.map((point, i) => {
    const push = { x: 0, y: 0 };
    const part = i / (route.points.length - 1);
    if (part === 0 || part === 1) return push;
    // Bands lie fast at their ends and are free in the middle.
    const freedom = Math.min(1, 2.4 * Math.min(part, 1 - part));
    pushOffRoutes(push, point, route, cells, freedom);
    pushOffNames(push, point, obstacles.names);
    pullToElement(push, point, route, raster, freedom);
    return push;
  });
}

function move(route: Route, pushes: Point[], obstacles: Obstacles): void {
  const old = route.points;
  route.points = old.map((point, i) => {
    const [before, after] = [old[i - 1], old[i + 1]];
    if (!before || !after) return point;
    const next = {
      x: point.x + 0.5 * ((before.x + after.x) / 2 - point.x) + pushes[i]!.x,
      y: point.y + 0.5 * ((before.y + after.y) / 2 - point.y) + pushes[i]!.y,
    };
    return keepOffCities(next, route, obstacles);
  });
}

/** Nothing but a foreign city is a wall: its room is never entered. */
function keepOffCities(point: Point, { ends }: Route, { places, rims }: Obstacles): Point {
  const kept = point;
  places.forEach((city, i) => {
    if (!ends.includes(i)) shift(kept, kept, city, rims[i]! + CITY_ROOM, 0.7);
  });
  return kept;
}

function pushOffRoutes(push: Point, at: Point, route: Route, cells: Cells, freedom: number): void {
  for (let dx = -ROUTE_ROOM; dx <= ROUTE_ROOM; dx += ROUTE_ROOM) {
    for (let dy = -ROUTE_ROOM; dy <= ROUTE_ROOM; dy += ROUTE_ROOM) {
      for (const { owner, point } of cells.get(keyOf(at.x + dx, at.y + dy)) ?? []) {
        if (owner === route) continue;
        const room = areParallel(owner, route) ? PARALLEL_ROOM : ROUTE_ROOM;
        shift(push, at, point, room, 0.06 * freedom);
      }
    }
  }
}

function areParallel(a: Route, b: Route): boolean {
  return a.ends.every((city) => b.ends.includes(city));
}

/** Add to `push` what moves `at` away from `other`, if it is nearer than `room`. */
function shift(push: Point, at: Point, other: Point, room: number, strength: number): void {
  const [dx, dy] = [at.x - other.x, at.y - other.y];
  const gap = Math.hypot(dx, dy);
  if (gap >= room || gap < 1e-6) return;
  const force = (strength * (room - gap)) / gap;
  push.x += dx * force;
  push.y += dy * force;
}

function pushOffNames(push: Point, { x, y }: Point, names: Box[]): void {
  for (const name of names) {
    const [dx, dy] = [x - name.x, y - name.y];
    const overX = name.width / 2 + NAME_ROOM - Math.abs(dx);
    const overY = name.height / 2 + NAME_ROOM - Math.abs(dy);
    if (overX <= 0 || overY <= 0) continue;
    if (overY <= overX) push.y += 0.25 * overY * (dy < 0 ? -1 : 1);
    else push.x += 0.25 * overX * (dx < 0 ? -1 : 1);
  }
}

/** Ships stay off the land, and roads off the sea, where the way is not too far. */
function pullToElement(
  push: Point,
  { x, y }: Point,
  { line }: Route,
  raster: Raster,
  freedom: number,
): void {
  const sign = line.kind === 'land' ? 1 : -1;
  const depth = 8 - sign * raster.coast[cellAt(raster, x, y)]!;
  if (depth <= 0 || depth > DEEP) return;
  const slope = (dx: number, dy: number): number =>
    raster.coast[cellAt(raster, x + dx, y + dy)]! - raster.coast[cellAt(raster, x - dx, y - dy)]!;
  const strength = (0.03 * freedom * sign * Math.min(depth, 12)) / CELL;
  push.x += strength * slope(2 * CELL, 0);
  push.y += strength * slope(0, 2 * CELL);
}

/** The points of all routes, by the cell that they lie in. */
type Cells = Map<number, { owner: Route; point: Point }[]>;

function sortIntoCells(routes: Route[]): Cells {
  const cells: Cells = new Map();
  for (const owner of routes) {
    for (const point of owner.points.slice(2, -2)) {
      const key = keyOf(point.x, point.y);
      const here = cells.get(key);
      if (here) here.push({ owner, point });
      else cells.set(key, [{ owner, point }]);
    }
  }
  return cells;
}

function keyOf(x: number, y: number): number {
  return Math.floor(x / ROUTE_ROOM) * 4096 + Math.floor(y / ROUTE_ROOM);
}
