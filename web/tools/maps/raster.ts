/** The sheet as a grid of cells: where land is, and how far each cell is from the coast. */
import type { Frame } from './frame.ts';
import type { Ring } from './rings.ts';

/** The side of a cell, in units of the map. */
export const CELL = 4;

export interface Raster {
  columns: number;
  rows: number;
  /** 1 where there is land. */
  land: Uint8Array;
  /** The distance from the coast in units of the map: positive on land, negative at sea. */
  coast: Float64Array;
}

/** Lay a grid over the sheet. */
export function makeRaster(frame: Frame, rings: Ring[]): Raster {
  const columns = Math.ceil(frame.width / CELL);
  const rows = Math.ceil(frame.height / CELL);
  const land = fill(rings, columns, rows);
  const inside = distancesFrom({ columns, rows }, (cell) => land[cell] === 0);
  const outside = distancesFrom({ columns, rows }, (cell) => land[cell] === 1);
  const coast = inside.map((far, i) => (land[i] ? far - CELL / 2 : CELL / 2 - outside[i]!));
  return { columns, rows, land, coast };
}

/** Return the index of the cell at a place, or of the nearest if it lies outside. */
export function cellAt({ columns, rows }: Raster, x: number, y: number): number {
  const column = Math.max(0, Math.min(columns - 1, Math.floor(x / CELL)));
  const row = Math.max(0, Math.min(rows - 1, Math.floor(y / CELL)));
  return row * columns + column;
}

/** Fill rings by the even-odd rule, one row of cells after the other. */
function fill(rings: Ring[], columns: number, rows: number): Uint8Array {
  const cells = new Uint8Array(columns * rows);
  crossings(rings, rows).forEach((found, row) => {
    found.sort((a, b) => a - b);
    for (let i = 0; i + 1 < found.length; i += 2) {
      const from = Math.max(0, Math.ceil(found[i]! / CELL - 0.5));
      const to = Math.min(columns - 1, Math.floor(found[i + 1]! / CELL - 0.5));
      cells.fill(1, row * columns + from, row * columns + Math.max(from, to + 1));
    }
  });
  return cells;
}

/** Return, for the middle of each row, where rings cross it. */
function crossings(rings: Ring[], rows: number): number[][] {
  const found: number[][] = Array.from({ length: rows }, () => []);
  for (const ring of rings) {
    let [ax, ay] = ring.at(-1)!;
    for (const [bx, by] of ring) {
      const first = Math.max(0, Math.ceil(Math.min(ay, by) / CELL - 0.5));
      const end = Math.min(rows, Math.ceil(Math.max(ay, by) / CELL - 0.5));
      for (let row = first; row < end; row++) {
        found[row]!.push(ax + (((row + 0.5) * CELL - ay) / (by - ay)) * (bx - ax));
      }
      [ax, ay] = [bx, by];
    }
  }
  return found;
}

/** Return each cell's distance from the nearest that is marked: two sweeps of chamfers. */
export function distancesFrom(
  { columns, rows }: Pick<Raster, 'columns' | 'rows'>,
  isMarked: (cell: number) => boolean,
): Float64Array {
  const far = Float64Array.from({ length: columns * rows }, (_, i) => (isMarked(i) ? 0 : 1e6));
  const sweep = (i: number, sign: 1 | -1): void => {
    const row = Math.floor(i / columns);
    const column = i - row * columns;
    for (const { dx, dy, length } of CHAMFER) {
      const x = column + sign * dx;
      const y = row + sign * dy;
      if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
      const through = far[y * columns + x]! + length;
      if (through < far[i]!) far[i] = through;
    }
  };
  for (let i = 0; i < far.length; i++) sweep(i, 1);
  for (let i = far.length - 1; i >= 0; i--) sweep(i, -1);
  return far;
}

const CHAMFER = [
  [-1, 0],
  [0, -1],
  [-1, -1],
  [1, -1],
  [-2, -1],
  [2, -1],
  [-1, -2],
  [1, -2],
].map(([dx, dy]) => ({ dx: dx!, dy: dy!, length: CELL * Math.hypot(dx!, dy!) }));
