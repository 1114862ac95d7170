/** Widths, spacing and zoom: what is cut off, covered, too small to press, or torn where it belongs together. */
import type { Page } from '@playwright/test';
import { AWKWARD_URL, Chat, expect, open, overflow, test } from './fixtures.ts';
import { coveredControls, hiddenFocus, isTorn, lineEnds, smallTargets, spillingTexts } from './measures.ts';

const WIDTHS = [320, 390, 767, 768, 1099, 1440, 1920];

// On a static host nobody answers when the chat asks whether somebody does; the policy knows no styles of a visitor's own.
test.use({ allowedMessages: /status of 404/, bypassCSP: true });

/** The page and what floats over it, one after the other. */
async function inEachLayer(page: Page, look: (layer: string) => Promise<void>): Promise<void> {
  const chat = new Chat(page);
  await look('body');
  await page.locator('#projects button').first().click();
  await expect(page.locator('dialog')).toBeVisible();
  await look('dialog');
  await page.keyboard.press('Escape');
  await chat.button.click();
  await expect(chat.part('suggestion').first()).toBeVisible();
  await look('[data-chat="panel"]');
  await page.keyboard.press('Escape');
}

/** What is too wide, or cut off. */
async function tooWide(page: Page): Promise<string[]> {
  const by = await overflow(page);
  return [...(by > 0 ? [`${by} px too wide`] : []), ...(await page.evaluate(spillingTexts))];
}

for (const [owner, url, language] of [
  ['the sample', '', 'zh'],
  ['the sample', '', 'en'],
  ['the sample', '', 'ja'],
  // Every text of which is as long as it may be.
  ['another owner', AWKWARD_URL, 'en'],
  ['another owner', AWKWARD_URL, 'ja'],
] as const)
  test(`${owner} at every width: nothing too wide, cut off or torn (${language})`, async ({ page }) => {
    await open(page, `${url}/${language}/`);
    const faults: string[] = [];
    await inEachLayer(page, async (layer) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        faults.push(...(await tooWide(page)));
        // Lines end between words, and figures with their units (docs/decisions/004-drawings-as-masks.md).
        if (!url) faults.push(...(await page.evaluate(lineEnds, layer)).filter(isTorn));
        if (!url && layer === 'body') faults.push(...(await page.evaluate(coveredControls)));
        if (!url && (width === 390 || width === 1440)) faults.push(...(await page.evaluate(smallTargets)));
      }
      expect(faults, layer).toEqual([]);
    });
  });

test('own spacing cuts nothing off; at 400 % the focus is seen (WCAG 1.4.10, 1.4.12, 2.4.11)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, '/en/');
  const spacing = await page.addStyleTag({
    content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
  });
  await inEachLayer(page, async (layer) => expect(await tooWide(page), layer).toEqual([]));

  await spacing.evaluate((style: HTMLStyleElement) => style.remove());
  await page.setViewportSize({ width: 320, height: 256 });
  await inEachLayer(page, async (layer) => {
    expect(await tooWide(page), layer).toEqual([]);
    const stops = await page.locator(`${layer} :is(a, button, input, textarea):visible`).count();
    for (let stop = 0; stop < Math.min(stops, 40); stop++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(hiddenFocus), layer).toBeUndefined();
    }
  });
});
