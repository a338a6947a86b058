/** Two partners at one laptop, hand in hand, against two bots: Imperium in teams. */
import { describe, inject, it } from 'vitest';
import { lookingAt } from './support/axe';
import { Mouse } from './support/hands';
import { setUp } from './support/lobby';
import { Player } from './support/player';
import { expectSumsToFit } from './support/expect';
import { LAPTOP, reload, Tables } from './support/table';

describe.skipIf(!inject('chromium'))('Imperium in teams', () => {
  const tables = Tables.forTests();

  it('is played by two partners who share a device, and two bots', async () => {
    const both = await tables.guest(LAPTOP);
    const mouse = new Mouse(both.page);
    await setUp(both.page, mouse, {
      map: 'Imperium',
      mode: 'team',
      seats: [{ name: 'Anna' }, 'greedy', { name: 'Ben' }, 'greedy'],
    });
    const player = new Player(both.page, mouse);
    player.after(30, () => reload(both)).after(60, () => tables.restart());
    player.looking(lookingAt(both, 'dark'));
    await player.playToTheEnd();
    await expectSumsToFit(player.screen.result, 4);
  });
});
