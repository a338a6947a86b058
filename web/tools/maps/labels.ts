/** Where the names of cities stand: beside their city, off everything else. */
import { type Box, type CityLabel, type Point, SIZES } from '../../src/board/geometry.ts';
import type { Atlas } from './atlas.ts';
import type { Frame } from './frame.ts';
import { chance } from './noise.ts';
import type { Route } from './routes.ts';
import { smallCapsWidth } from './text_width.ts';

const LINE_HEIGHT = 0.95;
/** Between the rim of a city and its name. */
const GAP = 5;
/** Around the clock, the side that people read first at the front. */
const SIDES = [0, 180, 90, 270, 330, 30, 210, 150, 300, 60, 240, 120];

interface Scene {
  places: Point[];
  rims: number[];
  /** What lies on the sheet already: points of routes, and where colonists stand. */
  routes: Route[];
  stops: Point[];
  frame: Frame;
}

interface Candidate extends CityLabel {
  cost: number;
  side: number;
}

/** Choose a place for the name of every city. */
export function placeLabels(atlas: Atlas, scene: Scene): (CityLabel & { side: number })[] {
  const choices = atlas.cities.map((city, i) => candidates(city.name, i, scene));
  let best: number[] = [];
  let least = Infinity;
  for (let attempt = 0; attempt < 40; attempt++) {
    const chosen = choices.map((all, i) =>
      attempt ? Math.floor(chance(i, attempt) * all.length) : 0,
    );
    const cost = settle(chosen, choices);
    if (cost < least) [best, least] = [chosen, cost];
  }
  return best.map((pick, i) => {
    const { cost: _, ...label } = choices[i]![pick]!;
    return label;
  });
}

/** Let one name after the other take its best place, until none wants another. */
function settle(chosen: number[], choices: Candidate[][]): number {
  const price = (i: number, pick: number): number =>
    choices.reduce((sum, others, j) => {
      if (j === i) return sum;
      return sum + overlap(choices[i]![pick]!, others[chosen[j]!]!) * 4;
    }, choices[i]![pick]!.cost);
  for (let moved = true, round = 0; moved && round < 20; round++) {
    moved = false;
    chosen.forEach((_, i) => {
      const costs = choices[i]!.map((_, pick) => price(i, pick));
      const pick = costs.indexOf(Math.min(...costs));
      if (costs[pick]! < costs[chosen[i]!]! - 1e-9) {
        chosen[i] = pick;
        moved = true;
      }
    });
  }
  return chosen.reduce((sum, pick, i) => sum + price(i, pick), 0);
}

/** No part of a name is farther than this from its city. */
const FAR = 260;

function candidates(name: string, city: number, scene: Scene): Candidate[] {
  const at = scene.places[city]!;
  const near = ({ x, y }: Point): boolean =>
    Math.abs(x - at.x) < FAR && Math.abs(y - at.y) < FAR / 2;
  const points = scene.routes.flatMap((route) => route.points).filter(near);
  const wordings = [[name], ...(name.includes(' ') ? [name.split(' ')] : [])];
  return wordings.flatMap((lines) =>
    [0, 8, 18].flatMap((extra) =>
      SIDES.map((side, rank) => {
        const label = labelAt(lines, side, at, scene.rims[city]! + GAP + extra);
        const taste = rank * 1.5 + extra * 1.5;
        return { ...label, side, cost: taste + costOf(label, city, scene, points) };
      }),
    ),
  );
}

function labelAt(lines: string[], side: number, at: Point, away: number): CityLabel {
  const size = SIZES.name;
  const width = Math.max(...lines.map((line) => smallCapsWidth(line, size)));
  const height = size * LINE_HEIGHT * lines.length;
  const [dx, dy] = [Math.cos((side * Math.PI) / 180), Math.sin((side * Math.PI) / 180)];
  const anchor = Math.abs(dx) < 0.3 ? 'middle' : dx > 0 ? 'start' : 'end';
  const shiftX = anchor === 'middle' ? 0 : (Math.sign(dx) * width) / 2;
  // Above and below, the box stands on the rim; beside, its middle is level with the city.
  const shiftY = dy * (height / 2);
  return {
    lines,
    anchor,
    x: at.x + dx * away + shiftX,
    y: at.y + dy * away + shiftY,
    width,
    height,
  };
}

function costOf(box: Box, city: number, scene: Scene, points: Point[]): number {
  const { places, rims, stops, frame } = scene;
  let cost = 0;
  places.forEach((place, i) => {
    // Houses stand around a city, too.
    const room = i === city ? rims[i]! : rims[i]! + 16;
    if (gapTo(box, place) < room) cost += 4000;
  });
  for (const stop of stops) if (gapTo(box, stop) < SIZES.stop + 4) cost += 120;
  for (const point of points) if (gapTo(box, point) < 4) cost += 9;
  const inside =
    box.x - box.width / 2 > 14 &&
    box.x + box.width / 2 < frame.width - 14 &&
    box.y - box.height / 2 > 14 &&
    box.y + box.height / 2 < frame.height - 14;
  return cost + (inside ? 0 : 1e5);
}

/** Return how far a point is from a box; 0 inside of it. */
export function gapTo(box: Box, { x, y }: Point): number {
  const dx = Math.max(0, Math.abs(x - box.x) - box.width / 2);
  const dy = Math.max(0, Math.abs(y - box.y) - box.height / 2);
  return Math.hypot(dx, dy);
}

/** Return the area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width =
    Math.min(a.x + a.width / 2, b.x + b.width / 2) - Math.max(a.x - a.width / 2, b.x - b.width / 2);
  const height =
    Math.min(a.y + a.height / 2, b.y + b.height / 2) -
    Math.max(a.y - a.height / 2, b.y - b.height / 2);
  return width > 0 && height > 0 ? width * height : 0;
}
