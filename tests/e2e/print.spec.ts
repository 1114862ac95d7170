import { content } from '#content/index.ts';
import { isSample } from '../sample.ts';
import { expectPrinted, printedIn } from './printed.ts';
import { expect, inEveryLanguage, open, test } from './site.ts';

inEveryLanguage('on paper', (language) => {
  test('the page is two sheets of text, from either theme and from an open dialog', async ({ page, baseURL }, info) => {
    const print = async () => printedIn(await page.pdf({ format: 'A4' }), info);
    await open(page, `/${language}/`);
    const light = await print();
    if (isSample) expect(light.pages).toBe(2);
    expectPrinted(light, language, `${baseURL}/${language}/`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate((id) => (location.hash = `project-${id}`), content.projects[0]!.id);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await print()).toEqual(light);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('h2').first()).toHaveCSS('color', 'rgb(13, 31, 43)');
  });
});
