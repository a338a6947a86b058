/** Where colonists stand on a line: near its middle, where there is most room. */
import { type Box, type Point, SIZES } from '../../src/board/geometry.ts';
import { gapTo } from './labels.ts';
import { along, distance, length, type Obstacles, type Route } from './routes.ts';

const MIDDLE = [0.5, 0.46, 0.54, 0.42, 0.58, 0.38, 0.62, 0.34, 0.66];
/** What is farther away than this is no reason to leave the middle. */
const ENOUGH = 26;

/** Choose a stop for each route; those of short routes first, as they have least choice. */
export function placeStops(routes: Route[], obstacles: Obstacles): Point[] {
  const stops = new Map<Route, Point>();
  const byLength = [...routes].sort((a, b) => length(a.points) - length(b.points));
  for (const route of byLength) {
    const middle = along(route.points, length(route.points) / 2);
    const reach = length(route.points) / 4 + 2 * ENOUGH;
    const others = routes
      .flatMap((other) => (other === route ? [] : other.points))
      .filter((point) => distance(point, middle) < reach);
    const taken = [...stops.values()];
    const options = MIDDLE.map((part) => along(route.points, length(route.points) * part));
    const rooms = options.map((at, rank) => roomAt(at, taken, others, obstacles) - rank * 0.8);
    stops.set(route, options[rooms.indexOf(Math.max(...rooms))]!);
  }
  return routes.map((route) => stops.get(route)!);
}

function roomAt(at: Point, taken: Point[], others: Point[], obstacles: Obstacles): number {
  const cities = obstacles.places.map((city, i) => distance(city, at) - obstacles.rims[i]!);
  const names = obstacles.names.map((name: Box) => gapTo(name, at) * 1.5);
  const stops = taken.map((stop) => distance(stop, at) - SIZES.stop);
  const routes = others.map((point) => distance(point, at) * 1.4);
  return Math.min(ENOUGH, ...cities, ...names, ...stops, ...routes);
}
