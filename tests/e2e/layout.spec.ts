/** Widths, spacing and zoom: what is cut off, covered, too small to press, or torn where it belongs together. */
import type { Page } from '@playwright/test';
import { LANGUAGES } from '#shared/language.ts';
import { Chat, noise } from './chat.ts';
import { lineEnds, tornAt } from './line-ends.ts';
import { coverOfFocus, smallTargets, spillingTexts, textsOverOneAnother } from './measures.ts';
import { AWKWARD_URL, expect, inEveryLanguage, open, overflow, test } from './site.ts';

const WIDTHS = [320, 360, 390, 600, 767, 768, 1024, 1099, 1100, 1280, 1440, 1920];
/** Where a text’s own measure changes. */
const MEASURES = new Set([320, 390, 768, 1440]);

/** The page and what floats over it, one after the other. */
async function inEachLayer(page: Page, look: (what: string, within: string) => Promise<void>): Promise<void> {
  const chat = new Chat(page);
  for (const part of ['header', 'main', 'footer']) await look(part, part);
  await page.locator('#projects button').first().click();
  await expect(page.locator('dialog')).toBeVisible();
  await look('dialog', 'dialog');
  await page.keyboard.press('Escape');
  await chat.button.click();
  await expect(chat.part('suggestion').first()).toBeVisible();
  await look('chat', '[data-chat="panel"]');
}

/** What is wrong with a part of the page at a width, px. */
async function faultsAt(page: Page, width: number, within: string): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  const by = await overflow(page);
  const faults = [...(by > 0 ? [`${by} px too wide`] : []), ...(await page.evaluate(spillingTexts))];
  if (MEASURES.has(width))
    // Lines end between phrases, words, and figures with their units (docs/decisions/004-drawings-as-masks.md).
    for (const end of await page.evaluate(lineEnds, within)) {
      const what = tornAt(end);
      if (what) faults.push(`${what}: ${end.before}|${end.after}`);
    }
  return faults.map((fault) => `${width} px, ${within}: ${fault}`);
}

inEveryLanguage('page, dialog and chat', (language) => {
  test('never scroll sideways, cut off no text and tear no line, from 320 to 1920 px', async ({ page }) => {
    await open(page, `/${language}/`);
    const wrong: string[] = [];
    await inEachLayer(page, async (_, within) => {
      for (const width of WIDTHS)
        if (within !== 'dialog' || MEASURES.has(width)) wrong.push(...(await faultsAt(page, width, within)));
    });
    expect(wrong).toEqual([]);
  });

  test('have targets of 44 px, and room for more space around a text', async ({ page }) => {
    await open(page, `/${language}/`);
    const areLarge = async (what: string) => expect(await page.evaluate(smallTargets), what).toEqual([]);
    await areLarge('1440 px');
    await page.setViewportSize({ width: 390, height: 844 });
    for (const opener of ['button[data-menu="language"]', 'button[aria-controls="menu"]']) {
      await page.locator(opener).click();
      await expect(page.locator(opener)).toHaveAttribute('aria-expanded', 'true');
      await areLarge(opener);
      await page.keyboard.press('Escape');
    }
    await inEachLayer(page, areLarge);
  });
});

test.describe('an awkward owner', () => {
  // On a static host nobody answers when the chat asks whether somebody does.
  test.use({ expectedNoise: noise(/status of 404/) });

  for (const language of LANGUAGES)
    test(`has every text in its place, however long it is (${language})`, async ({ page }) => {
      await open(page, `${AWKWARD_URL}/${language}/`);
      const wrong: string[] = [];
      await inEachLayer(page, async (_, within) => {
        for (const width of WIDTHS.filter((one) => within === 'main' || MEASURES.has(one))) {
          await page.setViewportSize({ width, height: 800 });
          wrong.push(...(await page.evaluate(spillingTexts)).map((text) => `${width} px, ${within}: ${text}`));
          if ((await overflow(page)) > 0) wrong.push(`${width} px, ${within}: too wide`);
        }
      });
      expect(wrong).toEqual([]);
    });
});

test.describe('a visitor’s own reading', () => {
  // The page's policy knows no styles of a visitor's own.
  test.use({ bypassCSP: true });

  const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

  for (const [language, width] of [
    ['zh', 1440],
    ['en', 390],
    ['ja', 390],
  ] as const)
    test(`with more space around its text cuts nothing and lays nothing over it (${language}, ${width} px, WCAG 1.4.12)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, `/${language}/`);
      await page.addStyleTag({ content: SPACING });
      const wrong: string[] = [];
      await inEachLayer(page, async (what, within) => {
        if ((await overflow(page)) > 0) wrong.push(`${what}: too wide`);
        wrong.push(...(await page.evaluate(spillingTexts)), ...(await page.evaluate(textsOverOneAnother, within)));
      });
      expect(wrong).toEqual([]);
    });

  for (const language of LANGUAGES)
    test(`at 400 % scrolls one way, and nothing covers what has the focus (${language}, WCAG 1.4.10, 2.4.11)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await open(page, `/${language}/`);
      const wrong: string[] = [];
      await inEachLayer(page, async (what, within) => {
        if (what === 'header' || what === 'footer') return;
        if ((await overflow(page)) > 0) wrong.push(`${what}: wider than the window`);
        const stops = await page.locator(`${within} :is(a, button, input, textarea):visible`).count();
        for (let stop = 0; stop < (what === 'main' ? stops + 6 : Math.min(stops, 8)); stop++) {
          await page.keyboard.press('Tab');
          const cover = await page.evaluate(coverOfFocus);
          if (cover) wrong.push(`${what}: ${cover}`);
        }
      });
      expect(wrong).toEqual([]);
    });
});
