// @vitest-environment jsdom
/** The opening page's list of games, and a new game by clicks, with a server that is only pretended. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import MyGames from '../../src/lobby/MyGames.svelte';
import NewGame from '../../src/lobby/NewGame.svelte';
import { mineAt, myTables, remember } from '../../src/net/mine';

interface Answer {
  status?: number;
  body: unknown;
}
const asked: { path: string; body: unknown }[] = [];
let answers: Record<string, Answer> = {};

beforeEach(() => {
  localStorage.clear();
  location.hash = '';
  asked.length = 0;
  answers = {
    '/api/choices': { body: { maps: [], modes: [], bots: [{ bot: 'greedy', about: '' }] } },
  };
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    asked.push({ path, body: body && JSON.parse(body) });
    const answer = answers[path.replace(/\?.*/, '')];
    if (!answer) throw new TypeError('nobody is there');
    return Promise.resolve(Response.json(answer.body, { status: answer.status ?? 200 }));
  });
});
afterEach(cleanup);

const seat = (name: string, kind = 'person'): object => ({ name, kind, bot: null });

function tableWith(id: string, map: string, moment: object): void {
  remember(id, { seats: [0] });
  const status = 'playing';
  const seats = [seat('Anna'), seat('Livia', 'bot')];
  answers[`/api/tables/${id}`] = { body: { table: id, map, mode: 'base', status, seats } };
  answers[`/api/tables/${id}/moment`] = { body: { status, result: null, ...moment } };
}

test('one’s own games are told by map and players, one’s own turn first', async () => {
  tableWith('mine', 'italia', { asked: { seat: 0, question: 'play' } });
  tableWith('other', 'cyprus', { asked: { seat: 1, question: 'play' } });
  render(MyGames);
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
  const told = screen.getAllByRole('link').map((link) => link.textContent!.replace(/\s+/g, ' '));
  expect(told[0]).toContain('Italia Your turn Anna Livia');
  expect(told[1]).toContain('Cyprus Livia is at turn');
});

test('a table that is no more leaves the list, and a silent server is told in words', async () => {
  remember('gone', { seats: [0] });
  remember('silent', { seats: [0] });
  const problem = { type: 'NoSuchTable', message: 'no such table' };
  answers['/api/tables/gone'] = { status: 404, body: { error: problem } };
  render(MyGames);
  expect((await screen.findByRole('alert')).textContent).toContain('The server does not answer');
  await waitFor(() => expect(myTables()).toEqual(['silent']));
});

test('a game begins by one click, and its seats and links are remembered', async () => {
  const seats = [
    { seat: 0, name: 'You', kind: 'person', token: 'secret', link: null, invite: null },
    { seat: 1, name: '', kind: 'open', token: null, link: 'http://here/#/join', invite: 'i' },
  ];
  answers['/api/tables'] = { body: { table: 'new', seats, watch: 'w', watch_link: 'l' } };
  render(NewGame, { quick: true });
  await fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
  await waitFor(() => expect(location.hash).toBe('#/tables/new'));
  const { body } = asked.find(({ path }) => path === '/api/tables')!;
  expect(body).toMatchObject({ map: 'italia', mode: 'base', first: 'drawn' });
  expect(mineAt('new')).toMatchObject({ seats: [0], invites: [{ seat: 1 }], watch: 'w' });
});

test('without a person nothing begins, and it says so', async () => {
  render(NewGame, { quick: true });
  await fireEvent.change(screen.getByLabelText('Seat 1'), { target: { value: 'greedy' } });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Begin' }).disabled).toBe(true);
  expect(screen.getByText('At least one person must play.')).toBeTruthy();
});

test('in teams seats go by two, and say who plays with whom', async () => {
  render(NewGame, { quick: true });
  await fireEvent.click(screen.getByLabelText(/Venus in teams/));
  expect(screen.getAllByLabelText(/^Seat \d$/)).toHaveLength(4);
  expect(screen.getByText('plays with seat 3')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: /Two more/ }));
  expect(screen.getAllByLabelText(/^Seat \d$/)).toHaveLength(6);
});
