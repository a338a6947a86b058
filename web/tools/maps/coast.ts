/** Coastlines of the real world, as rings on the sheet, simplified and smoothed. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { MultiPolygon } from 'geojson';
import { feature } from 'topojson-client';
import { locate, type Frame } from './frame.ts';
import { area, clipRing, type Pair, type Ring, smoothRing, thinRing } from './rings.ts';

/** What deviates less from the coast than this is left out. */
const TOLERANCE = 1.6;
/** Islets smaller than this are left out. */
const LEAST_AREA = 60;
/** A little more than the sheet is kept, so that no coast runs along its edge. */
const BLEED = 60;

/** Return the land within the frame, as rings to be filled by the even-odd rule. */
export function coastRings(frame: Frame): Ring[] {
  const box = [-BLEED, -BLEED, frame.width + BLEED, frame.height + BLEED] as const;
  return landRings()
    .map((ring) =>
      clipRing(
        ring.map(([x, y]) => locate(frame, x, y)),
        box,
      ),
    )
    .map((ring) => thinRing(ring, TOLERANCE))
    .filter((ring) => ring.length > 3 && Math.abs(area(ring)) > LEAST_AREA)
    .map(smoothRing);
}

let land: Ring[] | undefined;

/** Return the rings of the world's land in degrees; the file is read once. */
function landRings(): Ring[] {
  land ??= readLand().coordinates.flatMap((polygon) => polygon as Pair[][]);
  return land;
}

function readLand(): MultiPolygon {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof feature>[0];
  const found = feature(topology, topology.objects['land']!);
  const shape = found.type === 'FeatureCollection' ? found.features[0]! : found;
  return shape.geometry as MultiPolygon;
}
