import { content } from '#content/index.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import {
  aboutMessages,
  contactMessages,
  documentMessages,
  experienceMessages,
  notFoundMessages,
  projectsMessages,
  skillsMessages,
  textIn,
} from '../side-by-side.ts';
import { alive, expect, inEveryLanguage, open, test } from './site.ts';

const HEADINGS = [
  aboutMessages.heading,
  experienceMessages.heading,
  skillsMessages.heading,
  projectsMessages.heading,
  contactMessages.heading,
];

inEveryLanguage('the page', (language) => {
  test('has its landmarks, six labelled sections in order, title, description, meters and a skip link', async ({
    page,
  }) => {
    await open(page, `/${language}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[language]);
    expect(await page.locator('header').count()).toBe(1);
    expect(await page.locator('footer').count()).toBe(1);
    const ids = await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual(['', 'about', 'experience', 'skills', 'projects', 'contact']);
    await expect(page.locator('h1')).toHaveText(content.person.name[language]);
    await expect(page).toHaveTitle(content.sharing.title[language]);
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute('content', content.sharing.description[language]);

    await expect(page.getByRole('region', { name: content.person.name[language], exact: true })).toBeVisible();
    for (const heading of HEADINGS)
      await expect(page.getByRole('region', { name: heading[language], exact: true })).toBeVisible();

    for (const { name: title, skills } of content.skills.groups) {
      const group = page.getByRole('group', { name: title[language], exact: true });
      const meters = await group.getByRole('meter').all();
      expect(meters).toHaveLength(skills.length);
      for (const [index, { name, level }] of skills.entries()) {
        const meter = group.getByRole('meter', { name, exact: true });
        await expect(meter, `${index}`).toHaveAttribute('aria-valuenow', String(level));
      }
    }

    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: documentMessages.skip[language], exact: true });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  test.describe('an unknown address', () => {
    test.use({ expectedNoise: [/status of 404/] });

    test('gets a 404 page in the language', async ({ page }) => {
      const response = await page.goto(`/${language}/nowhere`);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[language]);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(notFoundMessages.heading[language]);
      expect((await heading.boundingBox())?.y, 'stands in the middle, not in the corner').toBeGreaterThan(200);
      await expect(page).toHaveTitle(
        textIn(language, notFoundMessages.documentTitle, { name: content.person.name[language] }),
      );
      await page.getByRole('link', { name: notFoundMessages.home[language] }).click();
      await expect(page).toHaveURL(`/${language}/`);
      await alive(page);
    });
  });
});

test.describe('a browser that says one language to the server and keeps another', () => {
  test.use({ expectedNoise: [/status of 404/] });

  test('still gets a 404 page with words on it', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'ja'));
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundMessages.heading.en);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('links that leave the site open a new tab, say so and give nothing away; links within it have their targets', async ({
  page,
}) => {
  await open(page, '/en/');
  const links = page.locator('a[href^="https://"]');
  expect(await links.count()).toBeGreaterThan(0);
  for (const link of await links.all()) {
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
