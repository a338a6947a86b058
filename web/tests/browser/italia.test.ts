/** Italia by mouse on two laptops: an invitation, reloads, lost connections, the final scoring. */
import { describe, inject, it } from 'vitest';
import { expectAccessible, lookingAt } from './support/axe';
import { Mouse } from './support/hands';
import { invitation, join, setUp } from './support/lobby';
import { Player } from './support/player';
import { expectSumsToFit } from './support/expect';
import { LAPTOP, loseNetwork, reload, Tables } from './support/table';

describe.skipIf(!inject('chromium'))('Italia', () => {
  const tables = Tables.forTests();

  it('is played by two people, each with a browser, and a bot', async () => {
    const anna = await tables.guest(LAPTOP);
    await setUp(anna.page, new Mouse(anna.page), {
      map: 'Italia',
      mode: 'base',
      seats: [{ name: 'Anna' }, 'open', 'greedy'],
    });
    const ben = await tables.guest(LAPTOP, await invitation(anna.page));
    await join(ben.page, new Mouse(ben.page), 'Ben');

    const players = [anna, ben].map(({ page }) => new Player(page, new Mouse(page)));
    players[0]!.after(15, () => reload(anna)).after(45, () => tables.restart());
    players[1]!.after(10, () => loseNetwork(ben)).after(30, () => reload(ben));
    players[0]!.looking(lookingAt(anna, 'light'));
    players[1]!.looking(lookingAt(ben, 'dark'));
    await Promise.all(players.map((player) => player.playToTheEnd()));
    for (const { screen } of players) await expectSumsToFit(screen.result, 3);
    await expectAccessible(anna.page, 'the result');
  });
});
