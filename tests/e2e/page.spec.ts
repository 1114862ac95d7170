import { content } from '#content/index.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { documentMessages, notFoundMessages, textIn } from '../side-by-side.ts';
import { alive, expect, inEveryLanguage, open, test } from './site.ts';

inEveryLanguage('the page', (language) => {
  test.use({ expectedNoise: [/status of 404/] });

  test('has its sections in order, title, description and skip link, and an unknown address leads to it', async ({
    page,
  }) => {
    const response = await page.goto(`/${language}/nowhere`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[language]);
    await expect(page.locator('h1')).toHaveText(notFoundMessages.heading[language]);
    const name = content.person.name[language];
    await expect(page).toHaveTitle(textIn(language, notFoundMessages.documentTitle, { name }));
    await page.getByRole('link', { name: notFoundMessages.home[language] }).click();
    await expect(page).toHaveURL(`/${language}/`);
    await alive(page);

    await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[language]);
    const ids = await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual(['', 'about', 'experience', 'skills', 'projects', 'contact']);
    await expect(page.locator('h1')).toHaveText(name);
    await expect(page).toHaveTitle(content.sharing.title[language]);
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute('content', content.sharing.description[language]);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: documentMessages.skip[language], exact: true });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});

test('links that leave the site open a new tab, say so and give nothing away; links within it have their targets', async ({
  page,
}) => {
  await open(page, '/en/');
  const links = await page.locator('a[href^="https://"]').all();
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(await link.textContent()).toContain('(opens in a new tab)');
  }
  const missing = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
      .map((link) => link.hash.slice(1))
      .filter((id) => id !== 'top' && !document.getElementById(id)),
  );
  expect(missing).toEqual([]);
});
