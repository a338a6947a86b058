/** Outlines that are easier said in angles: stars, rays, wreaths; all in a box of 24 by 24. */

const MIDDLE = 12;

function at(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  const round = (value: number): number => Math.round(value * 100) / 100;
  return `${round(MIDDLE + radius * Math.cos(angle))} ${round(MIDDLE + radius * Math.sin(angle))}`;
}

/** A star with so many points. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) =>
    at(i % 2 ? inner : outer, (i * 180) / points),
  );
  return `M${corners.join('L')}z`;
}

/** A disc with rays that stand off it. */
export function sun(rays: number): string {
  const disc = `M${at(5.2, -90)}A5.2 5.2 0 1 1 ${at(5.2, 90)}A5.2 5.2 0 1 1 ${at(5.2, -90)}z`;
  const ray = (_: unknown, i: number): string => {
    const turn = (i * 360) / rays;
    return `M${at(6.6, turn - 15)}L${at(11.4, turn)}L${at(6.6, turn + 15)}z`;
  };
  return disc + Array.from({ length: rays }, ray).join('');
}

/** A wreath of leaves, open at the top. */
export function wreath(): string {
  const leaf = (degrees: number, turn: 1 | -1): string => {
    const [root, tip] = [at(8.1, degrees), at(8.9, degrees + turn * 34)];
    return `M${root}Q${at(12.4, degrees + turn * 12)} ${tip}Q${at(5.6, degrees + turn * 20)} ${root}z`;
  };
  const sides = [180, 216, 252, 288];
  return sides.map((turn) => leaf(turn, 1) + leaf(360 - turn, -1)).join('');
}
