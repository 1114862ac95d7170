/** The test function of the journeys in Firefox and WebKit: one browser and one site a worker, one visitor a test. */
import { test as base, expect } from '@playwright/test';
import { launchFirefox } from './firefox.ts';
import { startSite, type Site } from './site.ts';
import type { Browser, Visitor } from './visitor.ts';
import { launchWebKit } from './webkit.ts';

export { expect };

export interface EngineOptions {
  readonly engine: 'firefox' | 'webkit';
  /** Whether the visitor's system allows motion. */
  readonly motion: boolean;
  /** WebKit alone can be told to run no script. */
  readonly script: boolean;
  /** Firefox has WebGL in a window alone. WebKit always has it. */
  readonly webgl: boolean;
}

/** Whether the page may log, throw and lose files. */
interface PageOptions {
  readonly mayLog: boolean;
}

export const test = base.extend<
  PageOptions & { visitor: Visitor; freshSite: Site },
  EngineOptions & { launched: Browser; site: Site }
>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  motion: [false, { option: true, scope: 'worker' }],
  script: [true, { option: true, scope: 'worker' }],
  webgl: [false, { option: true, scope: 'worker' }],
  mayLog: [false, { option: true }],
  launched: [
    async ({ engine, motion, script, webgl }, use) => {
      const browser = await (engine === 'firefox'
        ? launchFirefox({ motion, webgl })
        : launchWebKit({ motion, script }));
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: [
    async ({ engine }, use) => {
      const site = await startSite({ recordsMessages: engine === 'webkit' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  // WebKit keeps in memory what it had from this address in another test, and would not notice that it is lost.
  freshSite: async ({ engine }, use) => {
    const site = await startSite({ recordsMessages: engine === 'webkit' });
    await use(site);
    await site.stop();
  },
  visitor: async ({ launched, site, mayLog }, use) => {
    site.fail();
    const visitor = await launched.newVisitor(site.url);
    await use(visitor);
    const messages = await visitor.messages();
    await visitor.leave();
    if (!mayLog) expect(messages, 'what the page logged, threw or lost').toEqual([]);
  },
});

/** For every file: `test.skip(...UNLESS_LINUX)`. */
export const UNLESS_LINUX = [process.platform !== 'linux', 'WebKitGTK and Xvfb are to be had on Linux alone'] as const;
