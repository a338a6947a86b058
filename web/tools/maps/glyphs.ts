/** Small mountains and waves where the map is empty. */
import { type Box, type GlyphGeometry, type Point } from '../../src/board/geometry.ts';
import { gapTo } from './labels.ts';
import { chance } from './noise.ts';
import { cellAt, type Raster } from './raster.ts';

const SPACING = 62;
/** The room that a glyph keeps from all else, and from the coast. */
const ROOM = 26;
const SHORE = 22;
const MOST = 46;

/** Scatter glyphs over what is free of points and boxes. */
export function scatterGlyphs(
  size: { width: number; height: number },
  raster: Raster,
  points: Point[],
  boxes: Box[],
): GlyphGeometry[] {
  const free = (at: Point): boolean =>
    points.every((p) => Math.hypot(p.x - at.x, p.y - at.y) > ROOM) &&
    boxes.every((box) => gapTo(box, at) > ROOM) &&
    Math.abs(raster.coast[cellAt(raster, at.x, at.y)]!) > SHORE;
  return spots(size)
    .filter(free)
    .slice(0, MOST)
    .map((at) => ({ ...at, kind: raster.land[cellAt(raster, at.x, at.y)] ? 'mountain' : 'wave' }));
}

/** Places all over the sheet, none in line with its neighbours, in no visible order. */
function spots({ width, height }: { width: number; height: number }): Point[] {
  const found: { at: Point; order: number }[] = [];
  for (let row = 0; row * SPACING < height - 60; row++) {
    for (let column = 0; column * SPACING < width - 60; column++) {
      const jitter = (salt: number): number => chance(row * 97 + salt, column) * SPACING * 0.8;
      const at = {
        x: Math.round(30 + column * SPACING + jitter(1)),
        y: Math.round(30 + row * SPACING + jitter(2)),
      };
      found.push({ at, order: chance(row + 7, column + 13) });
    }
  }
  return found.sort((a, b) => a.order - b.order).map(({ at }) => at);
}
