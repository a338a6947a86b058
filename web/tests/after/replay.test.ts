// @vitest-environment jsdom
/** A replay asks for what is wanted, when it is wanted, and moves about in it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from '../../src/after/keys';
import { Past } from '../../src/after/past.svelte';
import { Replay } from '../../src/after/replay.svelte';

const MOVES = 230;
/** Turns of ten moves each. */
const TURNS = Array.from({ length: MOVES / 10 }, (_, i) => ({
  turn: i + 1,
  seat: i % 2,
  card: 'tribune',
  scores: [],
  moves: 10 * (i + 1),
}));

let asked: string[] = [];
let broken = false;

function answer(path: string): unknown {
  if (path.endsWith('/history')) return { start: [], turns: TURNS };
  const past = /history\/(\d+)/.exec(path);
  if (past) return { turn: Number(past[1]), game: { turn: Number(past[1]) } };
  const first = Number(/first=(\d+)/.exec(path)?.[1] ?? NaN);
  if (Number.isNaN(first)) return { map: 'italia', mode: 'base', status: 'over', seats: [] };
  const numbers = Array.from({ length: 50 }, (_, i) => first + i).filter((n) => n <= MOVES);
  const steps = numbers.map((number) => ({ number, seat: 0, move: 'end', scores: [] }));
  return { moves: MOVES, result: { how: 'played' }, steps };
}

/** The first moments of the pages that were asked for. */
function pages(): number[] {
  return asked.flatMap((path) =>
    path.includes('/steps') ? [Number(/\d+/.exec(path.split('?')[1]!))] : [],
  );
}

beforeEach(() => {
  asked = [];
  broken = false;
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    if (broken) return Promise.reject(new Error('no net'));
    if (Number(/first=(\d+)/.exec(path)?.[1] ?? 0) > MOVES) {
      const body = JSON.stringify({ error: { type: 'NoSuchTable', message: 'no such moment' } });
      return Promise.resolve(new Response(body, { status: 404 }));
    }
    return Promise.resolve(new Response(JSON.stringify(answer(path))));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function opened(moment?: number): Promise<Replay> {
  const replay = new Replay({ table: 'tabula' }, moment);
  await replay.load();
  return replay;
}

describe('a replay', () => {
  it('opens with the moments around the one that is wanted, and no others', async () => {
    const replay = await opened(125);
    expect(replay.here?.number).toBe(125);
    expect(pages()).toEqual([100]);
  });

  it('has the neighbours at hand before they are reached', async () => {
    const replay = await opened(125);
    replay.goTo(135);
    await vi.waitFor(() => expect(replay.step(150)).toBeDefined());
    expect(pages()).toEqual([100, 150]);
  });

  it('shows the last moment until another one has come', async () => {
    const replay = await opened(0);
    expect(replay.shown?.number).toBe(0);
    replay.goTo(200);
    expect([replay.moment, replay.shown?.number]).toEqual([200, 0]);
    await vi.waitFor(() => expect(replay.shown?.number).toBe(200));
  });

  it('asks for each page once', async () => {
    const replay = await opened(0);
    for (let moment = 0; moment <= MOVES; moment += 1) replay.goTo(moment);
    await vi.waitFor(() => expect(replay.here).toBeDefined());
    expect(pages()).toEqual([0, 50, 100, 150, 200]);
  });

  it('begins at the start where a link leads nowhere', async () => {
    const replay = await opened(1000);
    expect([replay.moment, replay.here?.number, replay.failure]).toEqual([0, 0, '']);
  });

  it('says what went wrong, and can be tried again', async () => {
    broken = true;
    const replay = await opened(3);
    expect(replay.failure).not.toBe('');
    broken = false;
    await replay.load();
    expect([replay.failure, replay.here?.number]).toEqual(['', 3]);
  });

  it('goes by moves and turns with the keys, and stays inside', async () => {
    const replay = await opened(12);
    const press = (key: string): number => {
      act(new KeyboardEvent('keydown', { key }), replay);
      return replay.moment;
    };
    expect(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map(press)).toEqual([
      13, 12, 20, 10, 0,
    ]);
    expect(['ArrowLeft', 'End', 'ArrowRight', 'Home'].map(press)).toEqual([0, MOVES, MOVES, 0]);
  });
});

describe('looking back in a game that goes on', () => {
  it('shows what was seen after a turn, and now again after the last one', async () => {
    const past = new Past({ table: 'tabula', seat: 1 });
    await past.refresh();
    await past.goTo(7);
    expect([past.turn, past.view]).toEqual([7, { turn: 7 }]);
    expect(asked.at(-1)).toContain('/history/7?seat=1');
    await past.goTo(TURNS.length + 1);
    expect([past.turn, past.view]).toEqual([null, null]);
  });

  it('forgets an answer that nobody waits for any more', async () => {
    const past = new Past({ table: 'tabula' });
    await past.refresh();
    const slow = past.goTo(3);
    past.now();
    await slow;
    expect(past.view).toBeNull();
  });
});
