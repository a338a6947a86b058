/** Setting up a table as it is done on the page of a new game. */
import type { Locator, Page } from 'playwright-core';
import { en } from '../../../src/i18n/en';

export interface Wishes {
  map: string;
  mode: 'base' | 'venus' | 'team';
  /** A name for a person here, or what the choice of a seat calls somebody else. */
  seats: ({ name: string } | 'By invitation' | 'Bot: easy' | 'Bot: by chance')[];
}

/** Set a table up, from the opening page to its beginning. */
export async function setUp(page: Page, { map, mode, seats }: Wishes): Promise<void> {
  await page.getByRole('link', { name: en['home.table'] }).click();
  await page.getByRole('radio', { name: map }).check({ force: true });
  await page
    .getByRole('radio', { name: `${en[`mode.${mode}`]} `, exact: false })
    .first()
    .check({ force: true });
  for (let i = 0; i < seats.length; i++) await fillSeat(page, i, seats[i]!);
  for (let i = await seatsOn(page).count(); i > seats.length; i--) {
    await page
      .getByRole('button', { name: en['new.remove'].replace('{count}', String(i)) })
      .click();
  }
  await page.getByRole('button', { name: en['new.begin'], exact: true }).click();
}

function seatsOn(page: Page): Locator {
  return page.getByRole('combobox', { name: /^Seat \d/ });
}

async function fillSeat(page: Page, number: number, who: Wishes['seats'][number]): Promise<void> {
  if (number >= (await seatsOn(page).count())) {
    await page.getByRole('button', { name: en['new.add'] }).click();
  }
  const seat = seatsOn(page).nth(number);
  if (typeof who === 'string') {
    await seat.selectOption({ label: who });
    return;
  }
  await seat.selectOption({ label: en['new.who.person'] });
  const named = page.getByRole('textbox', { name: en['new.name'] });
  // Names belong to the people here alone, who sit before the others.
  await named.nth(number).fill(who.name);
}
