// @vitest-environment jsdom
/** Every text is there in every language, with the same places to fill, and is used. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AFTER_TEXTS } from '../../src/after/words';
import type { Message } from '../../src/i18n/en';
import { RULES_TEXTS } from '../../src/rules/words';

const AREAS = { after: AFTER_TEXTS, rules: RULES_TEXTS } as Record<
  string,
  Record<string, Record<string, Message>>
>;

function places(message: Message): string[] {
  const text = typeof message === 'string' ? message : message.other;
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();
}

function source(area: string): string {
  const folder = join(import.meta.dirname, '../../src', area);
  const files = readdirSync(folder).filter((name) => /\.(ts|svelte)$/.test(name));
  return files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
}

describe.each(Object.entries(AREAS))('texts of %s', (area, languages) => {
  const english = languages['en']!;

  it.each(Object.keys(languages))('fill the same places: %s', (language) => {
    const wrong = Object.keys(english).filter(
      (key) => String(places(languages[language]![key]!)) !== String(places(english[key]!)),
    );
    expect(Object.keys(languages[language]!)).toEqual(Object.keys(english));
    expect(wrong).toEqual([]);
  });

  it('are all used', () => {
    const code = source(area);
    // Keys that are put together: `tell.to.${kind}` uses all that begin with `tell.to.`.
    const stems = [...code.matchAll(/`([\w.]+\.)\$\{/g)].map(([, stem]) => stem!);
    const unused = Object.keys(english).filter(
      (key) => !code.includes(`'${key}'`) && !stems.some((stem) => key.startsWith(stem)),
    );
    expect(unused).toEqual([]);
  });

  it.each(['de', 'hu', 'ru'])('have plural forms of their own: %s', (language) => {
    const forms = new Set(new Intl.PluralRules(language).resolvedOptions().pluralCategories);
    const wrong = Object.entries(languages[language]!).filter(
      ([, message]) =>
        typeof message !== 'string' &&
        Object.keys(message).some((form) => !forms.has(form as Intl.LDMLPluralRule)),
    );
    expect(wrong).toEqual([]);
  });
});
