import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '#contract/language.ts';
import { content } from '#content/index.ts';
import { headerMessages } from '#messages/header.ts';
import { expect, open, test, THEMES } from './site.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

test.use({ bypassCSP: true });

/** WCAG 2.2 A and AA and axe's best practice. Returns what is wrong, one line a place. */
async function faults(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: AXE });
  const results = await page.evaluate(() => {
    const options: RunOptions = {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    };
    return (
      globalThis as unknown as { axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> } }
    ).axe.run(document, options);
  });
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 120)} ${node.failureSummary?.split('\n')[1] ?? ''}`),
  );
}

for (const language of LANGUAGES) {
  for (const colorScheme of THEMES) {
    for (const width of [390, 1440]) {
      test.describe(`axe finds nothing (${language}, ${colorScheme}, ${width} px)`, () => {
        test.use({ colorScheme, viewport: { width, height: 900 } });

        test('on the page and in its menus', async ({ page }) => {
          await open(page, `/${language}/`);
          expect(await faults(page)).toEqual([]);
          const menu =
            width < 768
              ? page.getByRole('button', { name: headerMessages.menu.open[language] })
              : page.locator('button[data-menu="language"]');
          await menu.click();
          expect(await faults(page)).toEqual([]);
        });

        test('in the project’s dialog', async ({ page }) => {
          await open(page, `/${language}/#project-${content.projects[0]!.id}`);
          await expect(page.getByRole('dialog')).toBeVisible();
          expect(await faults(page)).toEqual([]);
        });

        test('in the states of the form', async ({ page }) => {
          await page.addInitScript(() => {
            window.open = () => {
              throw new Error('no mail client');
            };
          });
          await open(page, `/${language}/`);
          const form = page.locator('form[data-state]');
          await form.locator('[name="email"]').fill('not an address');
          await form.locator('[type="submit"]').click();
          expect(await faults(page)).toEqual([]);
          await form.locator('[name="name"]').fill('Ada');
          await form.locator('[name="email"]').fill('ada@example.com');
          await form.locator('[name="message"]').fill('Hello');
          await form.locator('[type="submit"]').click();
          await expect(form).toHaveAttribute('data-state', 'error');
          expect(await faults(page)).toEqual([]);
          await page.evaluate(() => {
            window.open = () => null;
          });
          await form.locator('[type="submit"]').click();
          await expect(form).toHaveAttribute('data-state', 'sent');
          expect(await faults(page)).toEqual([]);
        });
      });
    }
  }
}

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });
  test('leave every control with an edge or a text', async ({ page }) => {
    await open(page, '/en/');
    expect(await faults(page)).toEqual([]);
    const box = page.locator('#contact input').first();
    expect(await box.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px');
  });
});
