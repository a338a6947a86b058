/**
 * The game as board and players show it: the newest moment, or one before it while moves of the others
 * play one after the other. Whoever wants to act sees the newest at once.
 */
import { reducedMotion } from '../../board/motion';
import { parseMove } from '../../game/moves';
import { standing } from '../../game/words';
import type { LogEntry, Moment } from '../../net/messages';

/** What happened from one moment to the next. */
export interface Step {
  entries: LogEntry[];
  /** Null where it happened before this page was opened: then only the words are known. */
  before: Moment | null;
  after: Moment;
}

/** How long a step is shown, in milliseconds; all that is waiting takes no longer than `ALL`. */
const PACE = 520;
const ALL = 4000;
/** Whoever asks to see it again wants to read it. */
const READING_PACE = 1000;
/** A spectator sees this many steps again. */
const MEMORY = 40;
/** Nothing is to be seen of these moves. */
const QUIET = new Set(['lift', 'done', 'end']);

export class Stage {
  /** The moment that is shown, if it is not the newest. */
  shown: Moment | null = $state.raw(null);
  /** What has just happened on the board. */
  step: Step | null = $state.raw(null);
  /** What the others have done since one's own turn. */
  since: Step[] = $state.raw([]);
  /** Whether steps play now, and a key ends it. */
  playing = $state(false);

  private queue: Step[] = [];
  private pace = PACE;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A moment has come, with what is new in the log. */
  take(before: Moment | null, after: Moment, news: readonly LogEntry[]): void {
    if (!before) {
      this.since = remembered(news, after);
      return;
    }
    const entries = news.filter(({ kind }) => kind === 'play');
    const step = { entries, before, after };
    if (news.some(({ kind }) => kind === 'undo')) this.forget(news);
    else if (entries.length) this.remember(step);
    const own = entries.some(({ seat }) => seat === after.seat);
    if (own || entries.length < news.length || document.hidden || reducedMotion()) {
      this.skip();
      this.step = entries.length ? step : null;
    } else if (entries.length) this.add(step);
  }

  /** Show once more what the others have done. */
  replay(): void {
    this.skip();
    const told = this.since.filter(isSeen);
    if (!told.length) return;
    this.shown = told[0]!.before;
    this.start(told, READING_PACE);
  }

  /** Show the newest moment at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.playing = false;
    this.shown = null;
    this.step = null;
  }

  private add(step: Step): void {
    if (this.playing) this.queue.push(step);
    else this.start([step], PACE);
    this.shown ??= step.before;
    if (this.pace < READING_PACE) this.pace = Math.min(PACE, ALL / (this.queue.length + 1));
  }

  private start(steps: Step[], pace: number): void {
    this.queue = [...steps];
    this.pace = pace;
    this.playing = true;
    this.next();
  }

  private next(): void {
    const step = this.queue.shift();
    if (!step) return this.skip();
    this.shown = step.after;
    this.step = step;
    this.timer = setTimeout(() => this.next(), isSeen(step) ? this.pace : 0);
  }

  private remember(step: Step): void {
    const { seat } = step.after;
    const ended = step.entries.some((entry) => entry.seat === seat && entry.move === 'end');
    if (ended) this.since = [];
    if (step.entries.some((entry) => entry.seat !== seat)) {
      this.since = [...this.since, step].slice(seat === null ? -MEMORY : 0);
    }
  }

  private forget(news: readonly LogEntry[]): void {
    const limits = news.flatMap(({ kind, to }) => (kind === 'undo' ? [to ?? 0] : []));
    const least = Math.min(...limits);
    this.since = this.since.filter(({ entries }) =>
      entries.every(({ version }) => version <= least),
    );
  }
}

function isSeen({ entries }: Step): boolean {
  return entries.some(({ move }) => !QUIET.has(parseMove(move ?? '').does));
}

/** What of an old log a player would want to see again. */
function remembered(log: readonly LogEntry[], now: Moment): Step[] {
  const plays = standing(log).filter(({ kind }) => kind === 'play');
  const own = plays.findLastIndex(({ seat, move }) => seat === now.seat && move === 'end');
  const first = now.seat === null ? Math.max(0, plays.length - MEMORY) : own + 1;
  return plays
    .slice(first)
    .filter(({ seat }) => seat !== now.seat)
    .map((entry) => ({ entries: [entry], before: null, after: now }));
}
