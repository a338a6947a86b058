/** The pigment of a god's cards. */
import type { God } from './names';

const TINTS: Record<God, number> = {
  Vesta: 1,
  Jupiter: 9,
  Saturnus: 5,
  Mercurius: 7,
  Mars: 0,
  Minerva: 2,
  Venus: 11,
};

/** Return the colour of a god, as a value of CSS. */
export function godTint(god: God = 'Vesta'): string {
  return `var(--pigment-${TINTS[god]})`;
}
