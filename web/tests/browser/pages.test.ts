/** Every page and state around a game, on laptop and phone, in light and dark, for everybody. */
import { describe, inject, it } from 'vitest';
import { expectAccessible } from './support/axe';
import { Mouse } from './support/hands';
import { invitation, join, setUp, type Sitter } from './support/lobby';
import { expectNoSidewaysScroll } from './support/expect';
import { type Guest, LAPTOP, PHONE, Tables } from './support/table';
import { pattern, words } from './support/words';

const DEVICES = { laptop: LAPTOP, phone: PHONE };

describe.skipIf(!inject('chromium')).each(Object.entries(DEVICES))('on a %s', (_, device) => {
  const tables = Tables.forTests();

  async function expectWell({ page }: Guest, state: string): Promise<void> {
    await expectNoSidewaysScroll(page, state);
    await expectAccessible(page, state);
  }

  async function tableFor(...seats: Sitter[]): Promise<Guest> {
    const guest = await tables.guest(device);
    await setUp(guest.page, new Mouse(guest.page), { map: 'Italia', mode: 'base', seats });
    return guest;
  }

  it.each([
    ['the opening page', '/'],
    ['a new game', '/#/new'],
    ['the rules', '/#/rules'],
  ])('nothing hinders anybody on %s', async (state, path) => {
    const guest = await tables.guest(device, path);
    await guest.page.getByRole('heading', { level: 1 }).waitFor();
    await expectWell(guest, state);
  });

  it('nothing hinders anybody in waiting room and invitation', async () => {
    const anna = await tableFor({ name: 'Anna' }, 'open');
    const link = await invitation(anna.page);
    await expectWell(anna, 'the waiting room');
    const ben = await tables.guest(device, link);
    await ben.page.getByRole('button', { name: words('join.sit') }).waitFor();
    await expectWell(ben, 'the invitation');
    await join(ben.page, new Mouse(ben.page), 'Ben');
    await anna.page.locator('[data-version]').waitFor();
  });

  it('nothing hinders anybody at the hand-over', async () => {
    const both = await tableFor({ name: 'Anna' }, { name: 'Ben' });
    await both.page.getByRole('button', { name: pattern('pass.ready') }).waitFor();
    await expectWell(both, 'the hand-over');
  });

  it('nothing hinders anybody at a table, whatever lies open there', async () => {
    const guest = await tableFor({ name: 'Anna' }, 'random');
    await guest.page.getByText(words('menu.title'), { exact: true }).click();
    await expectWell(guest, 'the menu');
    await guest.page.getByRole('button', { name: words('menu.rules') }).click();
    await guest.page.getByRole('dialog').waitFor();
    await expectWell(guest, 'the rules over the table');
  });

  it('nothing hinders anybody in result and replay', async () => {
    const { page, ...guest } = await tableFor({ name: 'Anna' }, 'random');
    await page.getByText(words('menu.title'), { exact: true }).click();
    await page.getByRole('button', { name: words('menu.concede') }).click();
    await page.getByRole('button', { name: words('menu.sure') }).click();
    await page.getByRole('dialog').waitFor();
    await expectWell({ page, ...guest }, 'the result');
    await page.getByRole('link', { name: words('over.replay') }).click();
    await page.getByRole('slider').waitFor();
    await expectWell({ page, ...guest }, 'the replay');
  });
});
