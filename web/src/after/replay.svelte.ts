/** A finished game that is being looked at: what of it is known, and which moment is shown. */
import { type Access, askSteps, askSummary, type Result, type Step, type Summary } from './api';
import { boundary, findTurns, turnAt } from './turns';

/** How long a moment is shown while the game plays by itself. */
const SHOWN_MS = 900;

export class Replay {
  summary: Summary | null = $state.raw(null);
  result: Result | null = $state.raw(null);
  /** How many moves the game has. */
  moves = $state(0);
  moment = $state(0);
  playing = $state(false);
  failure = $state('');
  /** Moments by number; those that have not been fetched yet are missing. */
  #steps: Step[] = $state.raw([]);

  /** The moments that are known from the start on, without a gap. */
  readonly known: Step[] = $derived.by(() => {
    const gap = this.#steps.findIndex((step) => !step);
    return gap < 0 ? this.#steps : this.#steps.slice(0, gap);
  });
  readonly turns = $derived(findTurns(this.known));
  readonly turn = $derived(turnAt(this.turns, this.moment));
  readonly here: Step | undefined = $derived(this.#steps[this.moment]);
  readonly before: Step | undefined = $derived(this.#steps[this.moment - 1]);
  readonly names = $derived(this.summary?.seats.map(({ name }) => name) ?? []);
  readonly atEnd = $derived(this.moment >= this.moves);

  readonly #access: Access;
  #closed = false;

  constructor(access: Access, moment: number | undefined) {
    this.#access = access;
    this.#wanted = moment;
  }

  #wanted: number | undefined;

  /** Fetch the moment that is wanted first, then all others from the start. */
  async load(): Promise<void> {
    this.failure = '';
    try {
      this.summary = await askSummary(this.#access);
      await this.#fetchFrom(this.#wanted ?? 0);
      this.moment = Math.min(this.#wanted ?? this.moment, this.moves);
      await this.#fetchRest();
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  /** Stop fetching: nobody looks any more. */
  close(): void {
    this.#closed = true;
    this.playing = false;
  }

  /** A moment, if it has been fetched. */
  step(number: number): Step | undefined {
    return this.#steps[number];
  }

  /** Show a moment, or the nearest there is. */
  goTo(moment: number): void {
    this.moment = Math.min(this.moves, Math.max(0, moment));
    if (this.atEnd) this.playing = false;
  }

  /** Show the next boundary of turns in a direction. */
  goTurn(direction: 1 | -1): void {
    this.goTo(boundary(this.turns, this.moment, direction));
  }

  /** Start or stop playing by itself; at the end, from the start. */
  toggle(): void {
    if (!this.playing && this.atEnd) this.moment = 0;
    this.playing = !this.playing;
  }

  /** While it plays, show one moment after the other; returns what stops that. */
  run(): () => void {
    const timer = setInterval(() => {
      if (this.#steps[this.moment + 1]) this.goTo(this.moment + 1);
    }, SHOWN_MS);
    return () => clearInterval(timer);
  }

  async #fetchRest(): Promise<void> {
    while (!this.#closed && this.known.length <= this.moves) {
      await this.#fetchFrom(this.known.length);
    }
  }

  async #fetchFrom(first: number): Promise<void> {
    const answer = await askSteps(this.#access, first);
    const steps = Array.from({ length: answer.moves + 1 }, (_, i) => this.#steps[i]) as Step[];
    for (const step of answer.steps) steps[step.number] = step;
    this.#steps = steps;
    this.moves = answer.moves;
    this.result = answer.result;
  }
}
