import type { settings as en } from '../en/settings';

export const settings: Record<keyof typeof en, string> = {
  'set.title': 'Настройки',
  'set.language': 'Язык',
  'set.theme': 'Оформление',
  'set.theme.system': 'как на устройстве',
  'set.theme.light': 'светлое',
  'set.theme.dark': 'тёмное',
  'set.lessons': 'Объяснять карты и вопросы',
  'set.sound': 'Звук, когда мой ход',
  'set.notify': 'Уведомление, когда мой ход',
  'set.notify.forbidden': 'Ваш браузер не разрешает этой странице уведомления.',
  'guide.ask': 'Объяснить, что сейчас можно сделать',
  'set.motion': 'Меньше движения',
};
