/** Older browsers (docs/decisions/014): Chromium with popover taken away, or all that is a nicety. */
import type { Page } from '@playwright/test';
import { content } from '#content/index.ts';
import { contactMessages } from '../side-by-side.ts';
import { spillingTexts, textsOverOneAnother } from './measures.ts';
import { expect, open, overflow, test } from './site.ts';

test.use({ bypassCSP: true, colorScheme: 'dark' });

/** What the styles use and the page can do without. */
const NICETIES =
  /@starting-style|:has\(|animation-timeline|animation-range|@property|\bcontent-visibility|\bfield-sizing|\btext-wrap|\btext-autospace|\btext-spacing-trim|\bauto-phrase|\ballow-discrete|\bscrollbar-gutter|\bcolor-mix|(?<=\d)cqi/g;

/** What the markup says of popovers, and the styles. */
const POPOVER = [
  [/popover-open/g, 'unknown-open'],
  [/ popover(target)?="/gi, ' data-unknown="'],
] as const;

// What the page still fetches when a test ends needs no answer.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Opens a page whose browser does not know popovers, in markup, styles or script. */
async function openWithoutPopover(page: Page, address: string): Promise<void> {
  await page.route(/\/(\w\w\/)?$|\.css$|\.js$/, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [known, unknown] of POPOVER) body = body.replace(known, unknown);
    await route.fulfill({ response, body });
  });
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  await page.goto(address);
  await expect(page.locator('html')).not.toHaveAttribute('data-js');
}

for (const language of ['zh', 'en', 'ja'] as const)
  test(`without the newest rules of its styles the page comes to life, reads, and nothing lies over anything (${language})`, async ({
    page,
  }) => {
    let taken = 0;
    await page.route(/\/(\w\w\/)?$|\.css$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(NICETIES, (rule) => {
        taken += 1;
        return rule.replace(/\w/, 'unknown-$&');
      });
      await route.fulfill({ response, body });
    });
    await open(page, `/${language}/`);
    await expect(page.getByText(content.projects[0]?.description[language] ?? '')).toHaveCount(1);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `${width} px`).toBe(0);
      expect(await page.evaluate(spillingTexts), `${width} px`).toEqual([]);
      expect(await page.evaluate(textsOverOneAnother, 'main'), `${width} px`).toEqual([]);
    }
    await page.locator('button[data-menu="language"]').click();
    await expect(page.locator('#languages a')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await page.locator('#projects button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('button[data-chat="open"]').click();
    await expect(page.locator('[data-chat="panel"]')).toBeVisible();
    expect(taken).toBeGreaterThan(40);
  });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test.describe(`without popovers at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('the prerendered page stays, no button is dead, and the languages can be reached', async ({ page }) => {
      await openWithoutPopover(page, '/en/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.person.name.en);
      await expect(page.getByText(content.projects[0]?.description.en ?? '')).toBeVisible();
      const sentence = contactMessages.form.noScript.en.split('{email}')[0]?.trim() ?? '';
      await expect(page.getByText(sentence)).toBeVisible();
      expect(await overflow(page)).toBe(0);
      await expect(page.locator('[data-chat]:visible, form [type="submit"]:visible')).toHaveCount(0);
      await expect(page.locator('header button:visible')).toHaveCount(0);
      await page.locator('header a[hreflang="ja"]:visible').click();
      await page.waitForURL('/ja/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    });
  });

for (const [colorScheme, colours] of [
  ['light', 'rgb(245, 249, 250),rgb(13, 31, 43)'],
  ['dark', 'rgb(8, 19, 26),rgb(230, 239, 242)'],
] as const)
  test(`the styles need no light-dark() to be ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, '/en/');
    expect(await (await page.request.get('/en/')).text()).not.toContain('light-dark(');
    expect(
      await page.evaluate(() =>
        [getComputedStyle(document.documentElement).backgroundColor, getComputedStyle(document.body).color].join(),
      ),
    ).toBe(colours);
  });
