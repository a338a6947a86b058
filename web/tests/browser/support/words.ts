/** Texts of the client in English, as one looks for them on the screen. */
import { en, type MessageKey } from '../../../src/i18n/en';

/** Return a text with its places filled. */
export function words(key: MessageKey, fill: Record<string, string | number> = {}): string {
  return textOf(key).replace(/\{(\w+)\}/g, (_, name: string) => String(fill[name]));
}

/** Return a pattern for a text, whatever fills its places. */
export function pattern(key: MessageKey): RegExp {
  const parts = textOf(key).split(/\{\w+\}/);
  const literal = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('.+')}$`);
}

/** List all texts whose keys begin so, with the rest of the key. */
export function textsOf(prefix: string): { rest: string; text: string }[] {
  return Object.entries(en).flatMap(([key, text]) =>
    key.startsWith(prefix) && typeof text === 'string'
      ? [{ rest: key.slice(prefix.length), text }]
      : [],
  );
}

function textOf(key: MessageKey): string {
  const text = en[key];
  return typeof text === 'string' ? text : text.other;
}
