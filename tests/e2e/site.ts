/** The test function of the browser tests: a page that logs, loses a request or asks another origin has failed. */
import { test as base, expect, type ConsoleMessage, type Page, type Request } from '@playwright/test';
import { LANGUAGES, type Language } from '#shared/language.ts';

export { expect };
/** Of a site that lives below a path of its host. */
export const AWKWARD_URL = `http://localhost:${Number(process.env['TEST_PORT'] ?? 4317) + 1}/portfolio`;

/** Chromium's own word about a scene that it draws in software. */
const SOFTWARE_WEBGL = /GPU stall due to ReadPixels/;

interface SiteFixtures {
  /** What the page may log or lose in this test, as part of the message or address. */
  readonly expectedNoise: RegExp[];
}

export const test = base.extend<SiteFixtures>({
  expectedNoise: [[], { option: true }],
  page: async ({ page, expectedNoise, baseURL }, use) => {
    const noise: string[] = [];
    const note = (what: string) => {
      if (![SOFTWARE_WEBGL, ...expectedNoise].some((pattern) => pattern.test(what))) noise.push(what);
    };
    const wasLeft = departures(page);
    page.on('console', (message: ConsoleMessage) => {
      note(`console.${message.type()}: ${message.text()} ${JSON.stringify(message.location())}`);
    });
    page.on('pageerror', (error) => note(`uncaught: ${error.name}: ${error.message}`));
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText;
      if (why !== 'net::ERR_ABORTED' || !wasLeft(request)) note(`failed: ${request.url()} ${why}`);
    });
    page.on('request', (request: Request) => {
      const { protocol, origin } = new URL(request.url());
      const own = [baseURL, AWKWARD_URL].some((address) => address && new URL(address).origin === origin);
      if (/^https?:$/.test(protocol) && !own) note(`other origin: ${request.url()}`);
    });
    await use(page);
    expect(noise).toEqual([]);
  },
});

/**
 * Tells whether the document that made a request has been left, or is being left: what it was still fetching then is
 * called off, not lost. A page goes on asking while the next one is on its way to it.
 */
function departures(page: Page): (request: Request) => boolean {
  let documents = 0;
  let onItsWay: Request | undefined;
  const documentOf = new WeakMap<Request, number>();
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) onItsWay = request;
    documentOf.set(request, documents);
  });
  page.on('requestfailed', (request) => {
    if (request === onItsWay) onItsWay = undefined;
  });
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !onItsWay) return;
    documents += 1;
    onItsWay = undefined;
  });
  return (request) => onItsWay !== undefined || documentOf.get(request) !== documents;
}

/** Runs a test once for every language. */
export function inEveryLanguage(name: string, run: (language: Language) => void): void {
  for (const language of LANGUAGES) base.describe(`${name} (${language})`, () => run(language));
}

/** Opens an address and waits until the page has come to life. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await alive(page);
}

/**
 * Resolves when the script has taken over (the reveals begin then): from now on clicks reach the page's own controls.
 */
export async function alive(page: Page): Promise<void> {
  await page.locator('html[data-reveals]').waitFor({ state: 'attached' });
}

/** How far the page is wider than the window, px. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
