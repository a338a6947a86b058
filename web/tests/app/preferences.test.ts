// @vitest-environment jsdom
/** What somebody chose is kept, and what nobody could choose is not believed. */
import { beforeEach, expect, test, vi } from 'vitest';
import { Preferences } from '../../src/app/preferences.svelte';
import { reducedMotion } from '../../src/board/motion';

beforeEach(() => localStorage.clear());

test('a choice is kept for the next visit', () => {
  new Preferences().choose('theme', 'dark');
  const later = new Preferences();
  expect(later.of('theme')).toBe('dark');
  expect(later.has('theme')).toBe(true);
  expect(later.has('sound')).toBe(false);
});

test('what is no choice is as if nothing were kept', () => {
  localStorage.setItem('concordia.theme', 'purple');
  expect(new Preferences().of('theme')).toBe('system');
});

test('the page is told: its light, and whether things may move', () => {
  const preferences = new Preferences();
  document.head.innerHTML = '<meta name="theme-color" data-for="light" content="#f3ecdd">';
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect(reducedMotion()).toBe(false);
  preferences.choose('theme', 'dark');
  preferences.choose('motion', 'less');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(document.querySelector('meta')!.content).toBe('#1e1b18');
  expect(reducedMotion()).toBe(true);
});
