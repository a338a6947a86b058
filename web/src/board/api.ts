/** All that other parts say to the board, and hear from it. The board knows no rules. */
import type { Snippet } from 'svelte';
import type { Good, Kind, Look } from '../game/names';

/** What of a view or position document (FORMATS) the board draws; a whole one will do. */
export interface BoardView {
  /** The cities in play that produce, and what. */
  cities: Record<string, Good>;
  markers: Record<string, { good: Good; active: boolean }>;
  players: BoardPlayer[];
}

export interface BoardPlayer {
  houses: string[];
  in_cities: Record<string, Record<Kind, number>>;
  on_lines: string[];
}

/** Something on the board that can be pointed at. */
export type Target =
  | { what: 'city'; city: string }
  | { what: 'line'; line: string }
  /** A colonist of a seat, in a city or on a line. */
  | { what: 'colonist'; seat: number; kind: Kind; place: string }
  | { what: 'province'; province: string };

/** A target that can be chosen now. */
export interface Lit {
  target: Target;
  /** What choosing it does, in words: read aloud, and shown when it is pointed at. */
  label: string;
  /** A word or two beside it, such as a price or a number of steps. */
  badge?: string;
  /** It has been chosen, and what comes next depends on it. */
  chosen?: boolean;
}

export interface BoardEvents {
  /** A lit target was chosen. */
  onpick?: (target: Target) => void;
  /** Something, lit or not, is pointed at or in focus; null when nothing is. */
  onpoint?: (target: Target | null) => void;
}

/** What can be told about a city or a province, lit or not. */
export interface About {
  /** In one sentence, for who listens. */
  words: (target: Target) => string;
  /** On a small plate beside it. */
  plate: Snippet<[Target]>;
}

/** How each seat looks, in seat order. */
export type Looks = readonly Look[];

/** The coins on the back of bonus markers. */
export type MarkerCoins = Record<Good, number>;

/** A name for a target that is the same for equal targets. */
export function targetKey(target: Target): string {
  switch (target.what) {
    case 'city':
      return `city ${target.city}`;
    case 'line':
      return `line ${target.line}`;
    case 'province':
      return `province ${target.province}`;
    case 'colonist':
      return `colonist ${target.seat} ${target.kind} ${target.place}`;
  }
}
