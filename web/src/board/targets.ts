/** Where targets are on the sheet, which one a finger means, and which lies in a direction. */
import type { Lit, Target } from './api';
import { type MapGeometry, type Point, rim, SIZES } from './geometry';
import type { Group } from './pieces';

export interface Spot extends Point {
  lit: Lit;
  /** Within this of the middle the target is hit. */
  radius: number;
}

/** Return where a target is, or null if the map has no such thing. */
export function placeOf(
  target: Target,
  geometry: MapGeometry,
  groups: Group[],
): (Point & { radius: number }) | null {
  if (target.what === 'city') {
    const city = geometry.cities.find(({ name }) => name === target.city);
    return city ? { x: city.x, y: city.y, radius: rim(city) } : null;
  }
  if (target.what === 'line') {
    const line = geometry.lines.find(({ id }) => id === target.line);
    return line ? { ...line.stop, radius: SIZES.stop + 4 } : null;
  }
  if (target.what === 'province') {
    const province = geometry.provinces.find(({ name }) => name === target.province);
    return province ? { ...province.marker, radius: SIZES.marker } : null;
  }
  const group = groups.find(
    ({ seat, kind, place }) =>
      seat === target.seat && kind === target.kind && place === target.place,
  );
  return group ? { x: group.x, y: group.y, radius: 10 } : null;
}

/** Return where all lit things are, in reading order, which is the order of the keyboard. */
export function litSpots(lit: Lit[], geometry: MapGeometry, groups: Group[]): Spot[] {
  return lit
    .flatMap((one) => {
      const place = placeOf(one.target, geometry, groups);
      return place ? [{ ...place, lit: one }] : [];
    })
    .sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Return the lit thing that a finger means: the nearest within reach of its target's rim. */
export function spotAt(spots: Spot[], at: Point, reach: number): Spot | null {
  let found: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const gap = Math.hypot(spot.x - at.x, spot.y - at.y) - spot.radius;
    if (gap < Math.min(least, reach)) [found, least] = [spot, gap];
  }
  return found;
}

const DIRECTIONS: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** Return the number of the spot to which a key goes from the one in focus, or that one itself. */
export function spotTowards(spots: Spot[], from: number, key: string): number {
  if (!spots.length) return from;
  if (key === 'Home') return 0;
  if (key === 'End') return spots.length - 1;
  // What lies between others is not the nearest in any direction: these two keys pass by everything.
  if (key === 'PageDown') return (from + 1) % spots.length;
  if (key === 'PageUp') return (from - 1 + spots.length) % spots.length;
  const way = DIRECTIONS[key];
  const start = spots[from];
  if (!way || !start) return from;
  let [best, least] = [from, Infinity];
  spots.forEach((spot, i) => {
    const [dx, dy] = [spot.x - start.x, spot.y - start.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    // What is mostly in that direction counts by its distance; what is aside counts double.
    if (ahead > 0 && aside <= 2 * ahead && ahead + 2 * aside < least) {
      [best, least] = [i, ahead + 2 * aside];
    }
  });
  return best;
}
