/** The maps that the build has drawn, each loaded when it is first needed. */
import type { MapGeometry } from './geometry';

const FILES = import.meta.glob<MapGeometry>('../generated/maps/*.json', { import: 'default' });

export const MAP_IDS = ['imperium', 'italia', 'ionium', 'hellas', 'cyprus'] as const;
export type MapId = (typeof MAP_IDS)[number];

/** Load a map's drawing. */
export async function loadMap(id: MapId): Promise<MapGeometry> {
  const load = FILES[`../generated/maps/${id}.json`];
  if (!load) throw new Error(`There is no drawing of ${id}: run \`npm run maps\`.`);
  return load();
}
