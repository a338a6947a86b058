import { cards } from './de/cards';
import { lobby } from './de/lobby';
import { play } from './de/play';
import { settings } from './de/settings';
import type { Catalogue } from './i18n.svelte';

export const de: Catalogue = {
  'board.label': 'Der Spielplan {map}',
  'good.brick': 'Ziegel',
  'good.food': 'Nahrung',
  'good.tools': 'Werkzeug',
  'good.wine': 'Wein',
  'good.cloth': 'Tuch',
  ...cards,
  ...lobby,
  ...play,
  ...settings,
};
