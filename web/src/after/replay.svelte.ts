/** A finished game that is being looked at: what of it is known, and which moment is shown. */
import { SvelteMap } from 'svelte/reactivity';
import { Refused, summaryOf } from '../net/http';
import type { Result, Summary } from '../net/messages';
import { wrongWords } from '../net/wrong';
import { type Access, askHistory, askSteps, type History, PAGE, type Step } from './api';
import { boundary, turnAt, turnsOf, turnsOver } from './turns';

/** How long a moment is shown while the game plays by itself. */
const SHOWN_MS = 900;
/** So many moments before they may be wanted, they are fetched. */
const AHEAD = 20;

export class Replay {
  summary: Summary | null = $state.raw(null);
  history: History | null = $state.raw(null);
  result: Result | null = $state.raw(null);
  /** How many moves the game has. */
  moves = $state(0);
  moment = $state(0);
  playing = $state(false);
  failure = $state('');
  /** Moments by number; those that have not been fetched are missing. */
  readonly #steps = new SvelteMap<number, Step>();
  #last: Step | undefined = undefined;
  /** Pages that were asked for, by the first moment on each. */
  readonly #pages: (Promise<void> | undefined)[] = [];

  readonly turns = $derived(turnsOf(this.history?.turns ?? []));
  readonly turn = $derived(turnAt(this.turns, this.moment));
  readonly turnsOver = $derived(turnsOver(this.turns, this.moment));
  readonly here = $derived(this.#steps.get(this.moment));
  readonly before = $derived(this.#steps.get(this.moment - 1));
  /** The moment, or while it is still on its way, the one that was shown before. */
  readonly shown: Step | undefined = $derived.by(() => (this.#last = this.here ?? this.#last));
  readonly names = $derived(this.summary?.seats.map(({ name }) => name) ?? []);
  readonly atEnd = $derived(this.moment >= this.moves);

  readonly #access: Access;

  constructor(access: Access, moment = 0) {
    this.#access = access;
    this.moment = moment;
  }

  /** Fetch what the game was, and the moments around the one that is wanted. */
  async load(): Promise<void> {
    this.failure = '';
    await this.#try(async () => {
      [this.summary, this.history] = await Promise.all([
        summaryOf(this.#access.table),
        askHistory(this.#access),
        this.#fetchWanted(),
      ]);
      this.goTo(this.moment);
    });
  }

  /** A moment, if it has been fetched. */
  step(number: number): Step | undefined {
    return this.#steps.get(number);
  }

  /** Show a moment, or the nearest there is, and have at hand what may be wanted next. */
  goTo(moment: number): void {
    this.moment = Math.min(this.moves, Math.max(0, moment));
    if (this.atEnd) this.playing = false;
    const story = this.turn?.first ?? this.moment;
    for (const wanted of [this.moment, story, this.moment - AHEAD, this.moment + AHEAD]) {
      this.#need(Math.min(this.moves, Math.max(0, wanted)));
    }
  }

  /** Show the next boundary of turns in a direction. */
  goTurn(direction: 1 | -1): void {
    this.goTo(boundary(this.turns, this.moment, direction));
  }

  /** Show the moment after so many turns. */
  goAfterTurn(number: number): void {
    this.goTo(this.turns[number - 1]?.last ?? 0);
  }

  /** Start or stop playing by itself; at the end, from the start. */
  toggle(): void {
    if (!this.playing && this.atEnd) this.goTo(0);
    this.playing = !this.playing;
  }

  /** While it plays, show one moment after the other; returns what stops that. */
  run(): () => void {
    const timer = setInterval(() => {
      if (this.#steps.has(this.moment + 1)) this.goTo(this.moment + 1);
    }, SHOWN_MS);
    return () => clearInterval(timer);
  }

  #need(moment: number): void {
    if (!this.#steps.has(moment)) void this.#try(() => this.#fetchPage(moment));
  }

  async #try(fetching: () => Promise<void>): Promise<void> {
    try {
      await fetching();
    } catch (error) {
      this.failure = wrongWords(error);
    }
  }

  #fetchPage(moment: number): Promise<void> {
    const first = moment - (moment % PAGE);
    return (this.#pages[first] ??= this.#fetchFrom(first));
  }

  async #fetchFrom(first: number): Promise<void> {
    try {
      const { moves, result, steps } = await askSteps(this.#access, first);
      for (const step of steps) this.#steps.set(step.number, step);
      this.moves = moves;
      this.result = result;
    } catch (error) {
      this.#pages[first] = undefined;
      throw error;
    }
  }

  /** Fetch the moment that a link leads to; one that there is not is a slip, and means the start. */
  async #fetchWanted(): Promise<void> {
    try {
      await this.#fetchPage(this.moment);
    } catch (error) {
      if (!(error instanceof Refused) || error.problem.type !== 'NoSuchTable') throw error;
      await this.#fetchPage((this.moment = 0));
    }
  }
}
