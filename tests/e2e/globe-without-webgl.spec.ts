import { content } from '#content/index.ts';
import { LANGUAGES } from '#shared/language.ts';
import { printedCoordinates } from '#shared/coordinates.ts';
import { expectStillDrawn } from './globe.ts';
import { expect, open, test } from './site.ts';

// The project of the page's tests switches WebGL off.
for (const language of LANGUAGES)
  test(`without WebGL the still picture stays, with its label (${language})`, async ({ page }) => {
    await open(page, `/${language}/`);
    const globe = page.locator('[data-globe]');
    await expect(globe).toHaveAttribute('data-globe', 'unavailable');
    await expect(globe).toHaveAttribute('data-globe-distance', '5');
    await expect(globe).toHaveRole('img');
    await expect(globe.getByText(printedCoordinates(content.person.place))).toBeVisible();
    await expectStillDrawn(globe);
    await expect(globe.getByRole('button')).toHaveCount(0);
  });

test('a window fetches the view that it shows, and another one when it has become as narrow or as wide', async ({
  page,
}) => {
  const views: string[] = [];
  page.on('request', (request) => {
    const [, view] = /globe-still-(\w+)/.exec(request.url()) ?? [];
    if (view) views.push(view);
  });
  await open(page, '/en/');
  const dots = page.locator('[data-globe] [data-part="dots"]:visible');
  for (const [width, seen] of [
    [1440, ['wide']],
    [1100, ['wide']],
    [1099, ['wide', 'middle']],
    [768, ['wide', 'middle']],
    [767, ['wide', 'middle', 'narrow']],
    [1440, ['wide', 'middle', 'narrow']],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(dots.locator('use')).toHaveAttribute(
      'href',
      new RegExp(`-still-${width === 1440 ? 'wide' : seen.at(-1)}-`),
    );
    await expectStillDrawn(page.locator('[data-globe]'));
    expect(new Set(views)).toEqual(new Set(seen));
  }
});
