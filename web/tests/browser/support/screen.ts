/** What somebody sees at a table: the question, and all that can be chosen, by roles and names. */
import type { Locator, Page } from 'playwright-core';
import { type Good, GOODS } from '../../../src/game/names';
import { pattern, textsOf, words } from './words';

const questions = textsOf('ask.');
const closing = new Set([...textsOf('do.done').map(({ text }) => text), words('do.end')]);
const noAnswers = new Set([words('do.undo'), words('advice.ask'), words('hint.trade.none')]);

/** The others may have more to wait for than one answer. */
const OTHERS = 40_000;

/** Something that can be chosen: what it is called, and where it is. */
export interface Offer {
  name: string;
  at: Locator;
}

export class Screen {
  readonly result: Locator;
  private readonly ask: Locator;
  private readonly lightsOfBoard: Locator;

  constructor(readonly page: Page) {
    this.result = page.getByRole('dialog');
    this.ask = page.locator('[aria-labelledby=question]');
    this.lightsOfBoard = page.getByRole('main').locator('[data-light]');
  }

  /** Wait until something is asked of us, or the game is over; tell whether it goes on. */
  async isAsked(): Promise<boolean> {
    const asked = this.page
      .locator('.ask.mine:not([aria-busy=true])')
      .or(this.takeOver)
      .or(this.result);
    await asked.first().waitFor({ timeout: OTHERS });
    return !(await this.result.isVisible());
  }

  /** Between two people at one device: who says that it is he. */
  get takeOver(): Locator {
    return this.page.getByRole('button', { name: pattern('pass.ready') });
  }

  /** Which question stands there, by its key. */
  async question(): Promise<string> {
    const text = (await this.ask.getByRole('heading').innerText()).trim();
    const found = questions.find((one) => one.text === text);
    if (!found) throw new Error(`what does “${text}” ask?`);
    return found.rest;
  }

  /** The lights on the board; none while one of them waits for a word beside the board. */
  async lights(): Promise<Offer[]> {
    if (await this.chosen.count()) return [];
    return offers(this.lightsOfBoard, await named(this.lightsOfBoard));
  }

  /** The answers beside the board: those that answer, and those that end the question. */
  async answers(): Promise<{ open: Offer[]; closing: Offer[] }> {
    const buttons = this.ask.getByRole('button', { disabled: false });
    const all = offers(buttons, await named(buttons));
    return {
      open: all.filter(({ name }) => !closing.has(name) && !noAnswers.has(name)),
      closing: all.filter(({ name }) => closing.has(name)),
    };
  }

  /** The slider with which a good is sold or bought, or null where neither can be done. */
  async slider(good: Good): Promise<Locator | null> {
    const found = this.ask.getByRole('slider', { name: words(`good.${good}`), disabled: false });
    return (await found.count()) ? found : null;
  }

  /** What lies in one's own storehouse, which is the first that is shown. */
  async ownGoods(): Promise<Record<Good, number>> {
    const store = this.page.getByRole('img', { name: words('side.store'), includeHidden: true });
    const said = (await store.first().getAttribute('aria-label')) ?? '';
    const count = (good: Good): number =>
      Number(new RegExp(`(\\d+) ${words(`good.${good}`)}`).exec(said)?.[1] ?? 0);
    return Object.fromEntries(GOODS.map((good) => [good, count(good)])) as Record<Good, number>;
  }

  /** The cards of the hand, or of the market, that can be chosen. */
  async cards(where: 'hand' | 'market'): Promise<Offer[]> {
    const name = where === 'hand' ? words('hand.title') : words('side.market');
    const buttons = this.page
      .getByRole('region', { name, exact: true })
      .getByRole('button', { disabled: false });
    return offers(buttons, await named(buttons));
  }

  /** On a phone, the part of the sheet that has the hand or the market. */
  tab(part: 'hand' | 'market'): Locator {
    return this.page
      .getByRole('navigation')
      .getByRole('button', { name: words(`side.${part}`), exact: true });
  }

  /** Do something, and wait until the table has gone on, or a light asks for a word more. */
  async follow(act: () => Promise<void>): Promise<void> {
    const before = await this.page.locator('[data-version]').getAttribute('data-version');
    const asksMore = !(await this.chosen.count());
    await act();
    const next = this.page.locator(`[data-version]:not([data-version="${before}"])`);
    const seen = next.or(this.takeOver);
    await (asksMore ? seen.or(this.chosen) : seen).first().waitFor({ state: 'attached' });
  }

  private get chosen(): Locator {
    return this.lightsOfBoard.and(this.page.locator('[aria-pressed=true]'));
  }
}

/** The accessible names of buttons: their label, or what of their words is not hidden from it. */
function named(buttons: Locator): Promise<string[]> {
  return buttons.evaluateAll((all) =>
    all.map((one) => {
      const heard = one.cloneNode(true) as Element;
      for (const hidden of heard.querySelectorAll('[aria-hidden=true]')) hidden.remove();
      return one.getAttribute('aria-label') ?? heard.textContent.trim();
    }),
  );
}

function offers(all: Locator, names: string[]): Offer[] {
  return names.map((name, i) => ({ name: name.trim(), at: all.nth(i) }));
}
