/** A socket to a table that comes back after every break, and misses and repeats nothing. */
import type { Action, Done, Moment, Problem, Told } from './messages';

export interface Listener {
  moment(moment: Moment): void;
  /** Whether the server is heard just now. */
  connected(is: boolean): void;
  /** The server will not let us in; there is no use in trying again. */
  shutOut(problem: Problem): void;
}

export interface Opening {
  table: string;
  seat?: number;
  token?: string;
}

interface Waiting {
  text: string;
  resolve: (done: Done) => void;
  reject: (problem: Problem) => void;
}

/** The pauses before trying again, in milliseconds; the last one goes on. */
const PAUSES = [200, 500, 1000, 2000, 5000];
/** So often the server is asked for a sign of life; if none came since, the line is dead. */
const PING = 20_000;
const NOT_LET_IN = 4400;

/** How a socket is made; tests bring their own. */
export type Dial = (url: string) => WebSocket;

export class Connection {
  private socket: WebSocket | null = null;
  private since = 0;
  private failures = 0;
  private closed = false;
  private waiting = new Map<string, Waiting>();
  private pause: ReturnType<typeof setTimeout> | undefined;
  private heard = true;
  private readonly pings = setInterval(() => this.ping(), PING);
  private readonly offline = (): void => this.drop();
  private readonly online = (): void => this.retry();

  constructor(
    private readonly opening: Opening,
    private readonly listener: Listener,
    private readonly dial: Dial = (url) => new WebSocket(url),
  ) {
    addEventListener('offline', this.offline);
    addEventListener('online', this.online);
    this.open();
  }

  /** Do something at the table; it is sent again after a break, and carried out once. */
  act(action: Action): Promise<Done> {
    const id = newId();
    const text = JSON.stringify({ ...action, id });
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { text, resolve, reject });
      this.say(text);
    });
  }

  /** Leave for good. */
  close(): void {
    this.closed = true;
    clearTimeout(this.pause);
    clearInterval(this.pings);
    removeEventListener('offline', this.offline);
    removeEventListener('online', this.online);
    this.socket?.close();
  }

  private open(): void {
    this.pause = undefined;
    this.heard = true;
    const { table, ...who } = this.opening;
    const socket = this.dial(socketUrl(table));
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ do: 'hello', since: this.since, ...who }));
      // Whatever was not answered before the break; the server knows what it has done by its id.
      for (const { text } of this.waiting.values()) socket.send(text);
    };
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as Told);
    socket.onclose = ({ code }) => this.broken(code);
  }

  private hear(told: Told): void {
    this.heard = true;
    if (told.type === 'moment') {
      this.failures = 0;
      this.since = told.version;
      this.listener.connected(true);
      this.listener.moment(told);
    } else if (told.type === 'done') {
      this.answered(told.id)?.resolve(told);
    } else if (told.type === 'refused') {
      const asked = this.answered(told.id);
      if (asked) asked.reject(told.error);
      else this.listener.shutOut(told.error);
    }
  }

  private answered(id: string | null): Waiting | undefined {
    const found = this.waiting.get(id ?? '');
    this.waiting.delete(id ?? '');
    return found;
  }

  private broken(code: number): void {
    if (this.closed) return;
    this.listener.connected(false);
    if (code === NOT_LET_IN) return this.close();
    const wait = PAUSES[Math.min(this.failures++, PAUSES.length - 1)];
    this.pause = setTimeout(() => this.open(), wait);
  }

  private ping(): void {
    if (!this.heard) return this.drop();
    this.heard = false;
    this.say('{"do":"ping"}');
  }

  /** Give a socket up that would take minutes to notice that there is no network any more. */
  private drop(): void {
    const socket = this.socket;
    if (!socket || this.pause !== undefined) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.broken(0);
  }

  /** Try again at once instead of after the pause. */
  private retry(): void {
    if (this.pause === undefined) return;
    clearTimeout(this.pause);
    this.open();
  }

  private say(text: string): void {
    if (this.socket?.readyState === 1) this.socket.send(text);
  }
}

function socketUrl(table: string): string {
  const { protocol, host } = location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${table}/socket`;
}

/** A name for an action that nobody else uses; `randomUUID` is missing where there is no https. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
