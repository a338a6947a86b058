/** The way that a colonist must have taken from one place to another, along lines of its kind. */
import type { Kind } from '../game/names';
import type { LineGeometry, MapGeometry } from './geometry';

/** A line, and between which of its ends it is walked; null stands for the stop at its middle. */
export interface Leg {
  line: LineGeometry;
  from: string | null;
  to: string | null;
}

/** Return the way by the fewest lines between two places, cities or line ids; empty if there is none. */
export function wayBetween(from: string, to: string, kind: Kind, geometry: MapGeometry): Leg[] {
  const lines = geometry.lines.filter((line) => line.kind === kind);
  const lineAt = (place: string): LineGeometry | undefined => lines.find(({ id }) => id === place);
  const [start, goal] = [lineAt(from), lineAt(to)];
  const goals = new Set<string>(goal?.ends ?? [to]);
  const queue: { city: string; way: Leg[] }[] = start
    ? start.ends.map((city) => ({ city, way: [{ line: start, from: null, to: city }] }))
    : [{ city: from, way: [] }];
  const seen = new Set(queue.map(({ city }) => city));
  for (const { city, way } of queue) {
    if (goals.has(city)) return goal ? [...way, { line: goal, from: city, to: null }] : way;
    for (const line of lines.filter(({ ends }) => ends.includes(city))) {
      const next = line.ends[0] === city ? line.ends[1] : line.ends[0];
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push({ city: next, way: [...way, { line, from: city, to: next }] });
    }
  }
  return [];
}
