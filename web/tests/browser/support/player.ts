/** Somebody who plays by pressing what the screen offers, and knows the rules only from there. */
import type { Locator, Page } from 'playwright-core';
import type { Hands } from './hands';
import { type Offer, Screen } from './screen';
import { likedCards, likedDeals } from './wits';

/** So many colonists one moves with an Architect. */
const MOVES = 3;

export class Player {
  /** How often something was pressed. */
  presses = 0;
  readonly screen: Screen;
  /** Which questions were answered, and how often. */
  readonly answered = new Map<string, number>();
  private readonly events: { after: number; happens: () => Promise<void> }[] = [];
  private look: (question: string, times: number) => Promise<void> = () => Promise.resolve();
  private moved = 0;
  /** What was pressed last, for whoever has to find out what went wrong. */
  private trail: string[] = [];

  constructor(
    page: Page,
    private readonly hands: Hands,
  ) {
    this.screen = new Screen(page);
  }

  /** Let something happen when so many answers have been given. */
  after(answers: number, happens: () => Promise<void>): this {
    this.events.push({ after: answers, happens });
    return this;
  }

  /** Look at the screen before each answer: what is asked, and how often it has been. */
  looking(look: (question: string, times: number) => Promise<void>): this {
    this.look = look;
    return this;
  }

  /** Play until the result is shown; where it goes no further, tell what was pressed last. */
  async playToTheEnd(): Promise<void> {
    try {
      await this.playOn();
    } catch (error) {
      const last = this.trail.slice(-6).join('; ');
      throw new Error(`stuck after ${this.presses} presses: ${last}`, {
        cause: error,
      });
    }
  }

  private async playOn(): Promise<void> {
    while (await this.screen.isAsked()) {
      if (await this.screen.takeOver.isVisible()) {
        await this.press(this.screen.takeOver);
        await this.screen.takeOver.waitFor({ state: 'detached' });
      } else await this.answer();
      const due = this.events.findIndex(({ after }) => after <= this.presses);
      if (due >= 0) await this.events.splice(due, 1)[0]!.happens();
    }
    if (this.events.length) throw new Error('the game was over before all that should happen');
  }

  private async answer(): Promise<void> {
    const question = await this.screen.question();
    const times = (this.answered.get(question) ?? 0) + 1;
    this.answered.set(question, times);
    await this.look(question, times);
    this.trail.push(`${question}:`);
    await this.screen.follow(() => this.choose(question));
  }

  private async choose(question: string): Promise<void> {
    if (question === 'play' || question === 'errand') {
      this.moved = 0;
      return this.pressCard('hand');
    }
    if (question === 'trade' || question === 'shop') return this.trade();
    const { open, closing } = await this.screen.answers();
    if (question === 'buy' && (await this.show('market')).length) return this.pressCard('market');
    if (question === 'move' && this.moved++ >= MOVES && closing[0]) {
      return this.press(closing[0].at);
    }
    const lights = await this.screen.lights();
    if (lights.length) {
      return this.pressLight(this.pick(lights));
    }
    const offers = open.length ? open : closing;
    if (!offers.length) throw new Error(`nothing to press for: ${question}`);
    await this.press(this.pick(offers).at);
  }

  /** Open the part of a phone's sheet that has the cards, if it is not there. */
  private async show(where: 'hand' | 'market'): Promise<Offer[]> {
    const tab = this.screen.tab(where);
    if ((await tab.isVisible()) && (await tab.getAttribute('aria-pressed')) === 'false') {
      await this.press(tab);
    }
    return this.screen.cards(where);
  }

  private async pressCard(where: 'hand' | 'market'): Promise<void> {
    const cards = await this.show(where);
    if (where === 'market') return this.press(cards.at(-1)!.at);
    const liked = likedCards(await this.screen.ownGoods(), this.presses);
    const card = liked
      .flatMap((name) => cards.filter((one) => one.name.startsWith(name)))
      .concat(cards)[0];
    await this.press(card!.at);
  }

  /** Make a deal, or end the trade. */
  private async trade(): Promise<void> {
    for (const { good, sells } of likedDeals(await this.screen.ownGoods())) {
      const slider = await this.screen.slider(good);
      const end = Number(await slider?.getAttribute(sells ? 'min' : 'max'));
      if (!slider || !end) continue;
      await this.hands.slide(slider, Math.sign(end));
      // A slider that stands still says that there are no coins for it.
      const [deal] = (await this.screen.answers()).open;
      if (deal) return this.press(deal.at);
    }
    const { closing } = await this.screen.answers();
    await this.press(closing[0]!.at);
  }

  /** One of several, another one each time. */
  private pick(offers: Offer[]): Offer {
    return offers[this.presses % offers.length]!;
  }

  private async press(target: Locator): Promise<void> {
    this.presses++;
    this.trail.push((await target.innerText()).split('\n')[0]!);
    await this.hands.press(target);
  }

  private async pressLight({ at, name }: Offer): Promise<void> {
    this.presses++;
    this.trail.push(`light ${name}`);
    await this.hands.pressLight(at);
  }
}
