import { LANGUAGES } from '#contract/language.ts';
import { AWKWARD_URL, expect, open, overflow, test } from './site.ts';

const WIDTHS = [320, 360, 390, 480, 600, 767, 768, 900, 1099, 1100, 1240, 1440, 1680, 1920];

for (const language of LANGUAGES) {
  for (const [owner, base] of [
    ['the sample owner', ''],
    ['an awkward owner', AWKWARD_URL],
  ] as const) {
    test(`the page of ${owner} in ${language} never scrolls sideways, and no text is cut off, from 320 to 1920 px`, async ({
      page,
    }) => {
      await open(page, `${base}/${language}/`);
      const wrong: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const by = await overflow(page);
        if (by > 0) wrong.push(`${width} px: ${by} px too wide`);
        const spilling = await page.evaluate(spillingTexts);
        wrong.push(...spilling.map((text) => `${width} px: ${text}`));
      }
      expect(wrong).toEqual([]);
    });
  }
}

/** The texts that are cut off or run over their neighbour. */
function spillingTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(h1,h2,h3,p,b,li,a,button,dt,dd,label), footer a')]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[aria-hidden="true"], .visually-hidden, svg, dialog:not([open])'),
    )
    .filter(
      (element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline',
    )
    .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
}

test('the page reads at 200 % zoom: half the width, nothing lost', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await open(page, '/en/');
  expect(await overflow(page)).toBe(0);
});

test('everything one can press is at least 44 px, or a link within a text', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/en/');
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a, button, input, textarea')]
        .filter((element) => element.checkVisibility() && !element.closest('.skip-link, dialog:not([open])'))
        .map((element) => {
          const box = element.getBoundingClientRect();
          const inset = getComputedStyle(element, '::before');
          const reach =
            inset.content !== 'none' && inset.position === 'absolute' ? -Number.parseFloat(inset.top) * 2 || 0 : 0;
          return {
            what: element.outerHTML.slice(0, 80),
            height: box.height + reach,
            width: box.width,
            inText: Boolean(element.closest('p')),
          };
        })
        .filter(({ height, inText }) => height < 43.5 && !inText),
    );
    expect(small, `${width} px`).toEqual([]);
  }
});
