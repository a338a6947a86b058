/** The names of the formats (FORMATS: goods, gods, kinds), in the order that screens show. */

export const GOODS = ['brick', 'food', 'tools', 'wine', 'cloth'] as const;
export type Good = (typeof GOODS)[number];

export const GODS = [
  'Vesta',
  'Jupiter',
  'Saturnus',
  'Mercurius',
  'Mars',
  'Minerva',
  'Venus',
] as const;
export type God = (typeof GODS)[number];

export const KINDS = ['land', 'sea'] as const;
export type Kind = (typeof KINDS)[number];

export const COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

export const MARKS = ['eagle', 'dolphin', 'laurel', 'sun', 'bull', 'star'] as const;
export type Mark = (typeof MARKS)[number];

/** How a seat looks, wherever it is shown. */
export interface Look {
  colour: Colour;
  mark: Mark;
}

/** Seats look so unless somebody chooses otherwise. */
export const LOOKS: readonly Look[] = COLOURS.map((colour, i) => ({ colour, mark: MARKS[i]! }));
