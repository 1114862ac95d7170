import { defineConfig } from 'vitest/config';
import { siteConfig } from './pipeline/vite-config.ts';

/** Unit tests, the server as a value and over real HTTP, the byte budgets. Browser tests are Playwright's. */
export default defineConfig({
  ...siteConfig(),
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'dist*/**', 'generated/**'],
    setupFiles: ['tests/silent-console.ts'],
    maxWorkers: 2,
    // No test is about time: a busy machine gets as much of it as it needs.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
