import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { siteConfig } from './vite.config.ts';

/** Where tests start processes, build, or set the environment. */
const WHOLE = ['tests/**/*.test.ts', 'scripts/**/*.test.ts'];
/** What needs a DOM, and no page: components in Chromium, beside their source. */
const COMPONENTS = ['**/*.browser.test.tsx'];
const IGNORED = ['node_modules/**', 'dist*/**', 'generated/**'];

/** Unit tests, components, the server as a value and over real HTTP. Journeys through the built site are Playwright's. */
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
          exclude: [...IGNORED, ...WHOLE, ...COMPONENTS],
          // A module of ours holds no state that another file's test could meet; a process a file would be half the time.
          isolate: false,
        },
      },
      {
        extends: true,
        optimizeDeps: { include: ['react', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'] },
        test: {
          name: 'components',
          include: COMPONENTS,
          exclude: IGNORED,
          testTimeout: 30_000,
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: {
                executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium-headless-shell',
                args: ['--no-sandbox', '--disable-software-rasterizer', '--lang=en-GB'],
              },
              contextOptions: {
                reducedMotion: 'reduce',
                locale: 'en-GB',
                permissions: ['clipboard-read', 'clipboard-write'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
