// @vitest-environment jsdom
/** Every text in every language: none missing, none unused, none twice, each with the same places to fill. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Message } from '../../src/i18n/en';
import { CATALOGUES, type Language, LANGUAGES } from '../../src/i18n/i18n.svelte';

type Texts = Record<string, Message>;

const languages = Object.keys(LANGUAGES) as Language[];
const SOURCES = join(import.meta.dirname, '../../src');
const FILES = import.meta.glob<Record<string, Texts>>('../../src/i18n/*/*.ts', { eager: true });

/** The texts of a file `src/i18n/LANGUAGE/AREA.ts`. */
function textsIn(language: Language, area: string): Texts {
  const module = FILES[`../../src/i18n/${language}/${area}.ts`];
  return Object.assign({}, ...Object.values(module ?? {})) as Texts;
}

/** All code but the texts themselves, by its file's name. */
const code = new Map(
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(svelte|ts)$/.test(path) && !/^i18n[/\\]\w\w[./\\]/.test(path))
    .map((path) => [path, readFileSync(join(SOURCES, path), 'utf8')]),
);

const areas = Object.keys(FILES)
  .filter((path) => path.includes('/i18n/en/'))
  .map((path) => path.replace(/.*\/|\.ts$/g, ''));

/** The folder whose own an area is, because a file there lets it speak; the others speak everywhere. */
function folderOf(area: string): string | undefined {
  const speaks = new RegExp(`import [^;]*\\ben\\b[^;]*/i18n/en/${area}'`);
  const speaker = [...code].find(([, text]) => speaks.test(text));
  return speaker && dirname(speaker[0]);
}

const ownAreas = areas.filter((area) => folderOf(area));
const catalogues = new Map<string, (language: Language) => Texts>([
  ['everywhere', (language) => CATALOGUES[language]],
  ...ownAreas.map((area) => [area, (language: Language) => textsIn(language, area)] as const),
]);

function codeThatUses(catalogue: string): string {
  const folder = folderOf(catalogue);
  const files = [...code].filter(([path]) => !folder || dirname(path).startsWith(folder));
  return files.map(([, text]) => text).join('\n');
}

function wordings(message: Message): string[] {
  return typeof message === 'string' ? [message] : Object.values(message);
}

function placesOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))].sort();
}

test('areas are known: some speak everywhere, some have a folder of their own', () => {
  expect(ownAreas).toEqual(expect.arrayContaining(['after', 'lessons', 'rules']));
  expect(ownAreas).not.toContain('play');
});

test('no text that is said everywhere stands in two files', () => {
  const keys = areas
    .filter((area) => !ownAreas.includes(area))
    .flatMap((area) => Object.keys(textsIn('en', area)));
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});

describe.each([...catalogues])('texts: %s', (catalogue, textsOf) => {
  const english = textsOf('en');

  test.each(languages)('%s has all of them, and no other', (language) => {
    expect(Object.keys(textsOf(language)).sort()).toEqual(Object.keys(english).sort());
  });

  test.each(languages)('%s leaves none empty, and fills the same places', (language) => {
    for (const [key, message] of Object.entries(textsOf(language))) {
      const wanted = placesOf(wordings(english[key]!).at(-1)!);
      for (const text of wordings(message)) {
        expect(text.trim(), key).not.toBe('');
        expect(placesOf(text), key).toEqual(wanted);
      }
    }
  });

  test.each(languages)('%s has each plural form that it distinguishes', (language) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const [key, message] of Object.entries(textsOf(language))) {
      if (typeof message === 'string') continue;
      expect(Object.keys(message).sort(), key).toEqual([...pluralCategories].sort());
    }
  });

  test('none is unused', () => {
    const text = codeThatUses(catalogue);
    // Keys that are put together: `good.${good}` uses all that begin with `good.`.
    const stems = [...text.matchAll(/`([\w.-]+\.)\$\{/g)].map(([, stem]) => stem!);
    const unused = Object.keys(english).filter(
      (key) => !text.includes(`'${key}'`) && !stems.some((stem) => key.startsWith(stem)),
    );
    expect(unused).toEqual([]);
  });
});

test('there is a question in words for each of the protocol', () => {
  const protocol = readFileSync(join(SOURCES, '../../docs/reference/protocol.md'), 'utf8');
  const table = protocol.split('| `question` | asked |')[1]!.split('\n\n')[0]!;
  const questions = [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, question]) => question!);
  expect(questions.length).toBeGreaterThan(15);
  expect(questions.filter((question) => !(`ask.${question}` in CATALOGUES.en))).toEqual([]);
});
