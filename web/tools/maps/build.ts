/** Writes src/generated/maps/*.json, which the client loads: `npm run maps`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { MAPS } from './atlas.ts';
import { makeMap } from './make_map.ts';

const FOLDER = new URL('../../src/generated/maps/', import.meta.url);

mkdirSync(FOLDER, { recursive: true });
for (const id of MAPS) {
  const text = JSON.stringify(makeMap(id).geometry);
  writeFileSync(new URL(`${id}.json`, FOLDER), `${text}\n`);
  console.log(`${id}: ${Math.round(text.length / 1000)} kB`);
}
