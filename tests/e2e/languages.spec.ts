import type { Locator, Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { SECTIONS } from '#shared/sections.ts';
import { content } from '#content/index.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { headerMessages } from '../side-by-side.ts';
import { noise } from './chat.ts';
import { AWKWARD_URL, alive, expect, open, test } from './site.ts';

for (const [locale, language] of [
  ['en-US', 'en'],
  ['ja-JP', 'ja'],
  ['zh-TW', 'zh'],
  ['fr-FR', 'zh'],
] as const) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });
    test(`gets ${language} at /`, async ({ page }) => {
      const response = await page.goto('/');
      expect(response?.status()).toBe(200);
      expect(response?.headers()['vary']).toMatch(/accept-language.*cookie/i);
      await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[language]);
      await expect(page.locator('h1')).toHaveText(content.person.name[language]);
    });
  });
}

test('the canonical address of / is that of its language', async ({ page }) => {
  await open(page, '/');
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(new URL(canonical!).pathname).toBe('/en/');
});

test('a saved choice wins at / and the address wins over a saved choice', async ({ page }) => {
  await open(page, '/en/');
  await page.locator('button[data-menu="language"]').click();
  await page.locator('a[hreflang="ja"]:visible').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('ja');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.goto('/zh/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('a choice that only local storage remembers is followed at /', async ({ page, context }) => {
  await open(page, '/en/');
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'ja'));
  await context.clearCookies();
  // The page moves on before it has loaded.
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/ja/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
});

for (const [host, address] of [
  ['a server', '/'],
  ['a static host', `${AWKWARD_URL}/`],
] as const) {
  test(`/ of ${host} leads on once at most, whatever is saved`, async ({ context }) => {
    for (const saved of ['x-default', 'EN', ' ja', 'e', 'jaX', 'zh-Hant', '../en', '']) {
      const page = await context.newPage();
      await page.addInitScript((choice) => localStorage.setItem('i18nextLng', choice), saved);
      const documents: string[] = [];
      page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator('footer'), saved).toBeVisible();
      expect(documents.length, `${saved}: ${documents.join(' ')}`).toBeLessThanOrEqual(2);
      await page.close();
    }
  });
}

test.describe('on a static host', () => {
  test.use({ locale: 'en-US' });
  test('/ moves on to the browser’s language without showing another', async ({ page }) => {
    const painted: string[] = [];
    await page.exposeFunction('painted', (lang: string) => painted.push(lang));
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0)
          void (globalThis as unknown as { painted: (lang: string) => void }).painted(document.documentElement.lang);
      }).observe({ type: 'paint', buffered: true });
    });
    await page.goto(`${AWKWARD_URL}/`, { waitUntil: 'commit' });
    await expect(page).toHaveURL(`${AWKWARD_URL}/en/`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect.poll(() => painted).toEqual(['en']);
  });
});

