// @vitest-environment jsdom
import { cleanup, fireEvent, render, type RenderResult, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import Board from '../../src/board/Board.svelte';
import { type Lit, type Target, targetKey } from '../../src/board/api';
import { LOOKS } from '../../src/game/names';
import { coins, smallMap, smallView, viewWith } from '../support/small_map';

afterEach(cleanup);

const LIT: Lit[] = [
  { target: { what: 'city', city: 'Novaria' }, label: 'Build in Novaria', badge: '8' },
  { target: { what: 'province', province: 'Italia' }, label: 'Produce in Italia' },
  {
    target: { what: 'colonist', seat: 0, kind: 'land', place: 'Roma' },
    label: 'Move the land colonist in Roma',
  },
];

function show(props: Record<string, unknown> = {}): RenderResult<typeof Board> {
  return render(Board, {
    props: { geometry: smallMap, view: smallView, looks: LOOKS, coins, lit: LIT, ...props },
  });
}

test('draws what stands on the map', () => {
  const { container } = show();
  const texts = [...container.querySelectorAll('text')].map((text) => text.textContent?.trim());
  expect(texts).toEqual(
    expect.arrayContaining(['Roma', 'Novaria', 'Aquileia', 'Italia', '2', '8']),
  );
  expect(container.querySelectorAll('.wall')).toHaveLength(2);
  // Four groups: one for each seat, place and kind.
  expect(container.querySelectorAll('.body')).toHaveLength(4);
});

test('shows coins on the back of a marker', () => {
  const { container } = show({
    view: { ...smallView, markers: { Italia: { good: 'cloth', active: false } } },
    lit: [],
  });
  expect(container.querySelector('.coin')).not.toBeNull();
});

test('leaves out cities, lines and provinces that are not in play', () => {
  const view = { ...smallView, cities: { Novaria: 'wine' as const }, markers: {} };
  const { container } = show({ view, lit: [] });
  expect(container.textContent).not.toContain('Italia');
  expect(container.querySelectorAll('.stop')).toHaveLength(1);
});

describe('what is lit', () => {
  test('is a button with its words, and exactly one is in the order of the tab key', () => {
    show();
    const names = LIT.map(({ label }) => screen.getByRole('button', { name: label }));
    expect(names.map((button) => button.getAttribute('tabindex')).sort()).toEqual([
      '-1',
      '-1',
      '0',
    ]);
  });

  test('is picked by the keyboard', async () => {
    const onpick = vi.fn();
    show({ onpick });
    await fireEvent.keyDown(screen.getByRole('button', { name: 'Build in Novaria' }), {
      key: 'Enter',
    });
    expect(onpick).toHaveBeenCalledExactlyOnceWith({ what: 'city', city: 'Novaria' });
  });

  test('is reached by the arrows', async () => {
    const onpoint = vi.fn();
    show({ onpoint });
    const first = screen.getByRole('button', { name: 'Build in Novaria' });
    first.focus();
    await fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Produce in Italia');
    expect(onpoint).toHaveBeenLastCalledWith({ what: 'province', province: 'Italia' });
  });

  test('can be marked as chosen', () => {
    show({ lit: [{ ...LIT[0]!, chosen: true }] });
    expect(screen.getByRole('button', { pressed: true }).getAttribute('aria-label')).toBe(
      'Build in Novaria',
    );
  });
});

describe('places at rest', () => {
  const plate = createRawSnippet((target: () => Target) => ({
    render: () => `<p class="plate">${JSON.stringify(target())}</p>`,
  }));
  const about = { words: (target: Target) => `about ${targetKey(target)}`, plate };
  const novaria = { what: 'city', city: 'Novaria' };

  test('can be asked about by keyboard, and Escape takes the plate away', async () => {
    const { container } = show({ lit: [], about });
    const place = screen.getByRole('button', { name: 'about city Novaria' });
    await fireEvent.keyDown(place, { key: 'Enter' });
    expect(container.querySelector('.plate')?.textContent).toBe(JSON.stringify(novaria));
    await fireEvent.keyDown(place, { key: 'Escape' });
    expect(container.querySelector('.plate')).toBeNull();
  });

  test('are reached by the arrows', async () => {
    show({ lit: [], about });
    const place = screen.getByRole('button', { name: 'about city Novaria' });
    place.focus();
    await fireEvent.keyDown(place, { key: 'ArrowRight' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('about city Aquileia');
  });

  test('are no second button where something is lit', () => {
    show({ about });
    expect(screen.queryByRole('button', { name: 'about city Novaria' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Build in Novaria' })).toBeTruthy();
  });
});

test('a new view moves the same piece, and makes no other', async () => {
  const { container, rerender } = show({ lit: [] });
  const before = [...container.querySelectorAll('.body')].map((body) =>
    body.closest<SVGElement>('[style*=translate]'),
  );
  await rerender({
    view: viewWith(0, {
      in_cities: { Roma: { land: 0, sea: 1 } },
      on_lines: ['Novaria-Roma:land'],
    }),
  });
  const after = [...container.querySelectorAll<SVGPathElement>('.body')].map((body) =>
    body.closest<SVGElement>('[style*=translate]'),
  );
  expect(new Set(after)).toEqual(new Set(before));
  expect(after.map((group) => group?.style.transform)).toContain('translate(200px, 200px)');
});
