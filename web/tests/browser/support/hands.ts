/** Ways to press what is on the screen: with a mouse, a finger, or the keyboard alone. */
import type { Locator, Page } from 'playwright-core';
import { Walk } from './walk';

export interface Hands {
  press(target: Locator): Promise<void>;
  /** Press one of the lights on the board. */
  pressLight(light: Locator): Promise<void>;
  /** Move a slider to one of its values. */
  slide(slider: Locator, value: number): Promise<void>;
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
  return slider.evaluate((element: HTMLInputElement, wanted) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [least, most] = [Number(element.min), Number(element.max)];
    const thumb = 16;
    const along = (wanted - least) / (most - least);
    return { x: left + thumb / 2 + (width - thumb) * along, y: top + height / 2 };
  }, value);
}

export class Mouse implements Hands {
  constructor(private readonly page: Page) {}

  async press(target: Locator): Promise<void> {
    await target.click();
  }

  async pressLight(light: Locator): Promise<void> {
    const { x, y } = await middleOf(light);
    await this.page.mouse.click(x, y);
  }

  async slide(slider: Locator, value: number): Promise<void> {
    await slider.scrollIntoViewIfNeeded();
    const { x, y } = await placeOn(slider, value);
    await this.page.mouse.click(x, y);
  }
}

export class Finger implements Hands {
  constructor(private readonly page: Page) {}

  async press(target: Locator): Promise<void> {
    await target.tap();
  }

  async pressLight(light: Locator): Promise<void> {
    const { x, y } = await middleOf(light);
    await this.page.touchscreen.tap(x, y);
  }

  async slide(slider: Locator, value: number): Promise<void> {
    await slider.scrollIntoViewIfNeeded();
    const { x, y } = await placeOn(slider, value);
    await this.page.touchscreen.tap(x, y);
  }
}

export class Keyboard implements Hands {
  constructor(private readonly page: Page) {}

  async press(target: Locator): Promise<void> {
    await new Walk(this.page, target).go();
    await this.page.keyboard.press('Enter');
  }

  pressLight(light: Locator): Promise<void> {
    return this.press(light);
  }

  async slide(slider: Locator, value: number): Promise<void> {
    await new Walk(this.page, slider).go();
    const now = Number(await slider.inputValue());
    const key = value > now ? 'ArrowRight' : 'ArrowLeft';
    for (let steps = Math.abs(value - now); steps; steps--) await this.page.keyboard.press(key);
  }
}
