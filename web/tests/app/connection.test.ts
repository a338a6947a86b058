// @vitest-environment jsdom
/** The connection: what is said at first, after a break, and twice. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Connection, type Listener } from '../../src/net/connection';
import type { Moment } from '../../src/net/messages';

class Socket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (_: { code: number }): void => undefined;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  readonly close = (): void => undefined;
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  tell(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

let sockets: Socket[];
let listener: Listener;
const moment = (version: number): Moment => ({ type: 'moment', version }) as Moment;

function connect(): Connection {
  return new Connection({ table: 't', seat: 1 }, listener, () => {
    sockets.push(new Socket());
    return sockets.at(-1) as unknown as WebSocket;
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  sockets = [];
  listener = { moment: vi.fn(), connected: vi.fn(), shutOut: vi.fn() };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says hello with the newest version it has, also after a break', () => {
  const connection = connect();
  sockets[0]!.open();
  expect(sockets[0]!.sent).toEqual([{ do: 'hello', since: 0, seat: 1 }]);
  sockets[0]!.tell(moment(7));
  sockets[0]!.lose();
  expect(listener.connected).toHaveBeenLastCalledWith(false);
  vi.runOnlyPendingTimers();
  sockets[1]!.open();
  expect(sockets[1]!.sent[0]).toEqual({ do: 'hello', since: 7, seat: 1 });
  connection.close();
});

it('sends an unanswered action again under the same id, and an answered one never', async () => {
  const connection = connect();
  sockets[0]!.open();
  const first = connection.act({ do: 'play', version: 0, moves: ['play senator'] });
  const sent = sockets[0]!.sent[1]!;
  sockets[0]!.lose();
  vi.runOnlyPendingTimers();
  sockets[1]!.open();
  expect(sockets[1]!.sent[1]).toEqual(sent);
  sockets[1]!.tell({ type: 'done', id: sent['id'], version: 1, repeated: true });
  expect((await first).repeated).toBe(true);
  sockets[1]!.lose();
  vi.runOnlyPendingTimers();
  sockets[2]!.open();
  expect(sockets[2]!.sent).toHaveLength(1);
  connection.close();
});

it('tells the reason of a refusal to who asked', async () => {
  const connection = connect();
  sockets[0]!.open();
  const asked = connection.act({ do: 'concede' });
  const error = { type: 'NotNow', message: 'the game is over' };
  sockets[0]!.tell({ type: 'refused', id: sockets[0]!.sent[1]!['id'], error });
  await expect(asked).rejects.toEqual(error);
  expect(listener.shutOut).not.toHaveBeenCalled();
  connection.close();
});

it('gives up where it is not let in', () => {
  connect();
  sockets[0]!.open();
  sockets[0]!.tell({ type: 'refused', id: null, error: { type: 'NotSeated', message: 'no' } });
  sockets[0]!.lose(4400);
  vi.runOnlyPendingTimers();
  expect(listener.shutOut).toHaveBeenCalledOnce();
  expect(sockets).toHaveLength(1);
});

it('takes the word of the browser that the network is gone, and that it is back', () => {
  const connection = connect();
  sockets[0]!.open();
  sockets[0]!.tell(moment(3));
  void connection.act({ do: 'concede' });
  dispatchEvent(new Event('offline'));
  expect(listener.connected).toHaveBeenLastCalledWith(false);
  dispatchEvent(new Event('online'));
  expect(sockets).toHaveLength(2);
  sockets[1]!.open();
  expect(sockets[1]!.sent[0]).toMatchObject({ do: 'hello', since: 3 });
  expect(sockets[1]!.sent[1]).toMatchObject({ do: 'concede' });
  connection.close();
  dispatchEvent(new Event('offline'));
  vi.runOnlyPendingTimers();
  expect(sockets).toHaveLength(2);
});

it('gives up a socket on which nothing is heard, not even an answer to a ping', () => {
  const connection = connect();
  sockets[0]!.open();
  vi.advanceTimersByTime(20_000);
  sockets[0]!.tell({ type: 'pong' });
  vi.advanceTimersByTime(20_000);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(21_000);
  expect(listener.connected).toHaveBeenLastCalledWith(false);
  expect(sockets).toHaveLength(2);
  connection.close();
});
