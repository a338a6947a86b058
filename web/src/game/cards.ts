/** What is printed on cards and market, as the client shows it; a test compares it with the engine's files. */
import type { God, Good } from './names';

export const CARD_KINDS = [
  'tribune',
  'architect',
  'prefect',
  'mercator3',
  'mercator5',
  'diplomat',
  'senator',
  'magister',
  'praetor',
  'legate',
  'colonist',
  'consul',
  'proconsul',
  'mason',
  'farmer',
  'smith',
  'vintner',
  'weaver',
  'prefect/architect',
  'architect/mercator5',
  'prefect/mercator5',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

interface Printed {
  cost: Good[];
  gods: God[];
}

const START: Partial<Record<CardKind, God[]>> = {
  tribune: ['Mars'],
  architect: ['Jupiter'],
  prefect: ['Saturnus'],
  mercator3: ['Mercurius'],
  diplomat: ['Jupiter'],
  senator: ['Vesta'],
  magister: ['Venus'],
  praetor: ['Vesta'],
  legate: ['Jupiter', 'Saturnus', 'Venus'],
};

const MARKET: Partial<Record<CardKind, Printed>> = {
  architect: { cost: ['tools'], gods: ['Jupiter'] },
  prefect: { cost: ['wine'], gods: ['Saturnus'] },
  mercator5: { cost: ['wine'], gods: ['Mercurius'] },
  colonist: { cost: ['food'], gods: ['Mars'] },
  mason: { cost: ['food'], gods: ['Minerva'] },
  farmer: { cost: ['brick', 'food'], gods: ['Minerva'] },
  smith: { cost: ['brick', 'tools'], gods: ['Minerva'] },
  vintner: { cost: ['brick', 'wine'], gods: ['Minerva'] },
  weaver: { cost: ['brick', 'cloth'], gods: ['Minerva'] },
  consul: { cost: ['cloth'], gods: ['Jupiter'] },
  proconsul: { cost: ['cloth'], gods: ['Jupiter'] },
  'prefect/architect': { cost: ['wine'], gods: ['Venus'] },
  'architect/mercator5': { cost: ['tools'], gods: ['Venus'] },
  'prefect/mercator5': { cost: ['wine'], gods: ['Venus'] },
};

/** The market's Diplomats differ from deck to deck. */
const DIPLOMATS: Record<string, Printed> = {
  I: { cost: ['tools'], gods: ['Saturnus'] },
  III: { cost: ['food'], gods: ['Saturnus'] },
  IV: { cost: ['tools'], gods: ['Mercurius'] },
  V: { cost: ['food'], gods: ['Mars'] },
};

export interface Card extends Printed {
  id: string;
  kind: CardKind;
}

/** Return a card by its id, `name@deck`. */
export function cardOf(id: string): Card {
  const [name = '', deck = ''] = id.split('@');
  const kind = name as CardKind;
  if (deck === 'start') return { id, kind, cost: [], gods: START[kind] ?? [] };
  const printed = kind === 'diplomat' ? DIPLOMATS[deck] : MARKET[kind];
  return { id, kind, cost: printed?.cost ?? [], gods: printed?.gods ?? [] };
}

/** What a place in the market costs besides; `?` is one unit of any kind. */
export type Surcharge = readonly (Good | '?')[];

export const SURCHARGES: Record<'front' | 'back', readonly Surcharge[]> = {
  front: [[], ['?'], ['?'], ['cloth'], ['cloth'], ['?', 'cloth'], ['cloth', 'cloth']],
  back: [[], ['?'], ['?'], ['wine'], ['cloth'], ['?', 'wine'], ['wine', 'cloth']],
};

/** The coins on the back of bonus markers. */
export const MARKER_COINS: Record<Good, number> = {
  brick: 2,
  food: 2,
  tools: 2,
  wine: 2,
  cloth: 1,
};
/** What each house in a city adds to the price of the next one there, and of the first one too. */
export const HOUSE_COINS: Record<Good, number> = { brick: 1, food: 2, tools: 3, wine: 4, cloth: 5 };
export const PRICES: Record<Good, number> = { brick: 3, food: 4, tools: 5, wine: 6, cloth: 7 };
export const STORE_SPACES = 12;
