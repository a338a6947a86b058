/** The language of the screens: chosen from the browser, changeable, and texts in it. */
import { de } from './de';
import { en, type Message, type MessageKey } from './en';
import { hu } from './hu';
import { ru } from './ru';

export const LANGUAGES = { en: 'English', de: 'Deutsch', hu: 'Magyar', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;
export type Catalogue = Record<MessageKey, Message>;
export type Values = Record<string, string | number>;

export const CATALOGUES: Record<Language, Catalogue> = { en, de, hu, ru };

const STORED_AS = 'concordia.language';

/** Texts in the chosen language. Whatever reads `t` in a component is shown anew on a change. */
export class I18n {
  language: Language = $state('en');

  constructor(language: Language) {
    this.language = language;
  }

  /** Say a message; `{name}` in it is replaced by a value, `count` chooses the plural form. */
  t(key: MessageKey, values: Values = {}): string {
    return say(CATALOGUES[this.language][key], values, this.language);
  }

  /** Change the language, here and for the next visit. */
  choose(language: Language): void {
    this.language = language;
    document.documentElement.lang = language;
    localStorage.setItem(STORED_AS, language);
  }
}

/** Fill a message's places; of a plural message first choose the form for `count`. */
export function say(message: Message, values: Values, language: Language): string {
  const text = typeof message === 'string' ? message : formFor(message, values, language);
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

function formFor(message: Exclude<Message, string>, values: Values, language: Language): string {
  const rule = new Intl.PluralRules(language).select(Number(values['count']));
  return message[rule] ?? message.other;
}

/** Choose the language: the one chosen before, else the browser's first that we speak. */
export function preferredLanguage(stored: string | null, wanted: readonly string[]): Language {
  const known = [stored ?? '', ...wanted]
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag): tag is Language => tag in LANGUAGES);
  return known ?? 'en';
}

export const i18n = new I18n(
  preferredLanguage(globalThis.localStorage?.getItem(STORED_AS) ?? null, navigator.languages),
);
