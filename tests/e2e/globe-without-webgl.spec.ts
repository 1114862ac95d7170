import { content } from '#content/index.ts';
import { printedCoordinates } from '#shared/coordinates.ts';
import { expectStillDrawn } from './globe.ts';
import { expect, open, test } from './site.ts';

// The project of the page's tests switches WebGL off.
test('without WebGL the still picture stays, with its label, in the view that the window’s width asks for', async ({
  page,
}) => {
  const views: string[] = [];
  page.on('request', (request) => {
    const [, view] = /globe-still-(\w+)/.exec(request.url()) ?? [];
    if (view) views.push(view);
  });
  await open(page, '/en/');
  const globe = page.locator('[data-globe]');
  await expect(globe).toHaveAttribute('data-globe', 'unavailable');
  await expect(globe).toHaveAttribute('data-globe-distance', '5');
  await expect(globe).toHaveRole('img');
  await expect(globe.getByText(printedCoordinates(content.person.place))).toBeVisible();
  await expect(globe.getByRole('button')).toHaveCount(0);
  for (const [width, seen] of [
    [1440, ['wide']],
    [1100, ['wide']],
    [1099, ['wide', 'middle']],
    [768, ['wide', 'middle']],
    [767, ['wide', 'middle', 'narrow']],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const use = page.locator('[data-globe] [data-part="dots"]:visible use');
    await expect(use).toHaveAttribute('href', new RegExp(`-still-${seen.at(-1)}-`));
    await expectStillDrawn(globe);
    expect(new Set(views)).toEqual(new Set(seen));
  }
});
