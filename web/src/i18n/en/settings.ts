/** The words of the settings. */
export const settings = {
  'set.title': 'Settings',
  'set.language': 'Language',
  'set.theme': 'Light',
  'set.theme.system': 'as the device',
  'set.theme.light': 'light',
  'set.theme.dark': 'dark',
  'set.lessons': 'Explain cards and questions',
  'set.sound': 'Sound at my turn',
  'set.notify': 'Notification at my turn',
  'set.notify.forbidden': 'Your browser does not allow notifications for this page.',
  'guide.ask': 'Explain what can be done now',
  'set.motion': 'Less movement',
} as const;
