/** Vite's side of the rules page: `virtual:rules` is docs/reference/rules.md, made into sections. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parseRules } from './parse.ts';

const SOURCE = fileURLToPath(new URL('../../../docs/reference/rules.md', import.meta.url));
const NAME = 'virtual:rules';

/** Return the plugin. */
export function rules(): Plugin {
  return {
    name: 'concordia-rules',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      this.addWatchFile(SOURCE);
      return `export default ${JSON.stringify(parseRules(readFileSync(SOURCE, 'utf8')))};`;
    },
  };
}
