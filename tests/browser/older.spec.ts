/** Browsers from before popover or `light-dark()`: Chromium with both, or one of them, taken away (docs/decisions/014). */
import type { Page } from '@playwright/test';
import { content } from '#content/index.ts';
import { documentMessages } from '#messages/document.ts';
import { expect, overflow, test } from './site.ts';

test.use({ bypassCSP: true, colorScheme: 'dark' });

const WITHOUT = {
  popover: [
    [/popover-open/g, 'unknown-open'],
    [/ popover(target)?="/gi, ' data-unknown="'],
  ],
  'light-dark()': [[/light-dark\(/g, 'unknown-dark(']],
} as const;
type Feature = keyof typeof WITHOUT;

// What the page still fetches when a test ends needs no answer.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Opens a page whose browser does not understand these features, in markup, styles or script. */
async function openWithout(page: Page, address: string, features: readonly Feature[]): Promise<void> {
  await page.route(/\/(\w\w\/)?$|\.css$|\.js$/, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const feature of features)
      for (const [known, unknown] of WITHOUT[feature]) body = body.replace(known, unknown);
    await route.fulfill({ response, body });
  });
  if (features.includes('popover'))
    await page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    });
  await page.goto(address);
  await expect(page.locator('html')).not.toHaveAttribute('data-js');
}

for (const features of [['popover'], ['light-dark()'], ['popover', 'light-dark()']] as const)
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    test.describe(`without ${features.join(' and ')} at ${width} px`, () => {
      test.use({ viewport: { width, height } });

      test('the prerendered page stays, in light colours, no button is dead, and the languages can be reached', async ({
        page,
      }) => {
        await openWithout(page, '/en/', features);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.person.name.en);
        await expect(page.getByText(content.projects[0]?.description.en ?? '')).toBeVisible();
        const sentence = documentMessages.noScript.contact.en.split('{email}')[0]?.trim() ?? '';
        await expect(page.getByText(sentence)).toBeVisible();
        const colours = await page.evaluate(() =>
          [getComputedStyle(document.documentElement).backgroundColor, getComputedStyle(document.body).color].join(),
        );
        expect(colours).toBe('rgb(245, 249, 250),rgb(13, 31, 43)');
        // The picture of the globe takes its colours from the same tokens.
        const globe = page.locator('[data-globe]');
        const tokens = await globe.evaluate((element) => getComputedStyle(element).getPropertyValue('--lit'));
        expect(tokens).not.toContain('unknown');
        expect(await overflow(page)).toBe(0);

        await expect(page.locator('[data-chat]:visible, form [type="submit"]:visible')).toHaveCount(0);
        if (features.some((feature) => feature === 'popover'))
          await expect(page.locator('header button:visible')).toHaveCount(0);
        else await page.locator('header button:visible').last().click();
        await page.locator('header a[hreflang="ja"]:visible').click();
        await page.waitForURL('/ja/');
        await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
      });
    });
