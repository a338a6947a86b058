/** Requests to the server, and what it says when it refuses one. */
import { mineAt } from './mine';
import type { Choices, FoundedTable, Moment, NewTable, Problem, Summary } from './messages';

/** Something that the server did not do, with its reason. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** Ask the server, and return its answer as it came. */
export async function request(path: string, body?: unknown, token?: string): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers['authorization'] = `Bearer ${token}`;
  const answer = await fetch(`/api${path}`, {
    headers,
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Refused(await problemOf(answer));
  return answer;
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    return ((await answer.json()) as { error: Problem }).error;
  } catch {
    return { type: 'Unknown', message: `${answer.status} ${answer.statusText}` };
  }
}

async function ask<T>(path: string, body?: unknown, token?: string): Promise<T> {
  return (await (await request(path, body, token)).json()) as T;
}

export const choices = (): Promise<Choices> => ask('/choices');
export const makeTable = (wanted: NewTable): Promise<FoundedTable> => ask('/tables', wanted);
export const takeSeat = (
  table: string,
  invite: string,
  name: string,
): Promise<{ seat: number; token: string }> => ask(`/tables/${table}/seats`, { invite, name });
export const summaryOf = (table: string): Promise<Summary> => ask(`/tables/${table}`);
export const rematch = (table: string, seat: number, token?: string): Promise<{ table: string }> =>
  ask(`/tables/${table}/rematch?seat=${seat}`, {}, token);

/** Ask about a table with the right of one's seat there, or of a spectator. */
export function askTable(table: string, path: string, body?: unknown): Promise<Response> {
  const { seats, tokens, watch } = mineAt(table);
  const seat = seats[0];
  const token = seat === undefined ? watch : tokens?.[seat];
  const query = seat === undefined ? '' : `${path.includes('?') ? '&' : '?'}seat=${seat}`;
  return request(`/tables/${table}${path}${query}`, body, token);
}

/** What is going on at a table, without what has happened before. */
export async function momentOf(table: string): Promise<Moment> {
  return (await (await askTable(table, `/moment?since=${NEVER}`)).json()) as Moment;
}

/** A version that no table reaches. */
const NEVER = 2 ** 31 - 1;
