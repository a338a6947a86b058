/** The texts that explain, which come only when somebody wants explanations. */
import { speaker } from '../i18n/area';
import { de } from '../i18n/de/lessons';
import { en, type LessonKey } from '../i18n/en/lessons';
import { hu } from '../i18n/hu/lessons';
import { ru } from '../i18n/ru/lessons';

export const LESSON_TEXTS = { en, de, hu, ru };

export const t = speaker<LessonKey>(LESSON_TEXTS);
