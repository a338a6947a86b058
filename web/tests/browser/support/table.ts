/** A server and a browser for a file of tests, and people with devices of their own. */
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { RunningServer } from './server';
import { Watch } from './watch';
import { words } from './words';

/** Longer than any answer takes: whoever waits so long waits in vain, and tells for what. */
const PATIENCE = 30_000;

export const LAPTOP: BrowserContextOptions = { viewport: { width: 1366, height: 768 } };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** Somebody with a device of his own. */
export interface Guest {
  page: Page;
  context: BrowserContext;
  watch: Watch;
}

export class Tables {
  browser!: Browser;
  server!: RunningServer;
  private guests: Guest[] = [];

  /** Open them for the tests of this file; whatever went wrong on a page fails the test. */
  static forTests(): Tables {
    const tables = new Tables();
    beforeAll(() => tables.open());
    afterEach(({ task }) => tables.clear(task.result?.state === 'fail'));
    afterAll(() => tables.close());
    return tables;
  }

  /** Give somebody a device, with the opening page or another one on it. */
  async guest(device: BrowserContextOptions, path = '/'): Promise<Guest> {
    const context = await this.browser.newContext({
      locale: 'en',
      reducedMotion: 'reduce',
      ...device,
    });
    context.setDefaultTimeout(PATIENCE);
    // Who knows the game needs no explanations, which lie over a phone's map until they are read.
    await context.addInitScript(() => localStorage.setItem('concordia.lessons', 'off'));
    const page = await context.newPage();
    const guest = { page, context, watch: new Watch(page) };
    this.guests.push(guest);
    await page.goto(new URL(path, this.server.address).href);
    return guest;
  }

  /** Pull the plug of the server, and start it again. */
  async restart(): Promise<void> {
    const watches = this.guests.map(({ watch }) => watch);
    for (const watch of watches) watch.breaks = true;
    await this.server.close();
    await Promise.all(this.guests.map(({ page }) => isLost(page)));
    await this.server.open();
    await Promise.all(this.guests.map(({ page }) => isBack(page)));
    for (const watch of watches) watch.breaks = false;
  }

  private async open(): Promise<void> {
    const browser = chromium.launch({
      executablePath: inject('chromium')!,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
    });
    [this.server, this.browser] = await Promise.all([RunningServer.start(), browser]);
  }

  private async clear(failed: boolean): Promise<void> {
    const guests = this.guests.splice(0);
    if (failed) await Promise.all(guests.map(takePicture));
    const faults = guests.flatMap(({ watch }) => watch.faults);
    await Promise.all(guests.map(({ context }) => context.close()));
    expect(faults).toEqual([]);
  }

  private async close(): Promise<void> {
    await this.browser?.close();
    await this.server?.stop();
  }
}

/** Where pictures of what went wrong are kept. */
const PICTURES = join(import.meta.dirname, '../../../node_modules/.browser-tests');

async function takePicture({ page }: Guest, number: number): Promise<void> {
  const path = join(
    PICTURES,
    `${expect.getState().currentTestName?.replace(/\W+/g, '-')}-${number}.png`,
  );
  await page.screenshot({ path });
  process.stdout.write(`What guest ${number} saw: ${path}\n`);
}

/** Open the page of the table anew, as somebody does who is in doubt. */
export async function reload({ page }: Guest): Promise<void> {
  await page.reload();
}

/** Take the network from a guest, and give it back when he has been told. */
export async function loseNetwork({ page, context, watch }: Guest): Promise<void> {
  watch.breaks = true;
  await context.setOffline(true);
  await isLost(page);
  await context.setOffline(false);
  await isBack(page);
  watch.breaks = false;
}

const lost = (page: Page): ReturnType<Page['getByText']> => page.getByText(words('net.lost'));
const isLost = (page: Page): Promise<void> => lost(page).waitFor();
const isBack = (page: Page): Promise<void> => lost(page).waitFor({ state: 'detached' });
