/** German texts of the page of rules. */
import type { Message } from '../en';
import type { RulesKey } from '../en/rules';

export const de: Record<RulesKey, Message> = {
  title: 'Regeln',
  close: 'Zurück zum Spiel',
  english: 'Der Text der Regeln ist nur auf Englisch da.',
  search: 'Regeln durchsuchen',
  keys: '/ sucht, ↑ ↓ durch die Treffer, Eingabe liest dort weiter, Esc leert',
  found: { one: '{count} Regel gefunden', other: '{count} Regeln gefunden' },
  none: 'Keine Regel enthält alle diese Wörter.',
  contents: 'Inhalt',
  anchor: 'Adresse der Regel {number}',
};
