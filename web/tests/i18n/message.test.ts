// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { preferredLanguage, say } from '../../src/i18n/i18n.svelte';

test('counts by the rules of the language', () => {
  const steps = {
    one: '{count} шаг',
    few: '{count} шага',
    many: '{count} шагов',
    other: '{count} шага',
  };
  const said = [1, 3, 7, 21].map((count) => say(steps, { count }, 'ru'));
  expect(said).toEqual(['1 шаг', '3 шага', '7 шагов', '21 шаг']);
});

test('leaves a place that nobody fills as it is', () => {
  expect(say('Build in {city}', {}, 'en')).toBe('Build in {city}');
});

test('prefers what was chosen, then what the browser wants, then English', () => {
  expect(preferredLanguage('hu', ['de-AT'])).toBe('hu');
  expect(preferredLanguage(null, ['fr-FR', 'de-AT', 'en'])).toBe('de');
  expect(preferredLanguage('xx', ['fr'])).toBe('en');
});
