// @vitest-environment jsdom
/** Every text in every language: none missing, none unused, each with the same places to fill. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Message } from '../../src/i18n/en';
import { CATALOGUES, type Language, LANGUAGES } from '../../src/i18n/i18n.svelte';

const languages = Object.keys(LANGUAGES) as Language[];
const SOURCES = join(import.meta.dirname, '../../src');
const AREAS = import.meta.glob<Record<string, Record<string, Message>>>('../../src/i18n/*/*.ts', {
  eager: true,
});

/** All texts of a language: those of the first screen, and those of areas that are loaded later. */
function textsOf(language: Language): Record<string, Message> {
  const areas = Object.entries(AREAS)
    .filter(([path]) => path.includes(`/i18n/${language}/`))
    .flatMap(([, module]) => Object.values(module));
  return Object.assign({}, CATALOGUES[language], ...areas) as Record<string, Message>;
}

function sources(): string {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(svelte|ts)$/.test(path) && !/^i18n[/\\]\w\w[./\\]/.test(path))
    .map((path) => readFileSync(join(SOURCES, path), 'utf8'))
    .join('\n');
}

function wordings(message: Message): string[] {
  return typeof message === 'string' ? [message] : Object.values(message);
}

function placesOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();
}

const english = textsOf('en');

describe.each(languages)('%s', (language) => {
  const texts = textsOf(language);

  test('has all texts, and no other', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
  });

  test('leaves no text empty, and fills the same places', () => {
    for (const [key, message] of Object.entries(texts)) {
      const wanted = [...new Set(placesOf(wordings(english[key]!).at(-1)!))];
      for (const text of wordings(message)) {
        expect(text.trim(), key).not.toBe('');
        expect([...new Set(placesOf(text))], key).toEqual(wanted);
      }
    }
  });

  test('has each plural form that it distinguishes', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const [key, message] of Object.entries(texts)) {
      if (typeof message === 'string') continue;
      expect(Object.keys(message).sort(), key).toEqual([...pluralCategories].sort());
    }
  });
});

test('no text is unused', () => {
  const text = sources();
  // Keys that are put together: `good.${good}` uses all that begin with `good.`.
  const stems = [...text.matchAll(/`([\w.-]+\.)\$\{/g)].map(([, stem]) => stem!);
  const unused = Object.keys(english).filter(
    (key) => !text.includes(`'${key}'`) && !stems.some((stem) => key.startsWith(stem)),
  );
  expect(unused).toEqual([]);
});
