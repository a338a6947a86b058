// @vitest-environment jsdom
/** What a new table is made of: good as it stands, remembered, and never impossible. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { beforeEach, describe, expect, it } from 'vitest';
import { MAP_IDS } from '../../src/board/maps';
import { fewer, more, partnerOf, type SeatWish } from '../../src/lobby/seats';
import { BEST, keepWish, lastWish, usualWish, wanted } from '../../src/lobby/wish';

beforeEach(() => localStorage.clear());

const seats = (...who: string[]): SeatWish[] => who.map((one) => ({ who: one, name: '' }));

describe('the usual wish', () => {
  it.each(['quick', 'table'] as const)('fits its map: %s', (occasion) => {
    const wish = usualWish(occasion);
    const [from, to] = BEST[wish.map];
    expect(wish.seats.length).toBeGreaterThanOrEqual(from);
    expect(wish.seats.length).toBeLessThanOrEqual(to);
    expect(wish.seats[0]!.who).toBe('person');
  });
});

describe('the last wish', () => {
  it('comes back, for its own occasion', () => {
    const wish = { ...usualWish('table'), map: 'cyprus' as const, first: 'as given' as const };
    keepWish('table', wish);
    expect(lastWish('table')).toEqual(wish);
    expect(lastWish('quick')).toEqual(usualWish('quick'));
  });

  it('makes sense even if what was kept does not', () => {
    const odd = { map: 'atlantis', mode: 'team', seats: seats('person', 'oracle', 'open') };
    localStorage.setItem('concordia.wish.table', JSON.stringify(odd));
    const wish = lastWish('table');
    expect(wish.map).toBe('imperium');
    expect(wish.seats.map(({ who }) => who)).toEqual(['person', 'greedy', 'open', 'greedy']);
    localStorage.setItem('concordia.wish.table', '{');
    expect(lastWish('table')).toEqual(usualWish('table'));
  });
});

describe('seats', () => {
  it('come and go one by one, and in teams by two', () => {
    expect(more(seats('person', 'open'), 'base')).toHaveLength(3);
    expect(fewer(seats('person', 'open', 'greedy'), 'base', 1)).toEqual(seats('person', 'greedy'));
    expect(more(seats('person', 'open', 'open', 'open'), 'team')).toHaveLength(6);
    expect(fewer(seats('person', ...Array<string>(5).fill('open')), 'team', -1)).toHaveLength(4);
  });

  it('opposite each other play together', () => {
    expect([0, 1, 2, 3].map((seat) => partnerOf(seat, 4))).toEqual([2, 3, 0, 1]);
    expect(partnerOf(4, 6)).toBe(1);
  });
});

describe('what the server is asked for', () => {
  it('names whoever gave no name, but not who is still to come', () => {
    const asked = wanted({ ...usualWish('table'), seats: seats('person', 'open', 'greedy') });
    expect(asked.seats.map(({ name }) => Boolean(name))).toEqual([true, false, true]);
  });

  it('leaves the small Ionium to Ionium', () => {
    const wish = usualWish('table');
    const small = { ...wish, options: { ...wish.options, small_ionium: true } };
    expect(wanted(small).options.small_ionium).toBe(false);
    expect(wanted({ ...small, map: 'ionium' }).options.small_ionium).toBe(true);
  });
});

it.each(MAP_IDS)('the best numbers of players are those of the map: %s', (id) => {
  const file = join(import.meta.dirname, `../../../src/concordia/content/maps/${id}.toml`);
  expect(BEST[id]).toEqual(parse(readFileSync(file, 'utf8'))['recommended_players']);
});
