/** Looks for Chromium once, before all tests in it; without one they are skipped, and this says why. */
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../../tools/chromium';

const MISSING =
  'The tests in a browser are skipped: no Chromium is on the PATH, and CHROMIUM names none.';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string | null;
  }
}

export default function setup(project: TestProject): void {
  const chromium = findChromium();
  if (!chromium) process.stdout.write(`${MISSING}\n`);
  project.provide('chromium', chromium);
}