test('switching changes address, lang, title, description, canonical address and says so, without a reload', async ({
  page,
}) => {
  await open(page, '/en/?from=test#skills');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const entries = await page.evaluate(() => history.length);
  await page.locator('button[data-menu="language"]').click();
  await page.locator('a[hreflang="zh-CN"]:visible').click();
  await expect(page).toHaveURL('/zh/?from=test#skills');
  await expect(page).toHaveTitle(content.sharing.title.zh);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', content.sharing.description.zh);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^http:\/\/[^/]+\/zh\/$/);
  await expect(page.locator('header [role="status"]')).toHaveText(headerMessages.language.changed.zh);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('Back after a switch keeps the language that is read in the address', async ({ page }) => {
  await open(page, '/en/#about');
  await page.evaluate(() => {
    location.hash = '#skills';
  });
  await choose(page, 'ja');
  await expect(page).toHaveURL('/ja/#skills');
  await page.goBack();
  await expect(page).toHaveURL('/ja/#about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
});

test('switching again and again moves what is read by less than a pixel', async ({ page }) => {
  await open(page, '/en/');
  const section = page.locator('#contact');
  await page.evaluate(() => (location.hash = 'contact'));
  await expect.poll(() => top(section)).toBeLessThan(100);
  const before = await top(section);
  for (const hreflang of ['ja', 'zh-CN', 'en', 'ja', 'zh-CN', 'en', 'ja', 'zh-CN', 'en']) {
    await page.locator(`#languages a[hreflang="${hreflang}"]`).evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('html')).toHaveAttribute('lang', hreflang);
    await expect.poll(async () => Math.abs((await top(section)) - before)).toBeLessThan(1);
  }
});

test('switching keeps every section where it stands', async ({ page }) => {
  await open(page, '/en/');
  for (const id of SECTIONS) {
    await page.evaluate((hash) => (location.hash = hash), id);
    const section = page.locator(`#${id}`);
    await expect.poll(() => top(section)).toBeLessThan(100);
    const before = await top(section);
    for (const hreflang of ['ja', 'zh-CN', 'en']) {
      // The list itself has its own tests.
      await page.locator(`#languages a[hreflang="${hreflang}"]`).evaluate((link: HTMLElement) => link.click());
      await expect(page.locator('html')).toHaveAttribute('lang', hreflang);
      await expect.poll(async () => Math.abs((await top(section)) - before)).toBeLessThan(2);
    }
  }
});

function top(section: Locator): Promise<number> {
  return section.evaluate((element) => element.getBoundingClientRect().top);
}

test('the language list shows code, name and flag, and closes by choice, Escape and backdrop, pressing nothing under it', async ({
  page,
}) => {
  await open(page, '/en/');
  const button = page.locator('button[data-menu="language"]');
  const list = page.locator('#languages');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(list.locator('a')).toHaveCount(3);
  await expect(list.locator('a[hreflang="ja"]')).toHaveText(/ja日本語🇯🇵/);
  await expect(list.locator('a[hreflang="zh-CN"]')).toHaveAttribute('lang', 'zh-CN');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.mouse.click(300, 500);
  await expect(list).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  const brand = page.locator('header a[href="#top"]');
  const scrollDown = page.locator('main > section').first().locator('a[href="#about"]').first();
  for (const link of [brand, scrollDown]) {
    await button.click();
    const { x, y, width, height } = (await link.boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(list).toBeHidden();
    await expect(page).toHaveURL('/en/');
  }
  await scrollDown.click();
  await expect(page).toHaveURL('/en/#about');

  await button.click();
  await list.locator('a[hreflang="ja"]').click();
  await expect(list).toBeHidden();
  await expect(page).toHaveURL('/ja/#about');
});

test.describe('faces that come late', () => {
  const isFace = /newsreader-roman/;

  test('leave every section where it stands after a switch', async ({ page }) => {
    for (const id of ['skills', 'contact']) {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(isFace, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto('about:blank');
      await open(page, `/zh/#${id}`);
      // What stands in is far wider than the face: the lines break elsewhere until it comes.
      await page.evaluate(() => document.styleSheets[0]?.insertRule(':lang(en) { --serif: "Newsreader", monospace }'));
      const section = page.locator(`#${id}`);
      await expect.poll(() => top(section)).toBeLessThan(100);
      const before = await top(section);
      await page.locator('button[data-menu="language"]').click();
      await page.locator('a[hreflang="en"]:visible').click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect.poll(async () => Math.abs((await top(section)) - before)).toBeLessThan(2);
      const height = await pageHeight(page);
      release();
      await expect.poll(() => pageHeight(page)).toBeLessThan(height);
      await expect.poll(async () => Math.abs((await top(section)) - before)).toBeLessThan(2);
      await page.unroute(isFace);
    }
  });
});

function pageHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

test('no text of one language stays on the page of another', async ({ page }) => {
  for (const language of LANGUAGES) {
    await open(page, `/${language}/`);
    const foreign = await page.evaluate(() => {
      const kana = /[\u3041-\u30ff]/;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      const lang = document.documentElement.lang;
      while (walker.nextNode()) {
        const own = walker.currentNode.parentElement?.closest('[lang]')?.getAttribute('lang') ?? '';
        const text = walker.currentNode.textContent ?? '';
        if (own === lang && lang !== 'ja' && kana.test(text)) found.push(text);
        if (own === lang && lang === 'en' && /[\u4e00-\u9fff]/.test(text)) found.push(text);
        if (/\{\w+\}/.test(text)) found.push(text);
      }
      return found;
    });
    expect(foreign).toEqual([]);
  }
});

/** Presses the option of the list, which need not be open. */
function choose(page: Page, language: Language): Promise<void> {
  return page.locator(`#languages a[hreflang="${HTML_LANG[language]}"]`).evaluate((link: HTMLElement) => link.click());
}

test.describe('the texts of another language', () => {
  test.use({ expectedNoise: noise(/Failed to load resource/, /failed: \S+assets/) });

  const textsOf = (language: Language) => new RegExp(`/page-${language}-`);

  test('are here once the page has been idle: a switch needs no network', async ({ page, context }) => {
    const all = LANGUAGES.map((language) => page.waitForResponse(textsOf(language)));
    await open(page, '/en/');
    for (const response of await Promise.all(all)) await response.finished();
    await context.setOffline(true);
    for (const language of ['ja', 'zh', 'en'] as const) {
      await choose(page, language);
      await expect(page.locator('h1')).toHaveText(content.person.name[language]);
      await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[language]);
    }
  });

  test('are waited for by a switch that comes before them', async ({ page }) => {
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(textsOf('ja'), async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/en/');
    await alive(page);
    await choose(page, 'ja');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    letGo();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await expect(page).toHaveURL('/ja/');
  });

  test('that are lost with the network leave the page, and what was typed', async ({ page, context }) => {
    await page.route(textsOf('ja'), (route) => route.abort('connectionreset'));
    await open(page, '/en/');
    await page.locator('[name="message"]').fill('Typed');
    await context.setOffline(true);
    const lost = page.waitForEvent('requestfailed', (request) => textsOf('ja').test(request.url()));
    await choose(page, 'ja');
    await lost;
    await expect(page).toHaveURL('/en/');
    await expect(page.locator('[name="message"]')).toHaveValue('Typed');
  });

  test('that are lost are sought where the link leads', async ({ page }) => {
    let asked = 0;
    await page.route(textsOf('ja'), (route) => {
      asked += 1;
      return page.url().endsWith('/en/') ? route.abort('connectionreset') : route.continue();
    });
    await open(page, '/en/');
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    // Once, and once more by another address.
    await expect.poll(() => asked).toBe(2);
    await choose(page, 'ja');
    await expect(page).toHaveURL('/ja/');
    await alive(page);
    await expect(page.locator('h1')).toHaveText(content.person.name.ja);
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('ja');
  });
});
