/** What the board's own buttons say. */
import { speaker } from '../i18n/area';
import { board as de } from '../i18n/de/board';
import { board as en } from '../i18n/en/board';
import { board as hu } from '../i18n/hu/board';
import { board as ru } from '../i18n/ru/board';

export const boardText = speaker<keyof typeof en>({ en, de, hu, ru });
