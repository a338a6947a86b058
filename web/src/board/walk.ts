/** The steps of a colonist's walk along its lines, as keyframes for the browser to play. */
import type { MapGeometry, Point } from './geometry';
import type { Group } from './pieces';
import { type Leg, wayBetween } from './ways';

/** Frames lie about so far apart on the sheet. */
const STRIDE = 14;

/** Return how long a walk takes, in milliseconds: a long one is a fast one. */
export function walkTime(frames: readonly Keyframe[]): number {
  return Math.min(600, 60 * frames.length ** 0.6);
}

/** Return the frames of a walk from where a colonist stood to where its group stands now. */
export function walkFrames(
  from: Point & { place: string },
  group: Group,
  geometry: MapGeometry,
): Keyframe[] {
  const way = wayBetween(from.place, group.place, group.kind, geometry);
  return [from, ...way.flatMap(pointsOf), group].map(({ x, y }) => ({
    transform: `translate(${x}px, ${y}px)`,
  }));
}

function pointsOf({ line, from, to }: Leg): Point[] {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', line.path);
  const total = path.getTotalLength();
  const count = Math.max(1, Math.ceil(total / STRIDE));
  const points = Array.from({ length: count + 1 }, (_, i) => {
    const { x, y } = path.getPointAtLength((total * i) / count);
    return { x, y };
  });
  const indexOf = (end: string | null): number => {
    if (end !== null) return end === line.ends[0] ? 0 : count;
    const gaps = points.map(({ x, y }) => Math.hypot(x - line.stop.x, y - line.stop.y));
    return gaps.indexOf(Math.min(...gaps));
  };
  const [first, last] = [indexOf(from), indexOf(to)];
  return first <= last ? points.slice(first, last + 1) : points.slice(last, first + 1).reverse();
}
