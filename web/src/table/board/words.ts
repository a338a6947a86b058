/** What is said on and about the board. */
import { speaker } from '../../i18n/area';
import { map as de } from '../../i18n/de/map';
import { map as en } from '../../i18n/en/map';
import { map as hu } from '../../i18n/hu/map';
import { map as ru } from '../../i18n/ru/map';

export const mapText = speaker<keyof typeof en>({ en, de, hu, ru });
