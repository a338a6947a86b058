/** Texts around the rules; the rules themselves are in English. */
import { speaker } from '../i18n/area';
import { de } from '../i18n/de/rules';
import { en, type RulesKey } from '../i18n/en/rules';
import { hu } from '../i18n/hu/rules';
import { ru } from '../i18n/ru/rules';

export const RULES_TEXTS = { en, de, hu, ru };

export const t = speaker<RulesKey>(RULES_TEXTS);
