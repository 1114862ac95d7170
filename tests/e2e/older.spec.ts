/** Older browsers (docs/decisions/014): Chromium without popovers, and without WebGL. */
import { content } from '#content/index.ts';
import { printedCoordinates } from '#shared/coordinates.ts';
import { contactMessages } from '../side-by-side.ts';
import { expect, open, overflow, test } from './fixtures.ts';
test.describe('without popovers', () => {
  // The page that is rewritten is not the one whose scripts the policy knows.
  test.use({ bypassCSP: true });

  test('the prerendered page stays, and no button is dead', async ({ page }) => {
    await page.route(/\/(\w\w\/)?$|\.css$|\.js$/, async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replace(/popover-open/g, 'unknown-open');
      await route.fulfill({ response, body: text.replace(/ popover(target)?="/gi, ' data-unknown="') });
    });
    await page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/en/');
      await expect(page.locator('html')).not.toHaveAttribute('data-js');
      await expect(page.getByText(content.projects[0]?.description.en ?? '')).toBeVisible();
      await expect(page.getByText(contactMessages.form.noScript.en.split('{email}')[0]?.trim() ?? '')).toBeVisible();
      expect(await overflow(page)).toBe(0);
      const dead = '[data-chat]:visible, form [type="submit"]:visible, header button:visible';
      await expect(page.locator(dead)).toHaveCount(0);
      await page.locator('header a[hreflang="ja"]:visible').click();
      await page.waitForURL('/ja/');
    }
  });
});

// The project of these tests switches WebGL off.
test('without WebGL the still picture stays, in the view of the window’s width', async ({ page }) => {
  const views = new Set<string>();
  page.on('request', (request) => {
    const [, view] = /globe-still-(\w+)/.exec(request.url()) ?? [];
    if (view) views.add(view);
  });
  await open(page, '/en/');
  const globe = page.locator('[data-globe="unavailable"]');
  await expect(globe).toHaveAttribute('data-globe-distance', '5');
  await expect(globe).toHaveRole('img');
  await expect(globe.getByText(printedCoordinates(content.person.place))).toBeVisible();
  await expect(globe.getByRole('button')).toHaveCount(0);
  for (const [width, seen] of [
    [1100, ['wide']],
    [1099, ['wide', 'middle']],
    [767, ['wide', 'middle', 'narrow']],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const dots = globe.locator('[data-part="dots"]:visible use');
    await expect(dots).toHaveAttribute('href', new RegExp(`-still-${seen.at(-1)}-`));
    await expect.poll(() => dots.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(100);
    expect(views).toEqual(new Set(seen));
  }
});
