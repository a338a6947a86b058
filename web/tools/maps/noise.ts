/** Chance without a generator: the same numbers on every machine, from whole numbers alone. */

/** Return a number from 0 to 1 that belongs to a pair of whole numbers. */
export function chance(a: number, b: number): number {
  let mixed = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** Return smooth noise from 0 to 1 whose hills lie about one apart. */
export function noise(x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - column), ease(y - row)];
  const top = mix(chance(column, row), chance(column + 1, row), u);
  const bottom = mix(chance(column, row + 1), chance(column + 1, row + 1), u);
  return mix(top, bottom, v);
}

function ease(part: number): number {
  return part * part * (3 - 2 * part);
}

function mix(a: number, b: number, part: number): number {
  return a + (b - a) * part;
}
