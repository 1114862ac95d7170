import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './tests/engines/fixtures.ts';

const PORT = Number(process.env['TEST_PORT'] ?? 4317);
const AWKWARD_PORT = PORT + 1;
const DIRECT_PORT = PORT + 2;

/** The system's Chromium, which asks nobody on the network. */
function chromium(...graphics: readonly string[]) {
  return {
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium-headless-shell',
    // Without a locale the browser could save no file under a name such as 简历.pdf.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...graphics,
    ],
  };
}

/** A whole journey a test, in browsers of their own (docs/decisions/013-three-engines.md). */
const ENGINES = /tests\/engines\/.*\.spec\.ts$/;

/** The browser tests: the built site in the system's Chromium. */
export default defineConfig<object, EngineOptions>({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browser',
  snapshotPathTemplate: '{testDir}/e2e/tree/{arg}{ext}',
  fullyParallel: true,
  // One more than the cores: most of them wait, for a frame, a clock or another process.
  workers: 3,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/reports/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // Without motion by default: a turning globe drawn in software takes the time of all others.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // WebGL in software costs more than all the rest of a page: only the globe's own tests have it. The others have so little
  // memory for what is drawn that nothing far outside the window is.
  projects: [
    {
      name: 'page',
      testIgnore: [/globe\.spec\.ts$/, ENGINES],
      use: { launchOptions: chromium('--disable-software-rasterizer', '--force-gpu-mem-available-mb=16') },
    },
    { name: 'firefox', testMatch: ENGINES, grepInvert: /@webkit/, timeout: 120_000, use: { engine: 'firefox' } },
    { name: 'webkit', testMatch: ENGINES, grepInvert: /@firefox/, timeout: 120_000, use: { engine: 'webkit' } },
    { name: 'globe', testMatch: /globe\.spec\.ts$/, use: { launchOptions: chromium('--enable-unsafe-swiftshader') } },
  ],
  webServer: [
    {
      command: 'node scripts/serve.mjs',
      url: `http://localhost:${PORT}/healthz`,
      env: { PORT: String(PORT), OPENAI_API_KEY: '', REDIS_URL: '' },
    },
    {
      // As in scripts/test.mjs, which builds it.
      command: `node --import tsx tests/serve-site.ts awkward ${AWKWARD_PORT}`,
      url: `http://localhost:${AWKWARD_PORT}/portfolio/en/`,
      timeout: 120_000,
    },
    {
      command: `node --import tsx tests/serve-site.ts direct ${DIRECT_PORT}`,
      url: `http://localhost:${DIRECT_PORT}/en/`,
      timeout: 120_000,
    },
  ],
});
