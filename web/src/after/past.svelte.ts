/** Looking back in a game that goes on: the turns so far, and an earlier moment that is shown. */
import type { GameView, Score } from '../net/messages';
import { wrongWords } from '../net/wrong';
import { type Access, askHistory, askPast, type History } from './api';

export class Past {
  history: History | null = $state.raw(null);
  /** After how many turns the board is shown; null is now. */
  turn: number | null = $state(null);
  /** What one could see then; null while the board shows the game as it is now. */
  view: GameView | null = $state.raw(null);
  failure = $state('');

  constructor(private readonly access: Access) {}

  /** How many turns are known to be over. */
  get turns(): number {
    return this.history?.turns.length ?? 0;
  }

  /** The points at the moment that is shown; null for now. */
  get scores(): Score[] | null {
    if (this.turn === null || !this.history) return null;
    const { start, turns } = this.history;
    return this.turn === 0 ? start : (turns[this.turn - 1]?.scores ?? null);
  }

  /** Learn of the turns so far. */
  async refresh(): Promise<void> {
    await this.try(async () => {
      this.history = await askHistory(this.access);
      if (this.turn !== null && this.turn > this.turns) this.now();
    });
  }

  /** Show the board as it was after so many turns; after more than there were, as it is now. */
  async goTo(turn: number): Promise<void> {
    if (turn > this.turns) return this.now();
    const wanted = (this.turn = Math.max(0, turn));
    await this.try(async () => {
      const view = await askPast(this.access, wanted);
      if (this.turn === wanted) this.view = view;
    });
  }

  /** Show the board as it is now. */
  now(): void {
    this.turn = this.view = null;
  }

  private async try(asking: () => Promise<void>): Promise<void> {
    try {
      await asking();
      this.failure = '';
    } catch (error) {
      this.failure = wrongWords(error);
    }
  }
}
