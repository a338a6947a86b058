/** Makes the sections of the rules page from the text of docs/reference/rules.md. */
import { lexer, parser, type Token, type Tokens } from 'marked';
import type { Rule, Section } from '../../src/rules/api';

/** The page makes its own. */
const LEFT_OUT = 'Contents';
const ANCHOR = /<a id="(rule-([\w.]+))"><\/a>\s*/;
/** The repository's other files are no pages of the client: of links to them the words stay. */
const LINK_TO_FILE = /<a href="(?!#|https?:)[^"]*">(.*?)<\/a>/g;

interface DraftRule extends Omit<Rule, 'html'> {
  tokens: Token[];
}
interface Draft extends Omit<Section, 'rules'> {
  rules: DraftRule[];
}

/** Read all sections in their order; what stands before the first one is for programmers. */
export function parseRules(markdown: string): Section[] {
  const drafts: Draft[] = [];
  for (const token of lexer(markdown)) {
    if (isHeading(token)) {
      if (token.depth > 1) drafts.push(newSection(token));
    } else if (drafts.length && token.type !== 'space') {
      add(drafts.at(-1)!, token);
    }
  }
  return drafts.filter(({ title }) => title !== LEFT_OUT).map(finished);
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}

function newSection({ text, depth }: Tokens.Heading): Draft {
  const title = text.replace(ANCHOR, '');
  const [, id, number] = ANCHOR.exec(text) ?? [];
  const rules = id && number ? [{ id, number, tokens: [] }] : [];
  return { id: slug(title), level: depth as 2 | 3, title, rules };
}

/** Begin a rule where an anchor stands, or go on with the one before. */
function add(section: Draft, token: Token): void {
  const [, id, number] = ANCHOR.exec(token.raw) ?? [];
  if (id && number) section.rules.push({ id, number, tokens: [token] });
  else if (section.rules.length) section.rules.at(-1)!.tokens.push(token);
  else section.rules.push({ id: `${section.id}-text`, number: '', tokens: [token] });
}

function finished(draft: Draft): Section {
  return {
    ...draft,
    rules: draft.rules.map(({ tokens, ...rule }) => ({ ...rule, html: toHtml(tokens) })),
  };
}

/**
 * The page prints numbers itself, so they are taken out of the text with their anchors. Tables can be
 * wider than a phone: who has the focus in one can scroll it by keyboard.
 */
function toHtml(tokens: Token[]): string {
  return parser(tokens)
    .replace(/(<strong>)?<a id="[^"]*"><\/a>(<\/strong>)?\s*[\d.]+[a-z]?(<\/strong>)\s*/g, '')
    .replace(LINK_TO_FILE, '$1')
    .replaceAll('<table>', '<table tabindex="0">')
    .trim();
}

/** The address that GitHub gives a heading, so that links in the source lead there. */
export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}
