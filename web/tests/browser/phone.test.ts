/** Imperium on a phone, by finger, against three bots. */
import { describe, inject, it } from 'vitest';
import { expectAccessible, lookingAt } from './support/axe';
import { Finger } from './support/hands';
import { setUp } from './support/lobby';
import { Player } from './support/player';
import { expectSumsToFit } from './support/expect';
import { loseNetwork, PHONE, reload, Tables } from './support/table';

describe.skipIf(!inject('chromium'))('Imperium', () => {
  const tables = Tables.forTests();

  it('is played on a phone by one person and three bots', async () => {
    const anna = await tables.guest(PHONE);
    const finger = new Finger(anna.page);
    await setUp(anna.page, finger, {
      map: 'Imperium',
      mode: 'base',
      seats: [{ name: 'Anna' }, 'greedy', 'greedy', 'greedy'],
    });
    const player = new Player(anna.page, finger);
    player.after(20, () => loseNetwork(anna)).after(40, () => reload(anna));
    player.looking(lookingAt(anna, 'light', 'dark'));
    await player.playToTheEnd();
    await expectSumsToFit(player.screen.result, 4);
    await expectAccessible(anna.page, 'the result');
  });
});
