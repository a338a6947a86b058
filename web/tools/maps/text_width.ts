/** How wide a name is on the sheet, measured in the font that the client shows it in. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

/** Small capitals are capitals at this size, and a little apart. */
const SMALL_CAPITAL = 0.8;
export const SPACING = 0.05;

const file = createRequire(import.meta.url).resolve(
  '@fontsource/forum/files/forum-latin-400-normal.woff',
);
const bytes = readFileSync(file);
const font = opentype.parse(
  bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
);

/** Return the width of a name in small capitals. */
export function smallCapsWidth(text: string, size: number): number {
  return [...text].reduce((sum, letter) => {
    const isSmall = letter !== letter.toUpperCase();
    const scale = size * (isSmall ? SMALL_CAPITAL : 1);
    return sum + scale * advance(letter.toUpperCase()) + size * SPACING;
  }, 0);
}

/** Return the width of a text in capitals with room between the letters, in parts of the size. */
export function capitalsWidth(text: string, size: number, spacing: number): number {
  return [...text.toUpperCase()].reduce((sum, c) => sum + size * (advance(c) + spacing), 0);
}

function advance(letter: string): number {
  return font.charToGlyph(letter).advanceWidth! / font.unitsPerEm;
}
