import { cards } from './hu/cards';
import { lobby } from './hu/lobby';
import { play } from './hu/play';
import { settings } from './hu/settings';
import type { Catalogue } from './i18n.svelte';

export const hu: Catalogue = {
  'board.label': 'A térkép: {map}',
  'good.brick': 'tégla',
  'good.food': 'étel',
  'good.tools': 'szerszám',
  'good.wine': 'bor',
  'good.cloth': 'szövet',
  ...cards,
  ...lobby,
  ...play,
  ...settings,
};
