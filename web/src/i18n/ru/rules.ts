/** Russian texts of the page of rules. */
import type { Message } from '../en';
import type { RulesKey } from '../en/rules';

export const ru: Record<RulesKey, Message> = {
  title: 'Правила',
  close: 'Назад к игре',
  english: 'Текст правил есть только на английском языке.',
  search: 'Поиск по правилам',
  keys: '/ — поиск, ↑ ↓ — по найденному, Enter — перейти, Esc — очистить',
  found: {
    one: 'Найдено {count} правило',
    few: 'Найдено {count} правила',
    many: 'Найдено {count} правил',
    other: 'Найдено {count} правила',
  },
  none: 'Нет правила со всеми этими словами.',
  contents: 'Содержание',
  anchor: 'Адрес правила {number}',
};
