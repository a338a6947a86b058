/** Hungarian texts of the page of rules. */
import type { Message } from '../en';
import type { RulesKey } from '../en/rules';

export const hu: Record<RulesKey, Message> = {
  title: 'Szabályok',
  close: 'Vissza a játékhoz',
  english: 'A szabályok szövege csak angolul olvasható.',
  search: 'Keresés a szabályokban',
  keys: '/ keres, ↑ ↓ a találatok között, Enter odaugrik, Esc töröl',
  found: { one: '{count} szabály', other: '{count} szabály' },
  none: 'Egyik szabályban sincs meg minden szó.',
  contents: 'Tartalom',
  anchor: 'A(z) {number}. szabály címe',
};
