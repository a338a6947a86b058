/** The result as it is shown, and whether it adds up. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Read the table of points: for each player what the gods give, and the sum below. */
async function readResult(result: Locator): Promise<{ given: number[][]; sums: number[] }> {
  await result.locator('tfoot').waitFor();
  const [rows, sums] = await Promise.all(
    ['tbody', 'tfoot'].map((part) =>
      result.locator(`${part} tr`).evaluateAll((all) =>
        all.map((row) =>
          [...row.querySelectorAll('td')].map((cell) => {
            // Its reasons stand in an element of their own.
            const words = [...cell.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
            const text = words
              .map((node) => node.textContent)
              .join('')
              .trim();
            return text === '–' ? 0 : Number(text);
          }),
        ),
      ),
    ),
  );
  return { given: rows!, sums: sums![0]! };
}

/** Check that what the gods give each player makes what is written below. */
export async function expectSumsToFit(result: Locator, players: number): Promise<void> {
  const { given, sums } = await readResult(result);
  expect(sums).toHaveLength(players);
  expect(given.length).toBeGreaterThan(6);
  sums.forEach((sum, player) =>
    expect(given.reduce((all, row) => all + row[player]!, 0)).toBe(sum),
  );
  expect(Math.max(...sums)).toBeGreaterThan(30);
}
