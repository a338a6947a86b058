/** What axe-core finds against a page: somebody who cannot see, or point, should miss nothing. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Guest } from './table';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Tell all that hinders somebody on a page as it is, in light or dark. */
async function hindrances(page: Page, theme: Theme): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.evaluate(`window.axe || (() => { ${SOURCE} })()`);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
    const { violations, passes } = await axe.run({ resultTypes: ['violations'] });
    if (!passes.length) return ['axe-core found nothing to look at'];
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any, all }) => `${id}: ${html} ${[...any, ...all][0]?.message ?? ''}`),
    );
  });
}

/** Check a page in light and in dark; `state` says in a failure what was shown. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const theme of THEMES) {
    expect(await hindrances(page, theme), `${state}, ${theme}`).toEqual([]);
  }
}

/** Look at each question once in each of these themes, while a game goes on. */
export function lookingAt(
  { page, watch }: Guest,
  ...themes: Theme[]
): (question: string, times: number) => Promise<void> {
  return async (question, times) => {
    const theme = themes[times - 1];
    if (!theme) return;
    const found = await hindrances(page, theme);
    watch.faults.push(...found.map((what) => `the question “${question}”, ${theme}: ${what}`));
  };
}
