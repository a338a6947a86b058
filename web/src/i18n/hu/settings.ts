import type { settings as en } from '../en/settings';

export const settings: Record<keyof typeof en, string> = {
  'set.title': 'Beállítások',
  'set.language': 'Nyelv',
  'set.theme': 'Megjelenés',
  'set.theme.system': 'mint a készüléken',
  'set.theme.light': 'világos',
  'set.theme.dark': 'sötét',
  'set.lessons': 'Kártyák és kérdések magyarázata',
  'set.sound': 'Hang, ha én jövök',
  'set.notify': 'Értesítés, ha én jövök',
  'set.notify.forbidden': 'A böngésződ nem engedi az értesítéseket ezen az oldalon.',
  'guide.ask': 'Magyarázd el, mit lehet most tenni',
  'set.motion': 'Kevesebb mozgás',
};
