import type { Locator, Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { SECTIONS } from '#shared/sections.ts';
import { content } from '#content/index.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { headerMessages } from '../side-by-side.ts';
import { noise } from './chat.ts';
import { AWKWARD_URL, alive, expect, open, test } from './site.ts';

/** Presses the option of the list, which need not be open. */
function choose(page: Page, language: Language): Promise<void> {
  return page.locator(`#languages a[hreflang="${HTML_LANG[language]}"]`).evaluate((link: HTMLElement) => link.click());
}

const expectLanguage = (page: Page, language: Language) =>
  expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[language]);

function top(section: Locator): Promise<number> {
  return section.evaluate((element) => element.getBoundingClientRect().top);
}

test('a choice is kept and wins at /, the address wins over it, and one that local storage alone remembers is followed', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expectLanguage(page, 'en');
  await open(page, '/en/');
  await choose(page, 'ja');
  await expectLanguage(page, 'ja');
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('ja');
  await page.goto('/');
  await expectLanguage(page, 'ja');
  await page.goto('/zh/');
  await expectLanguage(page, 'zh');
  await context.clearCookies();
  // The page moves on before it has loaded.
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/ja/');
  await expectLanguage(page, 'ja');
});

test('/ of a server or a static host leads on once at most, whatever is saved, and paints one language', async ({
  context,
}) => {
  for (const address of ['/', `${AWKWARD_URL}/`])
    for (const saved of ['x-default', ' ja', 'jaX', 'zh-Hant', '../en', '']) {
      const page = await context.newPage();
      await page.addInitScript((choice) => {
        localStorage.setItem('i18nextLng', choice);
        const note = () =>
          sessionStorage.setItem(
            'painted',
            `${sessionStorage.getItem('painted') ?? ''}${document.documentElement.lang} `,
          );
        new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').length > 0 && note()).observe(
          {
            type: 'paint',
            buffered: true,
          },
        );
      }, saved);
      const documents: string[] = [];
      page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator('footer'), saved).toBeVisible();
      expect(documents.length, `${saved}: ${documents.join(' ')}`).toBeLessThanOrEqual(2);
      const lang = (await page.locator('html').getAttribute('lang'))!;
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('painted')?.trim())).toBe(lang);
      await page.close();
    }
});

test('a switch changes address, lang, title, description and canonical address, says so, and Back keeps it, all without a reload', async ({
  page,
}) => {
  await open(page, '/en/?from=test#about');
  await page.evaluate(() => {
    Object.assign(globalThis, { sameDocument: true });
    location.hash = '#skills';
  });
  const entries = await page.evaluate(() => history.length);
  await choose(page, 'zh');
  await expect(page).toHaveURL('/zh/?from=test#skills');
  await expect(page).toHaveTitle(content.sharing.title.zh);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', content.sharing.description.zh);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^http:\/\/[^/]+\/zh\/$/);
  await expect(page.locator('header [role="status"]')).toHaveText(headerMessages.language.changed.zh);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL('/zh/?from=test#about');
  await expectLanguage(page, 'zh');
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('a switch, and a face that comes late after it, leave every section where it stands', async ({ page }) => {
  await open(page, '/en/');
  for (const id of SECTIONS) {
    await page.evaluate((hash) => (location.hash = hash), id);
    const section = page.locator(`#${id}`);
    await expect.poll(() => top(section)).toBeLessThan(100);
    const before = await top(section);
    for (const language of ['ja', 'zh', 'en'] as const) {
      await choose(page, language);
      await expectLanguage(page, language);
      await expect.poll(async () => Math.abs((await top(section)) - before)).toBeLessThan(1);
    }
  }

  const isFace = /newsreader-roman/;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(isFace, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/zh/?#contact');
  // What stands in is far wider than the face: the lines break elsewhere until it comes.
  await page.evaluate(() => document.styleSheets[0]?.insertRule(':lang(en) { --font-serif: "Newsreader", monospace }'));
  const contact = page.locator('#contact');
  await expect.poll(() => top(contact)).toBeLessThan(100);
  const before = await top(contact);
  await choose(page, 'en');
  await expectLanguage(page, 'en');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const wide = await height();
  release();
  await expect.poll(height).toBeLessThan(wide);
  await expect.poll(async () => Math.abs((await top(contact)) - before)).toBeLessThan(2);
});

test('the language list shows code, name and flag, and closes by choice, Escape and backdrop, pressing nothing under it', async ({
  page,
}) => {
  await open(page, '/en/');
  const button = page.locator('button[data-menu="language"]');
  const list = page.locator('#languages');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(list.locator('a')).toHaveText([/zh.*中文🇨🇳/, /en.*English/, /ja日本語🇯🇵/]);
  await expect(list.locator('a[hreflang="zh-CN"]')).toHaveAttribute('lang', 'zh-CN');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  const { x, y, width, height } = (await page.locator('main a[href="#about"]').first().boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(list).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL('/en/');
  await button.click();
  await list.locator('a[hreflang="ja"]').click();
  await expect(list).toBeHidden();
  await expect(page).toHaveURL('/ja/');
});

test('no text of one language stays on the page of another, and no placeholder on any', async ({ page }) => {
  for (const language of LANGUAGES) {
    await open(page, `/${language}/`);
    const foreign = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const { lang } = document.documentElement;
      const alien = { en: /[\u3041-\u30ff\u4e00-\u9fff]/, 'zh-CN': /[\u3041-\u30ff]/ }[lang] ?? /^\b$/;
      const found: string[] = [];
      while (walker.nextNode()) {
        const isOwn = walker.currentNode.parentElement?.closest('[lang]')?.getAttribute('lang') === lang;
        const text = walker.currentNode.textContent ?? '';
        if ((isOwn && alien.test(text)) || /\{\w+\}/.test(text)) found.push(text);
      }
      return found;
    });
    expect(foreign).toEqual([]);
  }
});

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
      await expectLanguage(page, language);
    }
  });

  test('are waited for, and an earlier choice that comes late changes nothing', async ({ page }) => {
    const letGo: Partial<Record<Language, () => void>> = {};
    for (const language of ['ja', 'zh'] as const) {
      const gate = new Promise<void>((resolve) => (letGo[language] = resolve));
      await page.route(textsOf(language), async (route) => {
        await gate;
        await route.continue();
      });
    }
    await open(page, '/en/');
    await choose(page, 'ja');
    await choose(page, 'zh');
    await expectLanguage(page, 'en');
    letGo.zh?.();
    await expectLanguage(page, 'zh');
    const late = page.waitForResponse(textsOf('ja'));
    letGo.ja?.();
    await (await late).finished();
    await page.evaluate(() => new Promise((next) => requestIdleCallback(() => requestAnimationFrame(next))));
    await expectLanguage(page, 'zh');
  });

  test('that are lost with the network leave the page and what was typed', async ({ page, context }) => {
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

  test('of an old build, gone after a deployment, are sought where the link leads', async ({ page }) => {
    let asked = 0;
    await page.route(textsOf('ja'), (route) => {
      asked += 1;
      return page.url().endsWith('/en/') ? route.fulfill({ status: 404, contentType: 'text/html' }) : route.continue();
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
