/** From a map of the project and the world's coasts to what the board draws. */
import { contours } from 'd3-contour';
import {
  type CityGeometry,
  type LineGeometry,
  type MapGeometry,
  type Point,
  rim,
} from '../../src/board/geometry.ts';
import { type Atlas, type MapId, readAtlas } from './atlas.ts';
import { coastRings } from './coast.ts';
import { makeFrame } from './frame.ts';
import { scatterGlyphs } from './glyphs.ts';
import { placeLabels } from './labels.ts';
import { choosePigments } from './pigments.ts';
import { placeCities } from './places.ts';
import { CELL, cellAt, distancesFrom, makeRaster, type Raster } from './raster.ts';
import { makeRegions, type Regions } from './regions.ts';
import { curvePath, type Pair, ringsPath, smoothRing, tenth, thinRing } from './rings.ts';
import { along, bendAroundNames, layRoutes, length, resample, type Route } from './routes.ts';
import { placeStops } from './stops.ts';
import { placeTitles, type Title } from './titles.ts';

/** How far from the coast the lines in the sea run. */
const CONTOURS = [9, 20, 34];
/** The points of a curve lie about so far apart. */
const CURVE_STEP = 36;

/** A map with what the drawing was made of, so that tests can look at both. */
export interface Plan {
  geometry: MapGeometry;
  routes: Route[];
}

/** Draw one map. */
export function makeMap(id: MapId): Plan {
  const atlas = readAtlas(id);
  const frame = makeFrame(atlas);
  const rings = coastRings(frame);
  const raster = makeRaster(frame, rings);
  const places = placeCities(atlas, frame);
  const rims = atlas.cities.map(rim);

  const routes = layRoutes(atlas, places, raster);
  const firstStops = placeStops(routes, { places, rims, names: [] });
  const labels = placeLabels(atlas, { places, rims, routes, stops: firstStops, frame });
  bendAroundNames(routes, { places, rims, names: labels }, raster);
  const stops = placeStops(routes, { places, rims, names: labels });

  const regions = makeRegions(atlas, places, raster);
  const routePoints = routes.flatMap(({ points }) => points);
  const routeCells = new Set(routePoints.map(({ x, y }) => cellAt(raster, x, y)));
  const nearRoutes = distancesFrom(raster, (cell) => routeCells.has(cell));
  const things = { places, rims, names: labels, stops, routes: nearRoutes };
  const titles = placeTitles(atlas.provinces, regions, raster, things);
  const all = [...places, ...routePoints, ...titles.map(({ marker }) => marker)];
  const geometry: MapGeometry = {
    id: atlas.id,
    name: atlas.name,
    width: frame.width,
    height: frame.height,
    land: ringsPath(rings),
    contours: seaContours(raster),
    provinces: provinces(atlas, regions, titles),
    cities: cities(atlas, places, labels),
    lines: routes.map((route, i) => lineOf(route, stops[i]!, rims)),
    glyphs: scatterGlyphs(frame, raster, all, [...labels, ...titles.map(({ label }) => label)]),
  };
  return { geometry, routes };
}

function seaContours({ columns, rows, coast }: Raster): string[] {
  const trace = contours().size([columns, rows]).smooth(true);
  return CONTOURS.map((far) => {
    const shape = trace.contour(Array.from(coast), -far);
    const rings = shape.coordinates.flatMap((polygon) => polygon as Pair[][]);
    const larger = rings.map((ring) =>
      ring.slice(0, -1).map(([x, y]): Pair => [x * CELL, y * CELL]),
    );
    return ringsPath(
      larger.map((ring) => smoothRing(thinRing(ring, 1.4))).filter((ring) => ring.length > 8),
    );
  });
}

function provinces(atlas: Atlas, regions: Regions, titles: Title[]): MapGeometry['provinces'] {
  const pigments = choosePigments(atlas.provinces, regions.borders);
  return atlas.provinces.map((name, i) => ({
    name,
    pigment: pigments[i]!,
    path: regions.paths[i]!,
    label: rounded(titles[i]!.label),
    marker: rounded(titles[i]!.marker),
  }));
}

function cities(
  atlas: Atlas,
  places: Point[],
  labels: (CityGeometry['label'] & { side: number })[],
): CityGeometry[] {
  return atlas.cities.map(({ name, capital, province }, i) => {
    const { side, ...label } = labels[i]!;
    return {
      name,
      capital,
      province,
      ...places[i]!,
      label: rounded(label),
      houses: (side + 180) % 360,
    };
  });
}

function lineOf(route: Route, stop: Point, rims: number[]): LineGeometry {
  const { line, ends, points } = route;
  const total = length(points);
  const [from, to] = [rims[ends[0]]! - 1, total - rims[ends[1]]! + 1];
  const piece = points.map((_, i) => along(points, from + ((to - from) * i) / (points.length - 1)));
  return {
    id: line.id,
    kind: line.kind,
    ends: line.ends,
    transit: line.transit,
    path: curvePath(resample(piece, CURVE_STEP).map(({ x, y }): Pair => [x, y])),
    stop: rounded(stop),
  };
}

/** Round the numbers of a flat thing to tenths. */
function rounded<T extends object>(thing: T): T {
  const entries = Object.entries(thing).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'number' ? tenth(value) : value,
  ]);
  return Object.fromEntries(entries) as T;
}
