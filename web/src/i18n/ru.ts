import { cards } from './ru/cards';
import { lobby } from './ru/lobby';
import { play } from './ru/play';
import { settings } from './ru/settings';
import type { Catalogue } from './i18n.svelte';

export const ru: Catalogue = {
  'board.label': 'Игровое поле {map}',
  'good.brick': 'кирпич',
  'good.food': 'еда',
  'good.tools': 'инструменты',
  'good.wine': 'вино',
  'good.cloth': 'ткань',
  ...cards,
  ...lobby,
  ...play,
  ...settings,
};
