import type { Page } from '@playwright/test';
import { hasGlyph, openFace } from '#scripts/artwork/fonts/missing-glyphs.ts';
import { CJK_FACES, isLatinBesideCjk } from '#scripts/artwork/fonts/faces.ts';
import { LANGUAGES } from '#shared/language.ts';
import { expect, open, test } from './fixtures.ts';

/** Every piece of text that is set in a serif stack, also where it is hidden for now. */
function serifTexts(page: Page) {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { text: string; family: string; weight: number }[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const { fontFamily, fontWeight } = getComputedStyle(parentElement!);
      if (textContent?.trim() && /^"?Newsreader/.test(fontFamily))
        texts.push({ text: textContent, family: fontFamily, weight: Number(fontWeight) });
    }
    return texts;
  });
}

/** Whether the face of the rarest Latin letters has come. */
function hasRareFace(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.fonts].some(({ unicodeRange, status }) => /^U\+100-/i.test(unicodeRange) && status === 'loaded'),
  );
}

for (const language of LANGUAGES)
  test(`at most 150 kB of fonts, no heading falls back, rare letters have a face (${language})`, async ({
    page,
    chat,
  }) => {
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'font') bodies.push(response.body());
    });
    await open(page, `/${language}/`);
    await page.evaluate(() => document.fonts.ready);
    const sizes = (await Promise.all(bodies)).map(({ length }) => length);
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(150_000);

    await page.locator('#projects button').first().click();
    const texts = await serifTexts(page);
    await page.keyboard.press('Escape');
    await chat.button.click();
    await expect(chat.part('suggestion').first()).toBeVisible();
    texts.push(...(await serifTexts(page)));
    expect(texts.length).toBeGreaterThan(50);
    const lacking = texts.flatMap(({ text, family, weight }) => {
      const own = { SC: 'zh', JP: 'ja' }[/Noto Serif (SC|JP)/.exec(family)?.[1] ?? ''];
      const face = CJK_FACES.find((one) => one.language === own && one.weight === (weight < 600 ? 400 : 700));
      const font = face && openFace(face.name);
      const letters = [...text].filter((letter) => !/\s/.test(letter) && !isLatinBesideCjk(letter));
      return letters.filter((letter) => (font ? !hasGlyph(font, letter) : /\p{Script=Han}|[ぁ-ヿ]/u.test(letter)));
    });
    expect(lacking).toEqual([]);

    expect(await hasRareFace(page)).toBe(false);
    await chat.input.fill('Łódź');
    await expect.poll(() => hasRareFace(page)).toBe(true);
  });
