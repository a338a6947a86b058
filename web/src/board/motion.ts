/** Whether things may move on the screen. */

/** Tell whether somebody wants no movement, here or in the whole system, or the browser can't say. */
export function reducedMotion(): boolean {
  if (globalThis.document?.documentElement.dataset['motion'] === 'less') return true;
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
}
