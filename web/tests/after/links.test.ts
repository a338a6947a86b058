// @vitest-environment jsdom
/** Links to moments: with whose right one looks, and what others may do who get one. */
import { beforeEach, describe, expect, it } from 'vitest';
import { accessTo, linkTo } from '../../src/after/links';
import { routeOf } from '../../src/app/routes';

beforeEach(() => localStorage.clear());

describe('who looks at a game', () => {
  it('has the cookie or the token of his seat, before a right that all share', () => {
    expect(accessTo('t', { seats: [1, 2], watch: 'w' })).toEqual({ table: 't', seat: 1 });
    expect(accessTo('t', { seats: [2], tokens: { 2: 'mine' }, watch: 'w' })).toEqual({
      table: 't',
      seat: 2,
      token: 'mine',
    });
  });

  it('is a spectator without a seat', () => {
    expect(accessTo('t', { seats: [], watch: 'w' })).toEqual({ table: 't', token: 'w' });
  });
});

describe('a link to a moment', () => {
  const routeTo = (link: string): unknown => routeOf(new URL(link).hash);

  it('lets others in as spectators, and never as a seat', () => {
    const link = linkTo('tabula', 12, { seats: [0], tokens: { 0: 'secret' }, watch: 'w' });
    expect(routeTo(link)).toEqual({ page: 'replay', table: 'tabula', moment: 12, watch: 'w' });
    expect(link).not.toContain('secret');
  });

  it('leads those who know the table to the moment, where this browser can let nobody in', () => {
    const link = linkTo('tabula', 12, { seats: [0], tokens: { 0: 'secret' } });
    expect(routeTo(link)).toEqual({ page: 'replay', table: 'tabula', moment: 12 });
    expect(link).not.toContain('secret');
  });

  it('can lack the moment, or have a slip in it', () => {
    expect(routeOf('#/replay/tabula')).toEqual({ page: 'replay', table: 'tabula', moment: 0 });
    expect(routeOf('#/replay/tabula/x')).toEqual({ page: 'replay', table: 'tabula', moment: 0 });
    expect(routeOf('#/replay/..%2Fx')).toEqual({ page: 'home' });
  });
});
