/** Which language a visitor meets, and how the page changes into another. */
import { content } from '#content/index.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { SECTIONS } from '#shared/sections.ts';
import { headerMessages } from '../side-by-side.ts';
import { alive, expect, expectLanguage, FAILED_REQUEST, open, pressLanguage, siteTest, test } from './fixtures.ts';

const textsOf = (language: Language) => new RegExp(`/page-${language}-`);

test('a choice is kept and wins at /; the address wins over it', async ({ page, context }) => {
  await page.goto('/');
  await expectLanguage(page, 'en');
  await open(page, '/en/');
  await pressLanguage(page, 'ja');
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

test('the list gives way to focus and pointer; a choice changes the page without a reload', async ({ page }) => {
  const draft = page.locator('form [name="message"]');
  await open(page, '/en/?from=test#about');
  await draft.fill('Typed');
  await page.evaluate(() => {
    Object.assign(globalThis, { sameDocument: true });
    location.hash = '#skills';
    scrollTo({ top: 0, behavior: 'instant' });
  });
  const entries = await page.evaluate(() => history.length);
  const button = page.locator('button[data-menu="language"]');
  const list = page.locator('#languages');
  await button.click();
  // The focus leaves it.
  await list.locator('a').last().focus();
  await page.keyboard.press('Tab');
  await expect(list).toBeHidden();
  await button.click();
  // Under the backdrop lies a link, which must not be pressed.
  const { x, y, width, height } = (await page.locator('main a[href="#about"]').first().boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(list).toBeHidden();
  await expect(page).toHaveURL('/en/?from=test#skills');

  await button.click();
  await list.locator('a[hreflang="zh-CN"]').click();
  await expect(list).toBeHidden();
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
  await expect(draft).toHaveValue('Typed');
});

test('a switch leaves every section where it stands', async ({ page }) => {
  await open(page, '/en/');
  for (const id of SECTIONS) {
    await page.evaluate((hash) => (location.hash = hash), id);
    const top = () => page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(100);
    const before = await top();
    for (const language of LANGUAGES) {
      await pressLanguage(page, language);
      await expectLanguage(page, language);
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(1);
    }
  }
});

test.describe('the texts of another language', () => {
  test.use({ allowedMessages: FAILED_REQUEST });

  siteTest('may come late, or be lost: the page and the letter stay', async ({ page, context, site }) => {
    site.fail([textsOf('ja'), 'late'], [textsOf('zh'), 'late']);
    await open(page, '/en/');
    await pressLanguage(page, 'ja');
    await pressLanguage(page, 'zh');
    await expectLanguage(page, 'en');
    site.fail([textsOf('ja'), 'late']);
    await expectLanguage(page, 'zh');
    const late = page.waitForResponse(textsOf('ja'));
    site.fail();
    await (await late).finished();
    await page.evaluate(() => new Promise((next) => requestIdleCallback(() => requestAnimationFrame(next))));
    await expectLanguage(page, 'zh');

    site.fail([textsOf('en'), 'lost']);
    await page.reload();
    await alive(page);
    await page.locator('[name="message"]').fill('Typed');
    await context.setOffline(true);
    const lost = page.waitForEvent('requestfailed', (request) => textsOf('en').test(request.url()));
    await pressLanguage(page, 'en');
    await lost;
    await expect(page).toHaveURL('/zh/');
    await expect(page.locator('[name="message"]')).toHaveValue('Typed');
  });

  test('of an old build, gone after a deployment, are sought where the link leads', async ({ page }) => {
    let requests = 0;
    await page.route(textsOf('ja'), (route) => {
      requests += 1;
      return page.url().endsWith('/en/') ? route.fulfill({ status: 404, contentType: 'text/html' }) : route.continue();
    });
    await open(page, '/en/');
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    // Once, and once more by another address.
    await expect.poll(() => requests).toBe(2);
    await pressLanguage(page, 'ja');
    await expect(page).toHaveURL('/ja/');
    await alive(page);
    await expect(page.locator('h1')).toHaveText(content.person.name.ja);
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(false);
  });
});
