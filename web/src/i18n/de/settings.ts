import type { settings as en } from '../en/settings';

export const settings: Record<keyof typeof en, string> = {
  'set.title': 'Einstellungen',
  'set.language': 'Sprache',
  'set.theme': 'Helligkeit',
  'set.theme.system': 'wie das Gerät',
  'set.theme.light': 'hell',
  'set.theme.dark': 'dunkel',
  'set.lessons': 'Karten und Fragen erklären',
  'set.sound': 'Ton, wenn ich am Zug bin',
  'set.notify': 'Benachrichtigung, wenn ich am Zug bin',
  'set.notify.forbidden': 'Dein Browser erlaubt dieser Seite keine Benachrichtigungen.',
  'guide.ask': 'Erklären, was jetzt möglich ist',
  'set.motion': 'Weniger Bewegung',
};
