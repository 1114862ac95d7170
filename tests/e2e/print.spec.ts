import type { Page, TestInfo } from '@playwright/test';
import { content } from '#content/index.ts';
import { isSample } from '../sample.ts';
import { compact, expectPrinted, printedIn, type Printed } from './printed.ts';
import { expect, inEveryLanguage, open, test } from './site.ts';

/** The page on A4 paper. */
async function print(page: Page, info: TestInfo): Promise<Printed> {
  return printedIn(await page.pdf({ format: 'A4' }), info);
}

inEveryLanguage('on paper', (language) => {
  test('the page is two sheets of text, from either theme', async ({ page, baseURL }, info) => {
    await open(page, `/${language}/`);
    const light = await print(page, info);
    if (isSample) expect(light.pages).toBe(2);
    expectPrinted(light, language, `${baseURL}/${language}/`);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await print(page, info)).toEqual(light);
  });
});

test('a dark screen and an open dialog print the same sheets', async ({ page }, info) => {
  await open(page, '/en/');
  const light = await print(page, info);
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, `/en/#project-${content.projects[0]!.id}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await print(page, info)).toEqual(light);
  await page.emulateMedia({ media: 'print' });
  const colours = await page
    .locator('h2')
    .first()
    .evaluate((heading) => ({
      text: getComputedStyle(heading).color,
      paper: getComputedStyle(document.documentElement).backgroundColor,
    }));
  expect(colours).toEqual({ text: 'rgb(13, 31, 43)', paper: 'rgb(255, 255, 255)' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page prints as well', async ({ page }, info) => {
    await page.goto('/en/');
    const { pages, text } = await print(page, info);
    if (isSample) expect(pages).toBe(2);
    expect(text).toContain(compact(content.projects[0]!.description.en));
  });
});
