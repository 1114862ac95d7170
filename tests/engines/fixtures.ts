/** The test function of the journeys in Firefox and WebKit: one browser a worker, one site and one visitor a test. */
import { test as base, expect } from '@playwright/test';
import { FirefoxVisitor, launchFirefox } from './firefox.ts';
import { siteFixture, type Site } from './site.ts';
import type { Browser, Visitor } from './visitor.ts';
import { launchWebKit } from './webkit.ts';

export { expect, FirefoxVisitor };

export interface EngineOptions {
  readonly engine: 'firefox' | 'webkit';
  /** Whether the visitor's system allows motion. */
  readonly motion: boolean;
  /** WebKit alone can be told to run no script. */
  readonly script: boolean;
  /** Whether Firefox has a window. WebKit always has one. */
  readonly window: boolean;
}

interface TestFixtures {
  /** Whether the page may log, throw and lose files. WebKit's driver does not tell. */
  readonly mayLog: boolean;
  readonly site: Site;
  readonly visitor: Visitor;
}

export const test = base.extend<TestFixtures, EngineOptions & { browserOfWorker: Browser }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  motion: [false, { option: true, scope: 'worker' }],
  script: [true, { option: true, scope: 'worker' }],
  window: [false, { option: true, scope: 'worker' }],
  mayLog: [false, { option: true }],
  browserOfWorker: [
    async ({ engine, motion, script, window }, use) => {
      const launch = engine === 'firefox' ? launchFirefox({ motion, window }) : launchWebKit({ motion, script });
      const browser = await launch;
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  ...siteFixture,
  visitor: async ({ browserOfWorker, site, mayLog }, use) => {
    const visitor = await browserOfWorker.newVisitor(site.url);
    await use(visitor);
    await visitor.leave();
    if (!mayLog) expect(visitor.messages, 'what the page logged, threw or lost').toEqual([]);
  },
});

/** For every file: `test.skip(...UNLESS_LINUX)`. */
export const UNLESS_LINUX = [process.platform !== 'linux', 'WebKitGTK and Xvfb are to be had on Linux alone'] as const;
