/** English, and with it the list of all messages: other languages have the same keys. */

import { cards } from './en/cards';
import { lobby } from './en/lobby';
import { play } from './en/play';
import { settings } from './en/settings';

/** A text, or one for each plural form of its `count`. */
export type Message = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

export const en = {
  'board.label': 'The map {map}',
  'good.brick': 'brick',
  'good.food': 'food',
  'good.tools': 'tools',
  'good.wine': 'wine',
  'good.cloth': 'cloth',
  ...cards,
  ...lobby,
  ...play,
  ...settings,
} as const satisfies Record<string, Message>;

export type MessageKey = keyof typeof en;
