/** Records are opened, gone through, shared and played on from; and in a game that goes on one looks back. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { en } from '../../src/i18n/en/after';
import { expectSumsToFit } from './support/expect';
import { LAPTOP, PHONE, Tables } from './support/table';
import { words } from './support/words';

const GAMES = join(import.meta.dirname, '../../../tests/games');

/** Choose a record on the opening page. */
async function openRecord(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: words('home.record') }).click();
  await page
    .getByLabel(en.import)
    .setInputFiles({ name: 'game.cgn', mimeType: 'text/plain', buffer: Buffer.from(text) });
}

/** Return a game's record as it was after so many turns. */
function cut(record: string, turns: number): string {
  const moves = record.indexOf(`\n${turns + 1}. `);
  return record.slice(0, moves + 1).replace(/^result:.*$/m, 'result: unfinished');
}

const slider = (page: Page): Locator => page.getByRole('slider', { name: en.slider });

describe.skipIf(!inject('chromium'))('a record', () => {
  const tables = Tables.forTests();

  it('is gone through with the keys, shared, and played on from', async () => {
    const { page } = await tables.guest(LAPTOP);
    await openRecord(page, readFileSync(join(GAMES, 'hellas-team-4.cgn'), 'utf8'));
    await slider(page).waitFor();
    const before = await page.evaluate(() => history.length);

    await page.keyboard.press('End');
    await expectSumsToFit(page.locator('[aria-labelledby=scoring-title]'), 4);
    for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft'])
      await page.keyboard.press(key);
    const moment = Number(await slider(page).inputValue());
    expect(moment).toBeGreaterThan(1);
    await page.waitForURL((url) => url.hash.endsWith(`/${moment}`));
    expect(await page.evaluate(() => history.length)).toBe(before);

    const link = await page.getByRole('textbox', { name: en['link.label'] }).inputValue();
    const ben = await tables.guest(PHONE, link);
    await slider(ben.page).waitFor();
    expect(Number(await slider(ben.page).inputValue())).toBe(moment);

    await page.getByRole('button', { name: en.branch }).click();
    const form = page.getByRole('dialog');
    for (const seat of await form.getByRole('combobox').all())
      await seat.selectOption(words('new.who.person'));
    await form.getByRole('button', { name: en['branch.go'] }).click();
    await page.getByRole('button', { name: /^I am / }).waitFor();
  });

  it('goes on where it ends, and one can look back from there', async () => {
    const { page } = await tables.guest(LAPTOP);
    await openRecord(page, cut(readFileSync(join(GAMES, 'italia-base-2.cgn'), 'utf8'), 40));
    await page.getByRole('dialog').getByRole('button', { name: en['branch.go'] }).click();
    await page.getByRole('button', { name: words('side.chart') }).click();
    await page.getByRole('button', { name: en['past.back'] }).click();

    const past = page.getByRole('group', { name: en.past });
    await past.getByText(/40/).waitFor();
    await past.getByRole('button', { name: en['turn.back'] }).click();
    await past.getByText(/39/).waitFor();
    await past.getByRole('button', { name: en['past.now'] }).click();
    await past.waitFor({ state: 'detached' });
  });
});
