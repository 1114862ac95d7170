/** Older browsers (docs/decisions/014): Chromium with popover taken away, or all that is a nicety. */
import type { Page } from '@playwright/test';
import { content } from '#content/index.ts';
import { contactMessages } from '../side-by-side.ts';
import { spillingTexts, textsOverOneAnother } from './measures.ts';
import { expect, open, overflow, test } from './site.ts';

test.use({ bypassCSP: true });

/** What the styles use and the page can do without. */
const NICETIES =
  /@starting-style|:has\(|animation-timeline|animation-range|@property|\bcontent-visibility|\bfield-sizing|\btext-wrap|\btext-autospace|\btext-spacing-trim|\bauto-phrase|\ballow-discrete|\bscrollbar-gutter|\bcolor-mix|(?<=\d)cqi/g;

// What the page still fetches when a test ends needs no answer.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Changes pages, styles and, where asked for, scripts on their way. */
async function rewrite(page: Page, files: RegExp, change: (text: string) => string): Promise<void> {
  await page.route(files, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

test('without the newest rules of its styles the page comes to life, reads, and nothing lies over anything', async ({
  page,
}) => {
  let taken = 0;
  await rewrite(page, /\/(\w\w\/)?$|\.css$/, (text) =>
    text.replace(NICETIES, (rule) => {
      taken += 1;
      return rule.replace(/\w/, 'unknown-$&');
    }),
  );
  await open(page, '/ja/');
  // Every colour is there without light-dark().
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(245, 249, 250)');
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
  expect(await (await page.request.get('/en/')).text()).not.toContain('light-dark(');
});

for (const width of [1440, 390])
  test(`without popovers the prerendered page stays, no button is dead, and the languages can be reached (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await rewrite(page, /\/(\w\w\/)?$|\.css$|\.js$/, (text) =>
      text.replace(/popover-open/g, 'unknown-open').replace(/ popover(target)?="/gi, ' data-unknown="'),
    );
    await page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    });
    await page.goto('/en/');
    await expect(page.locator('html')).not.toHaveAttribute('data-js');
    await expect(page.getByText(content.projects[0]?.description.en ?? '')).toBeVisible();
    await expect(page.getByText(contactMessages.form.noScript.en.split('{email}')[0]?.trim() ?? '')).toBeVisible();
    expect(await overflow(page)).toBe(0);
    const dead = '[data-chat]:visible, form [type="submit"]:visible, header button:visible';
    await expect(page.locator(dead)).toHaveCount(0);
    await page.locator('header a[hreflang="ja"]:visible').click();
    await page.waitForURL('/ja/');
  });
