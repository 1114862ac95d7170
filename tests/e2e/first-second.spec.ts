import type { Page } from '@playwright/test';
import { content } from '#content/index.ts';
import { headerMessages } from '../side-by-side.ts';
import { alive, expect, inEveryLanguage, open, test } from './site.ts';

const SCRIPT = /\/assets\/client-/;

declare global {
  /** What could be read of the page when its document was there. */
  var readAtFirst: string;
}

/** Opens a page whose script does not come before it is let go. */
async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const asked = page.waitForRequest(SCRIPT);
  await page.route(SCRIPT, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await asked;
  return async () => {
    letGo();
    await alive(page);
  };
}

test('the text is painted before the script is asked for, on a second visit too', async ({ page }) => {
  for (let visit = 0; visit < 2; visit++) {
    await open(page, '/en/');
    const [painted, asked] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/client-'))?.startTime ?? 0,
    ]);
    expect(asked).toBeGreaterThan(painted as number);
  }
});

inEveryLanguage('every section', (language) => {
  test('can be read as soon as the document is there', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        globalThis.readAtFirst = document.querySelector('main')?.innerText ?? '';
      });
    });
    await page.goto(`/${language}/`);
    const read = compact(await page.evaluate(() => globalThis.readAtFirst));
    for (const text of [
      content.hero.description,
      content.about.paragraphs[0],
      content.experience[0]?.description,
      content.skills.note,
      content.projects.at(-1)?.summary,
      content.contact.subtitle,
    ])
      expect(read).toContain(compact(text?.[language] ?? ''));
    for (const { name } of content.skills.groups.flatMap(({ skills }) => skills)) expect(read).toContain(compact(name));
  });
});

function compact(text: string): string {
  return text.replaceAll(/[\s\u00a0\u200b]+/g, '');
}

test.describe('before the script is there', () => {
  test('a link leads to where its section stays when the script has come', async ({ page }) => {
    const letGo = await openEarly(page, '/en/');
    await page.getByRole('navigation').locator('a[href="#contact"]').click();
    const top = () => page.locator('#contact').evaluate((section) => Math.round(section.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThan(200);
    const reached = await top();
    await letGo();
    expect(await top()).toBe(reached);
  });

  test('the menu opens, stays open, and says so when the script comes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const letGo = await openEarly(page, '/en/');
    await page.getByRole('button', { name: headerMessages.menu.open.en }).click();
    await expect(page.locator('#menu')).toBeVisible();
    await letGo();
    await expect(page.locator('#menu')).toBeVisible();
    await expect(page.getByRole('button', { name: headerMessages.menu.close.en })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  test('a language leads to its page', async ({ page }) => {
    await openEarly(page, '/en/');
    await page.locator('button[data-menu="language"]').click();
    await page.locator('#languages a[hreflang="ja"]').click();
    await expect(page).toHaveURL(/\/ja\/$/);
  });

  test('what is typed into the form is still there when the script has come', async ({ page }) => {
    const letGo = await openEarly(page, '/en/');
    await page.locator('textarea[name="message"]').fill('Hello');
    await letGo();
    await expect(page.locator('form [type="submit"]')).toBeEnabled();
    await expect(page.locator('textarea[name="message"]')).toHaveValue('Hello');
  });
});
