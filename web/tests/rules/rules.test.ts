/** The rules page is made of the whole reference, and finds what is in it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseRules, slug } from '../../tools/rules/parse.ts';
import { findRules, highlight, termsOf, textOf } from '../../src/rules/search';

const SOURCE = readFileSync(new URL('../../../docs/reference/rules.md', import.meta.url), 'utf8');
const sections = parseRules(SOURCE);
const rules = sections.flatMap(({ rules: all }) => all);

describe('the rules made of the reference', () => {
  it('have every anchor of the source, in its order', () => {
    const anchors = [...SOURCE.matchAll(/<a id="(rule-[^"]+)">/g)].map(([, id]) => id);
    expect(anchors.length).toBeGreaterThan(50);
    expect(rules.filter(({ number }) => number).map(({ id }) => id)).toEqual(anchors);
  });

  it('have an address for every link inside', () => {
    const addresses = new Set([...sections.map(({ id }) => id), ...rules.map(({ id }) => id)]);
    const links = rules.flatMap(({ html }) =>
      [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((id) => !addresses.has(id!))).toEqual([]);
  });

  it('print no number or anchor twice', () => {
    expect(rules.filter(({ html }) => html.includes('<a id='))).toEqual([]);
    const numbered = rules.filter(({ number }) => number);
    expect(numbered.filter(({ html, number }) => textOf(html).trim().startsWith(number))).toEqual(
      [],
    );
  });

  it('lead to no file of the repository', () => {
    expect(rules.filter(({ html }) => /href="(?!#|https?:)/.test(html))).toEqual([]);
  });

  it('name headings as GitHub does', () => {
    expect(slug("5 The cards' actions")).toBe('5-the-cards-actions');
  });
});

describe('the search', () => {
  it('wants all words, wherever they stand', () => {
    const found = findRules(sections, termsOf('Magnus  wine'));
    expect(found.length).toBeGreaterThan(0);
    const texts = found.flatMap(({ title, rules: all }) =>
      all.map(({ html }) => `${title} ${textOf(html)}`),
    );
    expect(texts.every((text) => /magnus/i.test(text) && /wine/i.test(text))).toBe(true);
  });

  it('finds a rule by its number', () => {
    const found = findRules(sections, ['5.2b']).flatMap(({ rules: all }) => all);
    expect(found.map(({ id }) => id)).toContain('rule-5.2b');
  });

  it('finds nothing where nothing is', () => {
    expect(findRules(sections, ['zeppelin'])).toEqual([]);
  });

  it('marks hits in the text and not in tags', () => {
    const html = '<a href="#rule-5.2">Rule 5.2</a> rules &amp; more';
    expect(highlight(html, ['rule'])).toBe(
      '<a href="#rule-5.2"><mark>Rule</mark> 5.2</a> <mark>rule</mark>s &amp; more',
    );
    expect(highlight('a &amp; b', ['amp'])).toBe('a &amp; b');
  });

  it('takes signs as they are', () => {
    expect(highlight('pay "?" here', termsOf('?'))).toBe('pay "<mark>?</mark>" here');
  });
});
