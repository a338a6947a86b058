/** What must be so on a screen: a result adds up, a page fits. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Read a part of the table of points: in each row the numbers alone, without their reasons. */
function readRows(result: Locator, part: 'tbody' | 'tfoot'): Promise<number[][]> {
  return result.locator(`${part} tr`).evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('td')].map((cell) => {
        const bare = cell.cloneNode(true) as Element;
        for (const more of bare.querySelectorAll('small, [aria-hidden=true]')) more.remove();
        const text = bare.textContent.trim();
        return text === '–' ? 0 : Number(text);
      }),
    ),
  );
}

/** Check that what the gods give each player makes what is written below. */
export async function expectSumsToFit(result: Locator, players: number): Promise<void> {
  await result.locator('tfoot').waitFor();
  const given = await readRows(result, 'tbody');
  const [sums] = await readRows(result, 'tfoot');
  expect(given.length).toBeGreaterThanOrEqual(6);
  expect(sums).toHaveLength(players);
  sums!.forEach((sum, player) =>
    expect(given.reduce((all, row) => all + row[player]!, 0)).toBe(sum),
  );
  expect(Math.max(...sums!)).toBeGreaterThan(30);
}

/** Check that all of a page is within its width. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const [whole, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(whole, state).toBe(window);
}
