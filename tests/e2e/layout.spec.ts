import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { headerMessages } from '../side-by-side.ts';
import { Chat, noise } from './chat.ts';
import { linesThatBeginWrong, smallTargets, spillingTexts } from './measures.ts';
import { AWKWARD_URL, expect, open, overflow, test } from './site.ts';

const WIDTHS = [320, 360, 390, 480, 600, 767, 768, 900, 1099, 1100, 1240, 1440, 1680, 1920];
/** Where a text’s own measure changes. */
const MEASURES = [320, 390, 767, 1440];

for (const [owner, base, expected] of [
  ['the sample owner', '', []],
  // On a static host nobody answers when the chat asks whether somebody does.
  ['an awkward owner', AWKWARD_URL, [/status of 404/]],
] as const)
  test.describe(owner, () => {
    test.use({ expectedNoise: noise(...expected) });

    for (const language of LANGUAGES)
      test(`page, chat and dialog of ${owner} in ${language} never scroll sideways, cut off no text and begin no line with a closing mark, from 320 to 1920 px`, async ({
        page,
      }) => {
        await open(page, `${base}/${language}/`);
        const chat = new Chat(page);
        if (!base)
          await test.step('everything one can press is at least 44 px high and wide', () =>
            expectLargeTargets(page, chat, language));
        await chat.button.click();
        await expect(chat.part('suggestion').first()).toBeVisible();
        if (!base) {
          await chat.part('suggestion').first().click();
          await expect(chat.messages('ai')).toHaveCount(2);
          await chat.idle();
        }
        const wrong: string[] = [];
        const look = async (widths: readonly number[]) => {
          for (const width of widths) {
            await page.setViewportSize({ width, height: 800 });
            const by = await overflow(page);
            if (by > 0) wrong.push(`${width} px: ${by} px too wide`);
            const texts = await page.evaluate(spillingTexts);
            if (language !== 'en' && MEASURES.includes(width))
              texts.push(...(await page.evaluate(linesThatBeginWrong)));
            wrong.push(...texts.map((text) => `${width} px: ${text}`));
          }
        };
        await look(WIDTHS);
        await chat.part('close').click();
        await page.locator('#projects button').first().click();
        // The chat is a dialog too while it closes.
        await expect(page.locator('dialog')).toBeVisible();
        await look(MEASURES);
        expect(wrong).toEqual([]);
      });
  });

/** Everything one can press is 44 px high and wide, on both sizes and in all that opens, or is a link within a text. */
async function expectLargeTargets(page: Page, chat: Chat, language: Language): Promise<void> {
  const areLarge = async (what: string) => expect(await page.evaluate(smallTargets), what).toEqual([]);
  await areLarge('1440 px');
  await page.setViewportSize({ width: 390, height: 844 });
  await areLarge('390 px');
  await page.locator('button[data-menu="language"]').click();
  await expect(page.locator('#languages')).toBeVisible();
  await areLarge('the list of languages');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: headerMessages.menu.open[language] }).click();
  await expect(page.locator('#menu')).toBeVisible();
  await areLarge('the menu');
  await page.keyboard.press('Escape');
  await page.locator('#projects button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await areLarge('the dialog');
  await page.keyboard.press('Escape');
  await chat.button.click();
  await expect(chat.part('suggestion').first()).toBeVisible();
  await areLarge('the chat');
  await chat.part('close').click();
}

test('the page reads at 200 % zoom: half the width, nothing lost', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await open(page, '/en/');
  expect(await overflow(page)).toBe(0);
});

test('the border of the chart tells another latitude at each step', async ({ page }) => {
  await open(page, '/en/');
  const [drawings, border] = await page.locator('#root > [aria-hidden]').all();
  await drawings!.evaluate((drawing: HTMLElement) => (drawing.style.display = 'none'));
  const steps = border!.locator('i');
  const [first, second] = [await steps.nth(0).screenshot(), await steps.nth(1).screenshot()];
  expect(first.equals(second)).toBe(false);
});
