// @vitest-environment jsdom
/** Cards, trades and goods that are chosen: what can be done is done, and what can't tells why. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Context } from '../../src/game/words';
import { i18n } from '../../src/i18n/i18n.svelte';
import type { GameView, LegalMove, Moment, Pending } from '../../src/net/messages';
import Hand from '../../src/table/Hand.svelte';
import Market from '../../src/table/Market.svelte';
import TradeView from '../../src/table/TradeView.svelte';
import { momentWith, player, seatNamed } from '../support/moments';

afterEach(cleanup);

const GOODS = { brick: 2, food: 0, tools: 0, wine: 1, cloth: 0 };
const move = (text: string): LegalMove => ({ move: text, changes: [] });

/** A moment in which Anna is asked something, with these answers. */
function asked(question: string, legal: string[], pending: Partial<Pending> = {}): Moment {
  const moment = momentWith([
    player({ goods: GOODS, hand: ['senator@start', 'tribune@start'] }),
    player(),
  ]);
  const game = {
    ...moment.game,
    options: { market: 'front' },
    display: ['smith@I', 'mason@I'],
    seat: 0,
    pending: [{ question, ...pending }],
  } as GameView;
  const seats = [seatNamed('Anna'), seatNamed('Bruno')];
  return { ...moment, game, seats, legal: legal.map(move), asked: { seat: 0, question } };
}

function contextOf({ game, seats, asked }: Moment): Context {
  return { i18n, game, seats, seat: 0, question: asked!.question };
}

function show(component: typeof Hand | typeof Market, moment: Moment): Record<string, unknown> {
  const [play, tell] = [vi.fn(), vi.fn()];
  const context = contextOf(moment);
  render(component, { props: { moment, context, sending: '', play, tell } });
  return { play, tell };
}

describe('a card of the market', () => {
  const moment = asked('buy', ['card 2'], { kind: 'senator', left: 1 });

  test('is bought where it can be, and says its whole price', async () => {
    const { play } = show(Market, moment);
    await fireEvent.click(screen.getByRole('button', { name: 'Mason, Minerva: food, any good' }));
    expect(play).toHaveBeenCalledExactlyOnceWith('card 2');
  });

  test('tells what is missing where it can’t', async () => {
    const { play, tell } = show(Market, moment);
    const smith = screen.getByRole('button', { name: /^Smith/ });
    expect(smith.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(smith);
    expect(play).not.toHaveBeenCalled();
    expect(tell).toHaveBeenCalledExactlyOnceWith('Smith: brick, tools. You have no tools.');
  });
});

describe('a card of the hand', () => {
  test('is played when it is time', async () => {
    const { play } = show(Hand, asked('play', ['play senator', 'play tribune']));
    await fireEvent.click(screen.getByRole('button', { name: /^Tribune/ }));
    expect(play).toHaveBeenCalledExactlyOnceWith('play tribune');
  });

  test('tells what is to be answered before', async () => {
    const { play, tell } = show(Hand, asked('put', ['to Novaria-Roma:land']));
    await fireEvent.click(screen.getByRole('button', { name: /^Senator/ }));
    expect(play).not.toHaveBeenCalled();
    expect(tell).toHaveBeenCalledExactlyOnceWith('First answer: Where to?');
  });
});

describe('a Mercator', () => {
  const ends = createRawSnippet(() => ({ render: () => '<span></span>' }));

  function trade(pending: Partial<Pending>): ReturnType<typeof vi.fn> {
    const play = vi.fn();
    const context = contextOf(asked('trade', ['done'], pending));
    render(TradeView, { props: { context, busy: false, play, ends } });
    return play;
  }

  const slider = (good: string): HTMLInputElement =>
    screen.getByRole('slider', { name: new RegExp(`^${good}`) });
  const slide = (good: string, value: number): Promise<boolean> =>
    fireEvent.input(slider(good), { target: { value: String(value) } });

  test('sells one kind, buys another with what comes in, and says what is left', async () => {
    const play = trade({ left: 2, traded: null });
    await slide('brick', -2);
    await slide('cloth', 1);
    expect(screen.getByRole('status').textContent).toContain('Coins then: 4');
    expect(slider('food').disabled).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: 'Sell 2 brick, Buy 1 cloth' }));
    expect(play).toHaveBeenCalledExactlyOnceWith(['sell brick 2', 'buy cloth 1']);
  });

  test('has one kind left after the first, and never the same again', async () => {
    trade({ left: 1, traded: 'brick' });
    expect(screen.queryByRole('slider', { name: /^brick/ })).toBeNull();
    await slide('wine', -1);
    expect(slider('cloth').disabled).toBe(true);
  });
});
