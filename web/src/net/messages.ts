/** What the table server says and hears (docs/reference/server.md), as far as the client uses it. */
import type { BoardPlayer, BoardView } from '../board/api';
import type { Changed } from '../game/changes';
import type { God, Good, Kind } from '../game/names';

export type Goods = Partial<Record<Good, number>>;
export type Mode = 'base' | 'venus' | 'team';

export interface Options {
  intermediate: boolean;
  market: 'front' | 'back';
  no_goods: boolean;
  small_ionium: boolean;
  open_hands: boolean;
  russian_colonist: boolean;
  hungarian_magnus: boolean;
}

export interface SeatWanted {
  who: 'person' | 'open' | 'bot';
  name: string;
  bot: string;
}

export interface NewTable {
  map: string;
  mode: Mode;
  options: Options;
  seats: SeatWanted[];
  first: 'drawn' | 'as given';
}

export interface FoundedTable {
  table: string;
  seats: {
    seat: number;
    name: string;
    kind: SeatWanted['who'];
    token: string | null;
    link: string | null;
    invite: string | null;
  }[];
  watch: string;
  watch_link: string;
}

export interface Choices {
  maps: string[];
  modes: { mode: Mode; players: number[] }[];
  bots: { bot: string; about: string }[];
}

export interface SeatShown {
  name: string;
  kind: SeatWanted['who'];
  bot: string | null;
  away: boolean;
  conceded: boolean;
}

/** What anybody may know of a table who knows its name. */
export interface Summary {
  table: string;
  map: string;
  mode: Mode;
  status: 'waiting' | 'playing' | 'over';
  seats: SeatShown[];
}

export interface Change {
  seat: number;
  coins?: number;
  goods?: Goods;
  houses?: number;
  cards?: number;
  colonists?: Partial<Record<Kind, number>>;
}

export interface LegalMove {
  move: string;
  changes: Change[];
  steps?: number;
}

export type Score = Record<God | 'Concordia' | 'total', number>;

export interface LogEntry {
  version: number;
  kind: string;
  seat: number | null;
  at: string;
  move?: string;
  bot?: string;
  to?: number;
  what?: string;
  name?: string;
  agreed?: boolean;
  /** The card that was bought, which the client adds where it knows. */
  card?: string;
  /** What it changed in storehouses, which the client adds where it saw it. */
  changes?: Changed[];
}

export interface PlayerView extends BoardPlayer {
  coins: number;
  goods: Record<Good, number>;
  /** Left out where the viewer may not see it. */
  hand?: string[];
  discard: string[];
  store: Record<Kind, number>;
  hand_size: number;
  discard_size: number;
}

/** A question that waits, with what the client reads of it. */
export interface Pending {
  question: string;
  /** Trades or purchases that are left. */
  left?: number;
  /** The kind in which was traded already. */
  traded?: Good | null;
  /** Which card buys, or which card a partner names. */
  kind?: string;
  /** Who asks his partner. */
  asker?: number;
  /** Steps that are left. */
  steps?: number;
  /** What is offered to a storehouse. */
  goods?: Goods;
}

export interface GameView extends BoardView {
  map: string;
  mode: Mode;
  options: Options;
  display: (string | null)[];
  deck_size: number;
  players: PlayerView[];
  magnus: number;
  seat: number;
  end: { concordia: number | null; turns_left: number } | null;
  over: boolean;
  /** Only in the middle of a turn: what is asked, the last one first in line. */
  pending?: Pending[];
}

export interface Result {
  how: 'played' | 'conceded' | 'abandoned';
  winners: number[];
  scores: Score[];
  /** For each seat and god the products whose sum his points are, such as cards times houses. */
  reasons: Record<God, [cards: number, each: number][]>[];
}

export interface Moment {
  type: 'moment';
  table: string;
  seat: number | null;
  version: number;
  status: 'waiting' | 'playing' | 'over';
  seats: SeatShown[];
  asked: { seat: number | null; question: string } | null;
  legal: LegalMove[] | null;
  undo: number | null;
  proposal: {
    version: number;
    what: string;
    by: number;
    to: number | null;
    missing: number[];
  } | null;
  result: Result | null;
  rematch: string | null;
  /** What each god would give each seat if the game ended now. */
  scores: Score[];
  game: GameView;
  log: LogEntry[];
}

export interface Problem {
  type: string;
  message: string;
  version?: number;
}

export interface Done {
  type: 'done';
  id: string | null;
  version: number;
  repeated: boolean;
}

export type Told =
  Moment | Done | { type: 'refused'; id: string | null; error: Problem } | { type: 'pong' };

export type Action =
  | { do: 'play'; version: number; moves: string[] }
  | { do: 'undo'; version: number; to: number }
  | { do: 'propose'; what: 'undo' | 'abandon'; to?: number }
  | { do: 'agree' | 'decline'; proposal: number }
  | { do: 'concede' }
  | { do: 'leave'; bot?: string }
  | { do: 'return' };
