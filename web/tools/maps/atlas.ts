/** Reads the project's own maps: cities, provinces, lines, as content/maps/*.toml has them. */
import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import type { Kind } from '../../src/board/geometry.ts';

export const MAPS = ['imperium', 'italia', 'ionium', 'hellas', 'cyprus'] as const;
export type MapId = (typeof MAPS)[number];

export interface AtlasCity {
  name: string;
  province: string | null;
  capital: boolean;
  /** Latitude and longitude. */
  at: [number, number];
}

export interface AtlasLine {
  id: string;
  kind: Kind;
  ends: [string, string];
  transit: boolean;
}

export interface Atlas {
  id: MapId;
  name: string;
  provinces: string[];
  cities: AtlasCity[];
  lines: AtlasLine[];
}

interface MapFile {
  name: string;
  capital: { name: string; at: [number, number] };
  province: Record<string, Record<string, { at: [number, number] }>>;
  land: Record<string, string[]>;
  sea: Record<string, string[]>;
  transit?: Record<string, string[]>;
}

const CONTENT = new URL('../../../src/concordia/content/maps/', import.meta.url);

/** Read one map of the project. */
export function readAtlas(id: MapId): Atlas {
  const file = parse(readFileSync(new URL(`${id}.toml`, CONTENT), 'utf8')) as unknown as MapFile;
  return {
    id,
    name: file.name,
    provinces: Object.keys(file.province),
    cities: readCities(file),
    lines: [
      ...readLines(file.land, 'land', false),
      ...readLines(file.transit ?? {}, 'land', true),
      ...readLines(file.sea, 'sea', false),
    ],
  };
}

function readCities(file: MapFile): AtlasCity[] {
  const producing = Object.entries(file.province).flatMap(([province, cities]) =>
    Object.entries(cities).map(([name, { at }]) => ({ name, province, capital: false, at })),
  );
  return [{ ...file.capital, province: null, capital: true }, ...producing];
}

function readLines(table: Record<string, string[]>, kind: Kind, transit: boolean): AtlasLine[] {
  const seen = new Map<string, number>();
  return Object.entries(table).flatMap(([from, others]) =>
    others.map((to) => {
      const ends: [string, string] = from < to ? [from, to] : [to, from];
      const id = `${ends[0]}-${ends[1]}:${kind}`;
      const number = (seen.get(id) ?? 0) + 1;
      seen.set(id, number);
      return { id: number > 1 ? `${id}#${number}` : id, kind, ends, transit };
    }),
  );
}
