/** What the pages after a game ask of the table server (docs/reference/server.md). */
import type { BoardView } from '../board/api';
import { request } from '../net/http';
import type {
  FoundedTable,
  GameView,
  PlayerView,
  Result,
  Score,
  SeatWanted,
} from '../net/messages';

/** A table, and whose eyes one looks with: a seat's cookie or token, or a spectator's token. */
export interface Access {
  table: string;
  seat?: number | undefined;
  token?: string | undefined;
}

/** A player at a moment of which all is known. */
export interface PlayerPosition extends PlayerView {
  hand: string[];
}

/** What the replay reads of a position document. */
export interface Position extends BoardView {
  players: PlayerPosition[];
  display: (string | null)[];
  seat: number;
  magnus: number;
}

export interface Step {
  number: number;
  position: Position;
  /** Who is asked here, and what he plays; null at the end. */
  seat: number | null;
  move: string | null;
  scores: Score[];
}

export interface Steps {
  moves: number;
  result: Result;
  steps: Step[];
}

/** A turn that is over, with the points after it. */
export interface TurnTold {
  turn: number;
  seat: number;
  card: string | null;
  scores: Score[];
  /** When the game is over: how many moves there were by then. */
  moves?: number;
}

export interface History {
  start: Score[];
  turns: TurnTold[];
}

/** How many moments the server tells at once. */
export const PAGE = 50;

/** Ask for some moments of the finished game, the first of them by its number. */
export function askSteps(access: Access, first: number): Promise<Steps> {
  return ask(access, `/steps?first=${first}&count=${PAGE}`);
}

/** Ask for the turns so far. */
export function askHistory(access: Access): Promise<History> {
  return ask(access, '/history');
}

/** Ask for the game as one could see it after so many turns. */
export async function askPast(access: Access, turn: number): Promise<GameView> {
  const seat = access.seat === undefined ? '' : `?seat=${access.seat}`;
  return (await ask<{ game: GameView }>(access, `/history/${turn}${seat}`)).game;
}

/** Ask for the game's record. */
export async function askRecord({ table, token }: Access): Promise<string> {
  return (await request(`/tables/${table}/record`, undefined, token)).text();
}

/** Make a table that goes on from a moment of the game. */
export function askBranch(
  access: Access,
  moment: number,
  deck: 'same' | 'shuffled',
  seats: SeatWanted[],
): Promise<FoundedTable> {
  return ask(access, '/branches', { moment, deck, seats });
}

/** Make a table from the text of a record. */
export async function importRecord(record: string, seats: SeatWanted[]): Promise<FoundedTable> {
  return (await (await request('/records', { record, seats })).json()) as FoundedTable;
}

async function ask<T>({ table, token }: Access, path: string, body?: unknown): Promise<T> {
  return (await (await request(`/tables/${table}${path}`, body, token)).json()) as T;
}
