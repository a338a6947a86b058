/** Texts of one area of the client, which come with its pages and not with the first screen. */
import type { Message } from './en';
import { i18n, type Language, say, type Values } from './i18n.svelte';

export type AreaCatalogues<Key extends string> = Record<Language, Record<Key, Message>>;

/** Return what says an area's messages in the chosen language. */
export function speaker<Key extends string>(
  catalogues: AreaCatalogues<Key>,
): (key: Key, values?: Values) => string {
  return (key, values = {}) => say(catalogues[i18n.language][key], values, i18n.language);
}
