/** The test function of the browser tests: a page that logs, loses a request or asks another origin has failed. */
import { test as base, expect, type ConsoleMessage, type Page, type Request } from '@playwright/test';
import { LANGUAGES, type Language } from '#contract/language.ts';

export { expect };
export const AWKWARD_URL = `http://localhost:${Number(process.env['TEST_PORT'] ?? 4317) + 1}`;
export const THEMES = ['light', 'dark'] as const;

/** Chromium's own word about a scene that it draws in software. */
const SOFTWARE_WEBGL = /GPU stall due to ReadPixels/;
/** What a test cuts off by going on before the page has fetched everything. */
const ASSET_CUT_OFF = /failed: .*\/assets\/.* net::ERR_ABORTED/;
/** On a busy machine the browser may report an answer of the site's own server as aborted, though all of it has come. */
const ANSWER_CUT_OFF = /failed: \S+\/api\/v1\/chat\/completions net::ERR_ABORTED/;

interface SiteFixtures {
  /** What the page may log or lose in this test, as part of the message or address. */
  readonly expectedNoise: RegExp[];
}

export const test = base.extend<SiteFixtures>({
  expectedNoise: [[], { option: true }],
  page: async ({ page, expectedNoise, baseURL }, use) => {
    const noise: string[] = [];
    const note = (what: string) => {
      if (![SOFTWARE_WEBGL, ASSET_CUT_OFF, ANSWER_CUT_OFF, ...expectedNoise].some((pattern) => pattern.test(what)))
        noise.push(what);
    };
    page.on('console', (message: ConsoleMessage) => note(`console.${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
    page.on('requestfailed', (request) => note(`failed: ${request.url()} ${request.failure()?.errorText}`));
    page.on('request', (request: Request) => {
      const { protocol, origin } = new URL(request.url());
      const own = [baseURL, AWKWARD_URL].includes(origin);
      if (/^https?:$/.test(protocol) && !own) note(`other origin: ${request.url()}`);
    });
    await use(page);
    expect(noise).toEqual([]);
  },
});

/** Runs a test once for every language. */
export function inEveryLanguage(name: string, run: (language: Language) => void): void {
  for (const language of LANGUAGES) base.describe(`${name} (${language})`, () => run(language));
}

/** Opens an address and waits until the page has come to life. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await alive(page);
}

/** Resolves when the script has taken over (the reveals begin then): from now on clicks reach the page's own controls. */
export async function alive(page: Page): Promise<void> {
  await page.locator('html[data-reveals]').waitFor({ state: 'attached' });
}

/** How far the page is wider than the window, px. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
