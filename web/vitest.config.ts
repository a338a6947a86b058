import { mergeConfig } from 'vitest/config';
import vite from './vite.config';

export default mergeConfig(vite, {
  // Tests mount components as a browser does.
  resolve: { conditions: ['browser'] },
  test: {
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/support/setup.ts'],
  },
});
