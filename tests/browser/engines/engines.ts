/** The test function of the tests in Firefox and WebKit: one browser and one site for all of a worker's tests. */
import { test as base } from '@playwright/test';
import type { Engine, EngineSettings } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startSiteWithEars, type SiteWithEars } from './site-with-ears.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

const START = { firefox: startFirefox, webkit: startWebKit } as const;

export interface EngineOptions {
  readonly engineName: keyof typeof START;
  readonly engineSettings: EngineSettings;
}

interface EngineFixtures extends EngineOptions {
  readonly engine: Engine;
  readonly site: SiteWithEars;
}

export const test = base.extend<{ visitor: Visitor }, EngineFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engineSettings: [
    { reducedMotion: true, script: true },
    { option: true, scope: 'worker' },
  ],
  engine: [
    async ({ engineName, engineSettings }, use) => {
      const engine = await START[engineName](engineSettings);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: [
    // Playwright wants the empty pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startSiteWithEars();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, site }, use) => {
    // A visitor of their own: nothing is remembered of the one before.
    await engine.goTo(`${site.url}/robots.txt`);
    await engine.forgetCookies();
    await engine.evaluate(() => localStorage.clear());
    await use(new Visitor(engine));
  },
});
