/** Hellas, Concordia Venus, from the opening page to the final scoring without a mouse. */
import { describe, inject, it } from 'vitest';
import { lookingAt } from './support/axe';
import { Keyboard } from './support/hands';
import { setUp } from './support/lobby';
import { Player } from './support/player';
import { expectSumsToFit } from './support/expect';
import { LAPTOP, loseNetwork, reload, Tables } from './support/table';

describe.skipIf(!inject('chromium'))('Hellas', () => {
  const tables = Tables.forTests();

  it('is played by keyboard alone', async () => {
    const anna = await tables.guest(LAPTOP);
    const keyboard = new Keyboard(anna.page);
    await setUp(anna.page, keyboard, {
      map: 'Hellas',
      mode: 'venus',
      seats: [{ name: 'Anna' }, 'greedy'],
    });
    const player = new Player(anna.page, keyboard);
    player.after(25, () => reload(anna)).after(50, () => loseNetwork(anna));
    player.looking(lookingAt(anna, 'light'));
    await player.playToTheEnd();
    await expectSumsToFit(player.screen.result, 2);
  });
});
