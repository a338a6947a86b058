/** Setting up a table, as it is done on the pages before a game. */
import type { Locator, Page } from 'playwright-core';
import type { Mode } from '../../../src/net/messages';
import type { Hands } from './hands';
import { pattern, words } from './words';

/** Who sits there: a person here by a name, or as a seat's list calls it. */
export type Sitter = { name: string } | 'open' | 'greedy' | 'random';

export interface Wishes {
  map: string;
  mode: Mode;
  seats: Sitter[];
}

/** Set a table up, from the opening page to its beginning. */
export async function setUp(page: Page, hands: Hands, { map, mode, seats }: Wishes): Promise<void> {
  await hands.press(page.getByRole('link', { name: words('home.table') }));
  await hands.tick(page.getByRole('radio', { name: map }));
  await hands.tick(page.getByRole('radio', { name: words(`mode.${mode}.text`) }));
  const rows = page.getByRole('combobox', { name: pattern('new.seat') });
  await rows.first().waitFor();
  while ((await rows.count()) < seats.length) await addSeat(page, hands, mode);
  for (let last = await rows.count(); last > seats.length; last--) {
    await hands.press(page.getByRole('button', { name: words('new.remove', { count: last }) }));
  }
  for (const [i, sitter] of seats.entries())
    await fillSeat(page, hands, rows.nth(i), i + 1, sitter);
  await hands.press(page.getByRole('button', { name: words('new.begin'), exact: true }));
}

async function addSeat(page: Page, hands: Hands, mode: Mode): Promise<void> {
  const key = mode === 'team' ? 'new.add.two' : 'new.add';
  await hands.press(page.getByRole('button', { name: words(key) }));
}

async function fillSeat(
  page: Page,
  hands: Hands,
  row: Locator,
  count: number,
  sitter: Sitter,
): Promise<void> {
  if (sitter === 'open') return hands.select(row, words('new.who.open'));
  if (typeof sitter === 'string') return hands.select(row, words(`new.bot.${sitter}`));
  await hands.select(row, words('new.who.person'));
  const field = page.getByRole('textbox', { name: words('new.name.seat', { count }) });
  await hands.write(field, sitter.name);
}

/** Read the link that whoever takes an open seat needs. */
export async function invitation(page: Page): Promise<string> {
  return page
    .getByRole('textbox', { name: pattern('wait.link') })
    .first()
    .inputValue();
}

/** Sit down where an invitation leads. */
export async function join(page: Page, hands: Hands, name: string): Promise<void> {
  await hands.write(page.getByRole('textbox', { name: words('new.name') }), name);
  await hands.press(page.getByRole('button', { name: words('join.sit') }));
}
