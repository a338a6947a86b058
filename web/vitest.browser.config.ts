import { defineConfig } from 'vitest/config';

/** Whole games take a while; what hangs is told by the steps of a test, not by this. */
const GAME = 240_000;

export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: ['tests/browser/support/found_chromium.ts'],
    pool: 'forks',
    maxWorkers: 2,
    minWorkers: 1,
    testTimeout: GAME,
    hookTimeout: GAME,
  },
});
