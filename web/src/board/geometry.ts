/** The shape of a map as the build writes it and the board draws it: one JSON file per map. */

export type Kind = 'land' | 'sea';

export interface Point {
  x: number;
  y: number;
}

/** A rectangle by its middle, as labels are placed. */
export interface Box extends Point {
  width: number;
  height: number;
}

export interface CityLabel extends Box {
  /** One or two lines of text. */
  lines: string[];
  anchor: 'start' | 'middle' | 'end';
}

export interface CityGeometry extends Point {
  name: string;
  capital: boolean;
  /** The capital belongs to no province. */
  province: string | null;
  label: CityLabel;
  /** The direction, in degrees, around which houses gather: away from the label. */
  houses: number;
}

export interface LineGeometry {
  /** As FORMATS names it: `A-B:kind`, with `#2` for a second parallel. */
  id: string;
  kind: Kind;
  /** The two cities, in the order of the id; the path runs from the first to the second. */
  ends: [string, string];
  /** Land colonists walk through, and nobody stands on it. */
  transit: boolean;
  path: string;
  /** Where a colonist stands. */
  stop: Point;
}

export interface ProvinceGeometry {
  name: string;
  /** Which of the pigments in tokens.css; no two provinces of a map share one. */
  pigment: number;
  path: string;
  label: Box & { size: number };
  /** Where the bonus marker lies. */
  marker: Point;
}

export interface GlyphGeometry extends Point {
  kind: 'mountain' | 'wave';
}

export interface MapGeometry {
  id: string;
  name: string;
  width: number;
  height: number;
  land: string;
  /** Lines around the coast, the nearest first. */
  contours: string[];
  provinces: ProvinceGeometry[];
  cities: CityGeometry[];
  lines: LineGeometry[];
  glyphs: GlyphGeometry[];
}

/** Sizes that build and board share, in units of the map. */
export const SIZES = {
  /** The rim of a city's medallion. */
  city: 19,
  /** Half the width of the capital. */
  capital: 34,
  /** Half the width of the place where a colonist stands. */
  stop: 9,
  /** The distance of houses from a city's middle. */
  houses: 28,
  /** The size of a city's name. */
  name: 19,
  /** The radius of a bonus marker. */
  marker: 17,
  /** The width of the frame, which lies on the sheet's edge. */
  frame: 12,
} as const;

/** The radius within which a city touches what comes near it. */
export function rim(city: { capital: boolean }): number {
  return city.capital ? SIZES.capital : SIZES.city;
}
