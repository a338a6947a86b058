/** Where cities stand on the sheet: true to the world, but never too near each other. */
import type { Point } from '../../src/board/geometry.ts';
import type { Atlas } from './atlas.ts';
import { type Frame, locate } from './frame.ts';

/** Cities that are nearer than this are moved apart. */
const APART = 94;
/** What is left between the capital, which is larger, and a city. */
const APART_FROM_CAPITAL = 108;

/** Return where each city stands. */
export function placeCities(atlas: Atlas, frame: Frame): Point[] {
  const places = atlas.cities.map(({ at: [latitude, longitude] }) => {
    const [x, y] = locate(frame, longitude, latitude);
    return { x, y };
  });
  for (let round = 0; round < 60; round++) part(places, atlas);
  return places.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

function part(places: Point[], atlas: Atlas): void {
  places.forEach((a, i) => {
    places.slice(0, i).forEach((b, j) => {
      const least =
        atlas.cities[i]!.capital || atlas.cities[j]!.capital ? APART_FROM_CAPITAL : APART;
      const [dx, dy] = [a.x - b.x, a.y - b.y];
      const lacking = least - Math.hypot(dx, dy);
      if (lacking <= 0) return;
      const push = lacking / 2 / Math.hypot(dx, dy);
      a.x += dx * push;
      a.y += dy * push;
      b.x -= dx * push;
      b.y -= dy * push;
    });
  });
}
