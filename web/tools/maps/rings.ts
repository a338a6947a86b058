/** Closed and open chains of points: thinning, smoothing, and writing them as SVG paths. */

export type Pair = [number, number];
export type Ring = Pair[];

/** Return twice-signed area by the shoelace formula, halved: positive when clockwise on screen. */
export function area(ring: Ring): number {
  let sum = 0;
  ring.forEach(([x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length]!;
    sum += x * nextY - nextX * y;
  });
  return sum / 2;
}

/** Leave out the points of a chain that deviate less than the tolerance (Douglas and Peucker). */
export function thin(chain: Ring, tolerance: number): Ring {
  if (chain.length < 3) return chain;
  const [first, last] = [chain[0]!, chain.at(-1)!];
  let worst = 0;
  let at = 0;
  for (let i = 1; i < chain.length - 1; i++) {
    const off = distanceToSegment(chain[i]!, first, last);
    if (off > worst) [worst, at] = [off, i];
  }
  if (worst <= tolerance) return [first, last];
  const head = thin(chain.slice(0, at + 1), tolerance);
  return [...head.slice(0, -1), ...thin(chain.slice(at), tolerance)];
}

/** Thin a ring, cutting it at the point that is farthest from its first. */
export function thinRing(ring: Ring, tolerance: number): Ring {
  if (ring.length < 4) return ring;
  const [x, y] = ring[0]!;
  let far = 0;
  let cut = 1;
  ring.forEach((point, i) => {
    const away = Math.hypot(point[0] - x, point[1] - y);
    if (away > far) [far, cut] = [away, i];
  });
  const there = thin(ring.slice(0, cut + 1), tolerance);
  const back = thin([...ring.slice(cut), ring[0]!], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

/** Cut the corners of a ring once (Chaikin), those of long sides only a little. */
export function smoothRing(ring: Ring): Ring {
  return ring.flatMap((point, i) => {
    const next = ring[(i + 1) % ring.length]!;
    const side = Math.hypot(next[0] - point[0], next[1] - point[1]);
    const part = Math.min(0.25, LONGEST_CUT / side);
    return [between(point, next, part), between(point, next, 1 - part)];
  });
}

const LONGEST_CUT = 6;

export function between(a: Pair, b: Pair, part: number): Pair {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

export function distanceToSegment([x, y]: Pair, [ax, ay]: Pair, [bx, by]: Pair): number {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const part = square ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / square)) : 0;
  return Math.hypot(x - ax - dx * part, y - ay - dy * part);
}

/** Write rings as one path of straight pieces, with relative steps in whole tenths. */
export function ringsPath(rings: Ring[]): string {
  return rings.map(ringPath).join('');
}

function ringPath(ring: Ring): string {
  let [lastX, lastY] = [tenth(ring[0]![0]), tenth(ring[0]![1])];
  let path = `M${lastX},${lastY}l`;
  path += ring
    .slice(1)
    .map(([x, y]) => {
      const [dx, dy] = [tenth(tenth(x) - lastX), tenth(tenth(y) - lastY)];
      [lastX, lastY] = [tenth(x), tenth(y)];
      return `${dx},${dy}`;
    })
    .join(' ');
  return `${path}z`;
}

/** Write a chain as a smooth open path: cubic pieces through every point (Catmull and Rom). */
export function curvePath(chain: Ring): string {
  let path = `M${pairText(chain[0]!)}`;
  for (let i = 0; i < chain.length - 1; i++) {
    const [before, from, to, after] = [
      chain[i - 1] ?? chain[i]!,
      chain[i]!,
      chain[i + 1]!,
      chain[i + 2] ?? chain[i + 1]!,
    ];
    const leave: Pair = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Pair = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${pairText(leave)} ${pairText(arrive)} ${pairText(to)}`;
  }
  return path;
}

function pairText([x, y]: Pair): string {
  return `${tenth(x)},${tenth(y)}`;
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Keep what of a ring lies in a box (Sutherland and Hodgman). */
export function clipRing(ring: Ring, [left, top, right, bottom]: Readonly<Box>): Ring {
  const first = clipSide(ring, 0, left, 1);
  return clipSide(clipSide(clipSide(first, 0, right, -1), 1, top, 1), 1, bottom, -1);
}

type Box = [left: number, top: number, right: number, bottom: number];

function clipSide(ring: Ring, axis: 0 | 1, limit: number, side: 1 | -1): Ring {
  const kept: Ring = [];
  let last = ring.at(-1);
  for (const point of ring) {
    const [was, is] = [(last![axis] - limit) * side >= 0, (point[axis] - limit) * side >= 0];
    if (was !== is) {
      kept.push(between(last!, point, (limit - last![axis]) / (point[axis] - last![axis])));
    }
    if (is) kept.push(point);
    last = point;
  }
  return kept;
}
