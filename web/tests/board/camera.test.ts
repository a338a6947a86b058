import { expect, test } from 'vitest';
import { fit, grownAt, moved, onSheet, readableAt, zoomed } from '../../src/board/camera';

const SHEET = { width: 1600, height: 1000 };
const WINDOW = { width: 800, height: 800 };

test('shows the whole sheet in the middle', () => {
  expect(fit(SHEET, WINDOW)).toEqual({ scale: 0.5, x: 0, y: 150 });
});

test('keeps the point under the finger while zooming', () => {
  const finger = { x: 300, y: 400 };
  const before = fit(SHEET, WINDOW);
  const after = zoomed(before, finger, 2, SHEET, WINDOW);
  expect(after.scale).toBe(1);
  expect(onSheet(after, finger)).toEqual(onSheet(before, finger));
});

test('never goes farther away than the whole sheet', () => {
  expect(zoomed(fit(SHEET, WINDOW), { x: 0, y: 0 }, 0.1, SHEET, WINDOW)).toEqual(
    fit(SHEET, WINDOW),
  );
});

test('never loses the sheet from sight', () => {
  const near = zoomed(fit(SHEET, WINDOW), { x: 400, y: 400 }, 3, SHEET, WINDOW);
  const far = moved(near, { x: 9999, y: -9999 }, SHEET, WINDOW);
  expect(far.x).toBeLessThan(WINDOW.width);
  expect(far.y + SHEET.height * far.scale).toBeGreaterThan(0);
});

test('draws pieces larger from far away, but never without end', () => {
  expect(grownAt(1)).toBe(1);
  expect(grownAt(0.3)).toBeGreaterThan(1.4);
  expect(grownAt(0.01)).toBe(grownAt(0.1));
});

test.each([0.22, 0.3, 0.55, 0.8, 1.2])('a small number can be read at a scale of %d', (scale) => {
  const size = 13.5 * scale * grownAt(scale) * readableAt(scale);
  expect(size).toBeGreaterThan(8.5);
});
