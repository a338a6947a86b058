/** Which of the twelve pigments each province is painted with, so that neighbours differ most. */

const PIGMENTS = 12;

/** Provinces that are named after a colour have it; umber and slate are beside the rainbow. */
const BY_NAME: Record<string, number> = {
  Crimson: 0,
  Orange: 1,
  Gold: 2,
  Yellow: 3,
  Lime: 4,
  Green: 5,
  Teal: 7,
  Blue: 8,
  Purple: 10,
  Coral: 11,
  Brown: 12,
  Grey: 13,
};

/** Return a pigment for each province; no two provinces of a map share one. */
export function choosePigments(provinces: string[], borders: [number, number][]): number[] {
  const named = provinces.map((name) => BY_NAME[name]);
  if (named.every((pigment) => pigment !== undefined)) return named;
  if (provinces.length > PIGMENTS) {
    throw new Error(`${provinces.length} provinces, but ${PIGMENTS} pigments`);
  }
  const chosen = Array.from({ length: PIGMENTS }, (_, i) => i);
  let better = true;
  while (better) {
    better = false;
    for (let a = 0; a < PIGMENTS; a++) {
      for (let b = 0; b < a; b++) better = swapIfBetter(chosen, a, b, borders) || better;
    }
  }
  return chosen.slice(0, provinces.length);
}

function swapIfBetter(
  chosen: number[],
  a: number,
  b: number,
  borders: [number, number][],
): boolean {
  const before = likeness(chosen, borders);
  swap(chosen, a, b);
  if (likeness(chosen, borders) < before - 1e-9) return true;
  swap(chosen, a, b);
  return false;
}

function swap(values: number[], a: number, b: number): void {
  [values[a], values[b]] = [values[b]!, values[a]!];
}

/** How alike bordering provinces look, where pigments stand in the order of the rainbow. */
function likeness(chosen: number[], borders: [number, number][]): number {
  return borders.reduce((sum, [a, b]) => {
    const apart = Math.abs(chosen[a]! - chosen[b]!);
    return sum + 1 / Math.min(apart, PIGMENTS - apart) ** 2;
  }, 0);
}
