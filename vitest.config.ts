import { defineConfig } from 'vitest/config';
import { siteConfig } from './build/vite-config.ts';

/** Unit tests, the server as a value and over real HTTP, the byte budgets. Browser tests are Playwright's. */
export default defineConfig({
  ...siteConfig(),
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'dist*/**', 'generated/**'],
    maxWorkers: 2,
  },
});
