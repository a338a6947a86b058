// @vitest-environment jsdom
/** The final scoring as an event: told god by god, skipped, or all there at once. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Scoring from '../../src/after/Scoring.svelte';
import type { Result, Score } from '../../src/net/messages';

const NONE = { Vesta: 0, Jupiter: 0, Saturnus: 0, Mercurius: 0, Mars: 0, Minerva: 0, Venus: 0 };
const NO_REASONS: Result['reasons'][number] = {
  Vesta: [],
  Jupiter: [],
  Saturnus: [],
  Mercurius: [],
  Mars: [],
  Minerva: [],
  Venus: [],
};
const given = (rest: Partial<Score>, total: number): Score => ({
  ...NONE,
  Concordia: 0,
  ...rest,
  total,
});

let still = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
  sessionStorage.clear();
  still = false;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(rest: Partial<Result> = {}): void {
  const scores = [given({ Vesta: 2, Jupiter: 8 }, 10), given({ Vesta: 4, Mars: 4 }, 8)];
  const reasons = [{ ...NO_REASONS, Jupiter: [[2, 4]] as [number, number][] }, NO_REASONS];
  const result: Result = { how: 'played', winners: [0], scores, reasons, ...rest };
  render(Scoring, { table: 'tabula', result, mode: 'base', names: ['Anna', 'Bruno'] });
}

const hidden = (): number => document.querySelectorAll('tbody tr[aria-hidden="true"]').length;
const sums = (): string[] =>
  [...document.querySelectorAll('tfoot tr:first-child td')].map((td) => td.textContent.trim());

describe('the end of a game', () => {
  it('lets one god after the other speak, and then the winner stand there', async () => {
    show();
    expect([hidden(), sums()]).toEqual([7, ['0', '0']]);
    await vi.advanceTimersToNextTimerAsync();
    expect([hidden(), sums()]).toEqual([6, ['2', '4']]);
    await vi.advanceTimersToNextTimerAsync();
    expect(sums()).toEqual(['10', '4']);
    await vi.runAllTimersAsync();
    expect([hidden(), sums()]).toEqual([0, ['10', '8']]);
    expect(screen.getByRole('heading').textContent).toContain('Anna');
  });

  it('says why', () => {
    show();
    expect(document.body.textContent).toContain('2\u00a0×\u00a04');
  });

  it('can be skipped', async () => {
    show();
    screen.getByRole('button').click();
    await tick();
    expect([hidden(), sums()]).toEqual([0, ['10', '8']]);
  });

  it('is there at once where little motion is wanted', () => {
    still = true;
    show();
    expect([hidden(), sums()]).toEqual([0, ['10', '8']]);
  });

  it('is told once', async () => {
    show();
    await vi.runAllTimersAsync();
    cleanup();
    show();
    expect(hidden()).toBe(0);
  });

  it('has no winner where the game was abandoned', () => {
    show({ how: 'abandoned', winners: [] });
    expect(hidden()).toBe(0);
    expect(screen.getByRole('heading').textContent).not.toContain('Anna');
  });
});
