/** Texts of the pages after a game, and how the names of the formats are put into words. */
import { de } from '../i18n/de/after';
import { type AfterKey, en } from '../i18n/en/after';
import { hu } from '../i18n/hu/after';
import { ru } from '../i18n/ru/after';
import { cardName as sayCard } from '../game/words';
import { speaker } from '../i18n/area';
import { i18n } from '../i18n/i18n.svelte';
import { endsOf, isLine, type Told, type Word } from './telling';

export const AFTER_TEXTS = { en, de, hu, ru };

export const t = speaker<AfterKey>(AFTER_TEXTS);

/** Say in a sentence what was told, with the players' names. */
export function sayTold({ key, words }: Told, names: readonly string[]): string {
  const values = Object.entries(words).map(([name, word]) => [name, sayWord(word, names)]);
  return t(key, Object.fromEntries(values));
}

function sayWord(word: Word, names: readonly string[]): string {
  if ('card' in word) return cardName(word.card);
  if ('good' in word) return i18n.t(`good.${word.good}`);
  if ('place' in word) return placeName(word.place);
  if ('seat' in word) return names[word.seat] ?? String(word.seat);
  return word.text;
}

/** A card's name by its id or name. */
export function cardName(id: string): string {
  return sayCard(i18n, id);
}

function placeName(place: string): string {
  if (!isLine(place)) return place;
  const [from, to] = endsOf(place);
  return t('place.line', { from, to });
}

/** List names as a sentence does. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return t('and', { some: names.slice(0, -1).join(', '), last: names.at(-1)! });
}
