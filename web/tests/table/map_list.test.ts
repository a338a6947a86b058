// @vitest-environment jsdom
/** The map as a list: everything that the board shows, to be read and chosen without seeing it. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { i18n } from '../../src/i18n/i18n.svelte';
import MapList from '../../src/table/board/MapList.svelte';
import { placeWords } from '../../src/table/board/sayings';
import { momentWith, player, seatNamed } from '../support/moments';
import { smallMap } from '../support/small_map';

afterEach(cleanup);

const { game } = momentWith([
  player({ houses: ['Novaria'], in_cities: { Roma: { land: 1, sea: 0 } } }),
  player({ houses: ['Novaria'], on_lines: ['Aquileia-Roma:sea'], coins: 0 }),
]);
const setting = { i18n, game, seats: [seatNamed('Anna'), seatNamed('Bruno')], seat: 0 };
const target = { what: 'city', city: 'Aquileia' } as const;

function show(): { pick: ReturnType<typeof vi.fn>; close: ReturnType<typeof vi.fn> } {
  const [pick, close] = [vi.fn(), vi.fn()];
  const lit = [{ target, label: 'Build in Aquileia' }];
  render(MapList, { props: { geometry: smallMap, setting, lit, pick, close } });
  return { pick, close };
}

function cityItem(name: string): HTMLElement {
  return screen.getByRole('heading', { level: 4, name }).closest('li')!;
}

test('tells of each city what it makes, who is there, and where lines lead', () => {
  show();
  const roma = cityItem('Roma').textContent;
  expect(roma).toContain('Here: Anna, land colonist: 1');
  expect(roma).toContain('road to Novaria: free');
  expect(roma).toContain('sea route to Aquileia: Bruno');
  expect(cityItem('Novaria').textContent).toContain('Houses: Anna, Bruno');
  expect(cityItem('Novaria').textContent).toContain('1 brick, 1 wine, 12 sestertii');
});

test('what can be chosen is a button where it is', async () => {
  const { pick } = show();
  await fireEvent.click(within(cityItem('Aquileia')).getByRole('button'));
  expect(pick).toHaveBeenCalledExactlyOnceWith(target);
});

test('takes the focus, and Escape goes back to the map', async () => {
  const { close } = show();
  const title = screen.getByRole('heading', { level: 2 });
  expect(document.activeElement).toBe(title);
  await fireEvent.keyDown(title, { key: 'Escape' });
  expect(close).toHaveBeenCalledOnce();
});

test('a province tells its bonus and what its houses would bring', () => {
  expect(placeWords({ what: 'province', province: 'Italia' }, setting, smallMap)).toBe(
    'Province Italia. Bonus: wine. Anna would get 1 wine. Bruno would get 1 wine',
  );
});
