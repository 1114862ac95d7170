import { content } from '#content/index.ts';
import { headerMessages } from '#messages/header.ts';
import { faults } from './axe.ts';
import { expect, open, test } from './site.ts';

test.use({ bypassCSP: true });

/** Every two of language, colours and width meet once: no rule of axe's looks at all three together. */
const PAIRS = [
  ['zh', 'light', 390],
  ['zh', 'dark', 1440],
  ['en', 'light', 1440],
  ['en', 'dark', 390],
  ['ja', 'light', 390],
  ['ja', 'dark', 1440],
] as const;

for (const [language, colorScheme, width] of PAIRS) {
  test.describe(`axe finds nothing (${language}, ${colorScheme}, ${width} px)`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('on the page, in its menu, in a project’s dialog and in the states of the form', async ({ page }) => {
      await page.addInitScript(() => {
        window.open = () => {
          throw new Error('no mail client');
        };
      });
      await open(page, `/${language}/`);
      expect(await faults(page)).toEqual([]);

      const menu =
        width < 768
          ? page.getByRole('button', { name: headerMessages.menu.open[language] })
          : page.locator('button[data-menu="language"]');
      await menu.click();
      expect(await faults(page, 'header')).toEqual([]);
      await page.keyboard.press('Escape');

      const form = page.locator('form[data-state]');
      await form.locator('[name="email"]').fill('not an address');
      await form.locator('[type="submit"]').click();
      expect(await faults(page, '#contact')).toEqual([]);
      await form.locator('[name="name"]').fill('Ada');
      await form.locator('[name="email"]').fill('ada@example.com');
      await form.locator('[name="message"]').fill('Hello');
      await form.locator('[type="submit"]').click();
      await expect(form).toHaveAttribute('data-state', 'error');
      expect(await faults(page, '#contact')).toEqual([]);
      await page.evaluate(() => {
        window.open = () => null;
      });
      await form.locator('[type="submit"]').click();
      await expect(form).toHaveAttribute('data-state', 'sent');
      expect(await faults(page, '#contact')).toEqual([]);

      await page.evaluate((id) => (location.hash = `project-${id}`), content.projects[0]!.id);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });
  });
}

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });
  test('leave every control with an edge or a text', async ({ page }) => {
    await open(page, '/en/');
    expect(await faults(page)).toEqual([]);
    const box = page.locator('#contact input').first();
    expect(await box.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px');
    const copy = page.getByRole('button', { name: 'Copy address' });
    expect(await copy.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px');
  });
});
