import { defineConfig } from 'vitest/config';
import { siteConfig } from './vite.config.ts';

/** Where tests start processes, build, or set the environment. */
const WHOLE = ['tests/**/*.test.ts', 'scripts/**/*.test.ts'];

/** Unit tests, the server as a value and over real HTTP, the byte budgets. Browser tests are Playwright's. */
export default defineConfig({
  ...siteConfig(),
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/reports/vitest.json' },
    setupFiles: ['tests/silent-console.ts'],
    maxWorkers: 2,
    // No test is about time: a busy machine gets as much of it as it needs.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'whole', include: WHOLE } },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules/**', 'dist*/**', 'generated/**', ...WHOLE],
          // A module of ours holds no state that another file's test could meet; a process a file would be half the time.
          isolate: false,
        },
      },
    ],
  },
});
