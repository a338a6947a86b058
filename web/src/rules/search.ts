/** Finding rules by words, and showing where the words stand. */
import type { Rule, Section } from './api';

/** Everything in HTML that is not text: tags, and letters that are written as names. */
const MARKUP = /(<[^>]*>|&[#\w]+;)/;

/** The words of a search, in small letters, without repetition. */
export function termsOf(query: string): string[] {
  return [...new Set(query.toLowerCase().split(/\s+/).filter(Boolean))];
}

/** The text of a piece of HTML, in small letters. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .toLowerCase();
}

/** Keep the rules that have all terms in their text, number or section's title. */
export function findRules(sections: readonly Section[], terms: readonly string[]): Section[] {
  if (!terms.length) return [...sections];
  return sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter((rule) => fits(section, rule, terms)),
    }))
    .filter(({ rules }) => rules.length > 0);
}

function fits({ title }: Section, { number, html }: Rule, terms: readonly string[]): boolean {
  const words = `${number} ${title.toLowerCase()} ${textOf(html)}`;
  return terms.every((term) => words.includes(term));
}

/** Mark the terms in the text of a piece of HTML, and leave its tags alone. */
export function highlight(html: string, terms: readonly string[]): string {
  if (!terms.length) return html;
  const pattern = new RegExp(terms.map(escaped).sort(longestFirst).join('|'), 'gi');
  return html
    .split(MARKUP)
    .map((part, i) => (i % 2 ? part : part.replace(pattern, '<mark>$&</mark>')))
    .join('');
}

function escaped(term: string): string {
  return term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function longestFirst(a: string, b: string): number {
  return b.length - a.length;
}
