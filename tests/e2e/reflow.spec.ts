/** Text with more room around it (WCAG 1.4.12), and a window of 1280 × 1024 at 400 % (WCAG 1.4.10, 2.4.11). */
import type { Page } from '@playwright/test';
import { LANGUAGES } from '#shared/language.ts';
import { Chat } from './chat.ts';
import { coverOfFocus, spillingTexts, textsOverOneAnother } from './measures.ts';
import { expect, open, overflow, test } from './site.ts';

// The page's policy knows no styles of a visitor's own.
test.use({ bypassCSP: true });

const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

for (const language of LANGUAGES) {
  test(`text with more room around it is not cut and lies over nothing, on the page, in its dialog and its chat (${language})`, async ({
    page,
  }) => {
    await open(page, `/${language}/`);
    await page.addStyleTag({ content: SPACING });
    const chat = new Chat(page);
    const wrong: string[] = [];
    const look = async (what: string, within: string) => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        wrong.push(...(await faults(page, within)).map((fault) => `${what} at ${width} px: ${fault}`));
      }
    };
    for (const part of ['header', 'main', 'footer']) await look(part, part);
    await page.locator('#projects button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('dialog', 'dialog');
    await page.keyboard.press('Escape');
    await chat.button.click();
    await expect(chat.part('hint')).toBeVisible();
    await look('chat', '[data-chat="panel"]');
    expect(wrong).toEqual([]);
  });

  test(`at 400 % page, menu, dialog and chat scroll one way, and nothing covers what has the focus (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, `/${language}/`);
    const chat = new Chat(page);
    const wrong: string[] = [];
    const walk = async (what: string, stops: number) => {
      if ((await overflow(page)) > 0) wrong.push(`${what}: wider than the window`);
      for (let stop = 0; stop < stops; stop++) {
        await page.keyboard.press('Tab');
        const cover = await page.evaluate(coverOfFocus);
        if (cover) wrong.push(`${what}: ${cover}`);
      }
    };
    const count = (within: string) => page.locator(`${within} :is(a, button, input, textarea):visible`).count();
    await walk('page', 4 + (await count('main, footer')));

    await page.locator('header button[aria-controls="menu"]').click();
    await expect(page.locator('html')).toHaveAttribute('data-menu-open');
    await walk('menu', await count('#menu'));
    await page.keyboard.press('Escape');

    await page.locator('#projects button').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button')).toBeInViewport({ ratio: 1 });
    await walk('dialog', 4);
    await page.keyboard.press('Escape');

    await chat.button.click();
    await expect(chat.part('hint')).toBeVisible();
    expect((await chat.log.boundingBox())?.height, 'two lines of the messages').toBeGreaterThan(45);
    await walk('chat', 8);
    expect(wrong).toEqual([]);
  });
}

async function faults(page: Page, within: string): Promise<string[]> {
  const by = await overflow(page);
  return [
    ...(by > 0 ? [`${by} px too wide`] : []),
    ...(await page.evaluate(spillingTexts)),
    ...(await page.evaluate(textsOverOneAnother, within)),
  ];
}
