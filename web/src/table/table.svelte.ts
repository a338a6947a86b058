/** A table as the screen knows it: the newest moment, the log, and what can be asked for. */
import { i18n } from '../i18n/i18n.svelte';
import { Connection, type Opening } from '../net/connection';
import type { Action, GameView, LogEntry, Moment, Problem } from '../net/messages';
import { problemWords } from '../net/wrong';
import { withChanges } from './board/telling';
import { Stage } from './board/stage.svelte';
import { followMarket } from './market';
import { lastOwnStep } from './undo';

export class Table {
  moment: Moment | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  connected = $state(true);
  /** What went wrong last, in words. */
  problem = $state('');
  shutOut = $state('');
  /** Something was asked for and is not answered yet. */
  busy = $state(false);
  /** The move that is on its way: what was clicked shows at once that it was heard. */
  sending = $state('');
  /** Where this turn began, if that was seen. */
  before: GameView | null = $state.raw(null);

  /** What board and panels show of it. */
  readonly stage = new Stage();

  private readonly connection: Connection;

  constructor(readonly opening: Opening) {
    this.connection = new Connection(opening, {
      moment: (moment) => this.see(moment),
      connected: (is) => (this.connected = is),
      shutOut: (problem) => (this.shutOut = problemWords(problem)),
    });
  }

  /** Play moves, all or none; nothing happens while another one is on its way. */
  play(...moves: string[]): Promise<void> {
    if (!this.busy) this.sending = moves[0]!;
    return this.act({ do: 'play', version: this.version, moves });
  }

  /** Take back the last move, or as much as one may. */
  undo(): Promise<void> {
    const to = this.moment?.undo;
    if (to === null || to === undefined) return Promise.resolve();
    return this.act({ do: 'undo', version: this.version, to: lastOwnStep(this.log, to) });
  }

  async act(action: Action): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = '';
    try {
      await this.connection.act(action);
    } catch (error) {
      const problem = error as Problem;
      this.problem = problem.type === 'Stale' ? i18n.t('net.stale') : problemWords(problem);
    } finally {
      this.busy = false;
      this.sending = '';
    }
  }

  close(): void {
    this.connection.close();
    this.stage.skip();
  }

  private get version(): number {
    return this.moment?.version ?? 0;
  }

  private see(moment: Moment): void {
    const before = this.moment;
    const known = this.log.at(-1)?.version ?? 0;
    const news = moment.log.filter(({ version }) => version > known);
    const told = withChanges(followMarket(news, before?.game.display ?? []), before, moment);
    this.log = [...this.log, ...told];
    if (!moment.game.pending) this.before = moment.game;
    this.moment = moment;
    this.stage.take(before, moment, told);
  }
}
