/** Whether things may move on the screen. */

/** Tell whether somebody wants no movement, or the browser can't say. */
export function reducedMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
}
