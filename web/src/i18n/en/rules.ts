/** English texts of the page of rules; other languages have the same keys. */
import type { Message } from '../en';

export const en = {
  title: 'Rules',
  close: 'Back to the game',
  english: 'The text of the rules is in English only.',
  search: 'Search the rules',
  keys: '/ to search, ↑ ↓ through the hits, Enter to read on there, Esc to clear',
  found: { one: '{count} rule found', other: '{count} rules found' },
  none: 'No rule has all of these words.',
  contents: 'Contents',
  anchor: 'Address of rule {number}',
} as const satisfies Record<string, Message>;

export type RulesKey = keyof typeof en;
