import type { Page } from '@playwright/test';
import { hasGlyph, openFace } from '#scripts/artwork/fonts/missing-glyphs.ts';
import { CJK_FACES } from '#scripts/artwork/fonts/faces.ts';
import { isLatinBesideCjk } from '#scripts/artwork/fonts/latin.ts';
import { LANGUAGES } from '#shared/language.ts';
import { expect, open, test } from './site.ts';

interface SerifText {
  readonly text: string;
  readonly family: string;
  readonly weight: number;
}

/** Every piece of text that is set in a serif stack, also where it is hidden for now. */
function serifTexts(page: Page): Promise<SerifText[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { text: string; family: string; weight: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement || !node.textContent?.trim()) continue;
      const { fontFamily, fontWeight } = getComputedStyle(node.parentElement);
      if (/^"?Newsreader/.test(fontFamily))
        texts.push({ text: node.textContent, family: fontFamily, weight: Number(fontWeight) });
    }
    return texts;
  });
}

/** What the stack's own face lacks of a text. */
function lacking({ text, family, weight }: SerifText): string {
  const language = family.includes('Noto Serif JP') ? 'ja' : family.includes('Noto Serif SC') ? 'zh' : undefined;
  const face = CJK_FACES.find((one) => one.language === language && one.weight === (weight < 600 ? 400 : 700));
  const characters = [...text].filter((character) => !/\s/.test(character) && !isLatinBesideCjk(character));
  const font = face && openFace(face.name);
  const isThere = (character: string) =>
    font ? hasGlyph(font, character) : !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character);
  return characters.filter((character) => !isThere(character)).join('');
}

/** Whether the face of the rarest Latin letters has come. */
function hasRareFace(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.fonts].some(
      ({ family, unicodeRange, status }) =>
        family.includes('Hanken') && /^U\+100-/i.test(unicodeRange) && status === 'loaded',
    ),
  );
}

for (const language of LANGUAGES)
  test(`a page fetches at most 150 kB of fonts, no heading falls back, and a rare letter has the page’s own face (${language})`, async ({
    page,
  }) => {
    const fonts = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'font') fonts.set(response.url(), response.body());
    });
    await open(page, `/${language}/`);
    await page.evaluate(() => document.fonts.ready);
    const bodies = await Promise.all(fonts.values());
    expect(bodies.length).toBeGreaterThan(3);
    expect(bodies.reduce((bytes, body) => bytes + body.length, 0)).toBeLessThanOrEqual(150_000);
    expect([...fonts.keys()].filter((url) => /western|extended/.test(url))).toEqual([]);

    await page.locator('#projects button').first().click();
    const texts = await serifTexts(page);
    await page.keyboard.press('Escape');
    await page.locator('button[data-chat="open"]').click();
    await page.locator('[data-chat="panel"]').waitFor();
    texts.push(...(await serifTexts(page)));
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((text) => lacking(text)).map((text) => `${text.text}: ${lacking(text)}`)).toEqual([]);

    expect(await hasRareFace(page)).toBe(false);
    const writing = language === 'en' ? 'form[data-state] input >> nth=0' : '[data-chat="panel"] textarea';
    await page.locator(writing).fill('Łódź');
    await expect.poll(() => hasRareFace(page)).toBe(true);
  });
