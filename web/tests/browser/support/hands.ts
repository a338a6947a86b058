/** Ways to press what is on the screen: with a mouse, a finger, or the keyboard alone. */
import type { Locator, Page } from 'playwright-core';
import { Walk } from './walk';

export interface Hands {
  press(target: Locator): Promise<void>;
  /** Press one of the lights on the board. */
  pressLight(light: Locator): Promise<void>;
  /** Move a slider to one of its values. */
  slide(slider: Locator, value: number): Promise<void>;
  /** Choose one of several radio buttons. */
  tick(radio: Locator): Promise<void>;
  /** Choose from a list that opens. */
  select(list: Locator, label: string): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
}

interface Place {
  x: number;
  y: number;
}

/** Return the middle of a light's ring; its badge is not what one aims at. */
async function middleOf(light: Locator): Promise<Place> {
  const { x, y, width, height } = (await light.locator('circle').first().boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Return the place on a slider where it stands at a value. */
async function placeOn(slider: Locator, value: number): Promise<Place> {
  await slider.scrollIntoViewIfNeeded();
  return slider.evaluate((element: HTMLInputElement, wanted) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [least, most] = [Number(element.min), Number(element.max)];
    const thumb = 16;
    const along = (wanted - least) / (most - least);
    return { x: left + thumb / 2 + (width - thumb) * along, y: top + height / 2 };
  }, value);
}

/** A mouse and a finger differ in nothing but in how they press. */
abstract class Pointer implements Hands {
  constructor(protected readonly page: Page) {}

  abstract press(target: Locator): Promise<void>;
  protected abstract pressAt(place: Place): Promise<void>;

  async pressLight(light: Locator): Promise<void> {
    await this.pressAt(await middleOf(light));
  }

  async slide(slider: Locator, value: number): Promise<void> {
    await this.pressAt(await placeOn(slider, value));
  }

  async tick(radio: Locator): Promise<void> {
    await this.press(radio.locator('xpath=ancestor::label'));
  }

  async select(list: Locator, label: string): Promise<void> {
    await list.selectOption({ label });
  }

  async write(field: Locator, text: string): Promise<void> {
    await this.press(field);
    await field.fill(text);
  }
}

export class Mouse extends Pointer {
  async press(target: Locator): Promise<void> {
    await target.click();
  }

  protected async pressAt({ x, y }: Place): Promise<void> {
    await this.page.mouse.click(x, y);
  }
}

export class Finger extends Pointer {
  async press(target: Locator): Promise<void> {
    await target.tap();
  }

  protected async pressAt({ x, y }: Place): Promise<void> {
    await this.page.touchscreen.tap(x, y);
  }
}

export class Keyboard implements Hands {
  constructor(private readonly page: Page) {}

  async press(target: Locator): Promise<void> {
    await this.goTo(target);
    await this.page.keyboard.press('Enter');
  }

  pressLight(light: Locator): Promise<void> {
    return this.press(light);
  }

  async slide(slider: Locator, value: number): Promise<void> {
    await this.goTo(slider);
    await this.step(value - Number(await slider.inputValue()), 'ArrowLeft', 'ArrowRight');
  }

  async tick(radio: Locator): Promise<void> {
    await this.goTo(radio);
    await this.page.keyboard.press('Space');
  }

  async select(list: Locator, label: string): Promise<void> {
    await this.goTo(list);
    const way = await list.evaluate((element: HTMLSelectElement, wanted) => {
      const labels = [...element.options].map((option) => option.label);
      return labels.indexOf(wanted) - element.selectedIndex;
    }, label);
    await this.step(way, 'ArrowUp', 'ArrowDown');
  }

  async write(field: Locator, text: string): Promise<void> {
    await this.goTo(field);
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.type(text);
  }

  private goTo(target: Locator): Promise<void> {
    return new Walk(this.page, target).go();
  }

  /** Press one key so often, or the other one. */
  private async step(by: number, less: string, more: string): Promise<void> {
    for (let n = Math.abs(by); n; n--) await this.page.keyboard.press(by > 0 ? more : less);
  }
}
