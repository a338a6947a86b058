/** Italia by mouse on two laptops: an invitation, a reload, lost connections, the final scoring. */
import { describe, inject, it } from 'vitest';
import { en } from '../../src/i18n/en';
import { Mouse } from './support/hands';
import { setUp } from './support/lobby';
import { Player } from './support/player';
import { expectSumsToFit } from './support/scoring';
import { LAPTOP, loseNetwork, Tables } from './support/table';

describe.skipIf(!inject('chromium'))('Italia', () => {
  const tables = Tables.forTests();

  it('is played by two people, each with a browser, and a bot', async () => {
    const anna = await tables.guest(LAPTOP);
    await setUp(anna.page, {
      map: 'Italia',
      mode: 'base',
      seats: [{ name: 'Anna' }, 'By invitation', 'Bot: easy'],
    });
    await anna.page.getByRole('heading', { name: en['wait.title'] }).waitFor();
    const field = new RegExp(en['wait.link'].replace('{count}', '\\d'));
    const link = await anna.page.getByRole('textbox', { name: field }).inputValue();

    const ben = await tables.guest(LAPTOP, link);
    await ben.page.getByRole('textbox', { name: en['new.name'] }).fill('Ben');
    await ben.page.getByRole('button', { name: en['join.sit'] }).click();

    const players = [anna, ben].map(({ page }) => new Player(page, new Mouse(page)));
    players[0]!
      .after(15, async () => void (await anna.page.reload()))
      .after(45, () => tables.restart());
    players[1]!
      .after(10, () => loseNetwork(ben))
      .after(30, async () => void (await ben.page.reload()));
    await Promise.all(players.map((player) => player.playToTheEnd()));
    for (const { screen } of players) await expectSumsToFit(screen.result, 3);
  });
});
