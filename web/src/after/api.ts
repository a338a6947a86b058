/** What the pages after a game ask of the table server (docs/reference/server.md). */
import type { BoardPlayer, BoardView } from '../board/api';
import type { MapId } from '../board/maps';
import type { God, Good, Kind } from '../game/names';

/** A table, and the token that opens it where no cookie does. */
export interface Access {
  table: string;
  token?: string | undefined;
}

export interface Summary {
  map: MapId;
  mode: 'base' | 'venus' | 'team';
  seats: { name: string; kind: 'person' | 'open' | 'bot' }[];
}

/** What each god gives a seat, the Concordia card, and their sum. */
export type Scores = Record<God | 'Concordia' | 'total', number>;

export interface PlayerPosition extends BoardPlayer {
  coins: number;
  goods: Record<Good, number>;
  hand: string[];
  discard: string[];
  store: Record<Kind, number>;
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
  scores: Scores[];
}

export interface Result {
  how: 'played' | 'conceded' | 'abandoned';
  winners: number[];
  scores: Scores[];
}

export interface Steps {
  moves: number;
  result: Result;
  steps: Step[];
}

/** A table that was just made: where to go on, and where to look. */
export interface MadeTable {
  table: string;
  seats: { seat: number; token: string | null; link: string | null }[];
  watch: string;
  watch_link: string;
}

export interface SeatWanted {
  who: 'person' | 'bot';
  name: string;
  bot: string;
}

/** Why the server did not do what was asked. */
export class Refusal extends Error {}

/** Ask who plays at the table, and what. */
export function askSummary(access: Access): Promise<Summary> {
  return askJson(access, '');
}

/** Ask for some moments of the finished game, the first of them by its number. */
export function askSteps(access: Access, first: number): Promise<Steps> {
  return askJson(access, `/steps?first=${first}`);
}

/** Ask for the game's record. */
export async function askRecord(access: Access): Promise<string> {
  return (await ask(access, '/record')).text();
}

/** Make a table that goes on from a moment of the game. */
export function askBranch(
  access: Access,
  moment: number,
  deck: 'same' | 'shuffled',
  seats: SeatWanted[],
): Promise<MadeTable> {
  return askJson(access, '/branches', { moment, deck, seats });
}

/** Ask which bots may sit at a table, each stronger than the one before. */
export async function askBots(): Promise<string[]> {
  const told = await (await checked(await fetch('/api/choices'))).json();
  return (told as { bots: { bot: string }[] }).bots.map(({ bot }) => bot);
}

/** Make a table from the text of a record. */
export async function importRecord(record: string, seats: SeatWanted[]): Promise<MadeTable> {
  return (await checked(await fetch('/api/records', posted({ record, seats })))).json();
}

async function askJson<T>(access: Access, path: string, body?: unknown): Promise<T> {
  return (await ask(access, path, body)).json();
}

async function ask({ table, token }: Access, path: string, body?: unknown): Promise<Response> {
  const { headers, ...rest } = body === undefined ? { headers: {} } : posted(body);
  const shown = token ? { ...headers, authorization: `Bearer ${token}` } : headers;
  const address = `/api/tables/${encodeURIComponent(table)}${path}`;
  return checked(await fetch(address, { ...rest, headers: shown }));
}

function posted(body: unknown): { method: string; headers: Record<string, string>; body: string } {
  const headers = { 'content-type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

async function checked(response: Response): Promise<Response> {
  if (response.ok) return response;
  const told = (await response.json().catch(() => null)) as { error?: { message?: string } } | null;
  throw new Refusal(told?.error?.message ?? `${response.status} ${response.statusText}`);
}
