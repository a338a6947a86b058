import { mergeConfig } from 'vitest/config';
import vite from './vite.config';

export default mergeConfig(vite, {
  // Tests mount components as a browser does.
  resolve: { conditions: ['browser'] },
  test: {
    include: ['tests/**/*.test.ts'],
    // Those have vitest.browser.config.ts.
    exclude: ['tests/browser/**'],
    setupFiles: ['tests/support/setup.ts'],
  },
});
