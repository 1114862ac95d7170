import { content } from '#content/index.ts';
import { LANGUAGES } from '#contract/language.ts';
import { printedCoordinates } from '#contract/coordinates.ts';
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
    await expect(globe.locator('[data-part="dots"]')).toBeVisible();
    await expect(globe.getByRole('button')).toHaveCount(0);
  });
