import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { CONTENT_FOLDER } from '#content/folder.ts';
import { content } from '#content/index.ts';
import { describeMissingGlyphs } from '#scripts/artwork/fonts/missing-glyphs.ts';
import { missingPdfGlyphs } from './glyphs.ts';
import { shareImages } from './share-image.ts';
import { fetchWholeFonts } from './whole-fonts.ts';

const SHEET =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630"/></svg>';

async function imageWith(change: (own: typeof content) => void) {
  const own = structuredClone(content);
  change(own);
  const { en } = await shareImages(own, SHEET);
  return PNG.sync.read(en);
}

/** The pixels right of the words' column that are not the sheet's, above and below the place's label. */
function beyondColumn({ width, data }: PNG): number {
  return data.reduce((count, value, index) => {
    const [x, y] = [(index >> 2) % width, Math.floor((index >> 2) / width)];
    return count + Number((index & 3) < 3 && value > 0 && x > 600 && (y < 280 || y > 440));
  }, 0);
}

test('a long name shrinks until it stands in its column', async () => {
  const plain = await imageWith(() => {});
  const long = await imageWith(({ person }) => {
    person.name.en = 'Wilhelmina-Alexandra Papadopoulou-Featherstonehaugh';
    person.title.en = 'Donaudampfschifffahrtsgesellschaftskapitänsanwärterin';
  });
  expect([plain.width, plain.height]).toEqual([1200, 630]);
  expect(beyondColumn(plain)).toBe(0);
  expect(beyondColumn(long)).toBe(0);
  expect(long.data.equals(plain.data)).toBe(false);
});

test('words that run to the left stand in the column too', async () => {
  const words = { name: 'נועה לוי', title: 'מפתחת פרונט־אנד' };
  fetchWholeFonts(JSON.stringify(words));
  const image = await imageWith(({ person }) => {
    person.name.en = words.name;
    person.title.en = words.title;
  });
  expect(beyondColumn(image)).toBe(0);
});

test('the same words make the same bytes', async () => {
  expect((await shareImages(content, SHEET)).zh.equals((await shareImages(content, SHEET)).zh)).toBe(true);
});

test('the fonts have everyday Chinese and Japanese, other European letters, and nothing to do with what is not set', () => {
  const own = structuredClone(content);
  expect(missingPdfGlyphs(own)).toEqual([]);
  own.about.paragraphs[0]!.zh = '蝴蝶翩跹，雾霭氤氲。';
  own.about.paragraphs[0]!.ja = '薔薇と葡萄、魑魅魍魎。';
  own.person.name.en = 'Łukasz Öğüt';
  own.hero.description.zh = '𰻝𰻝面';
  own.projects[0]!.image = '🧭';
  expect(missingPdfGlyphs(own)).toEqual([]);
});

test('letters that no face can draw are named once, with file, field and what to do', () => {
  const own = structuredClone(content);
  own.person.name.zh = '龘';
  own.sharing.line.ja = '龘';
  own.experience[0]!.achievements![0]!.text.ja = '𰻝𰻝麺';
  own.about.paragraphs[2]!.en = 'Ship it ⟁';
  const lines = describeMissingGlyphs(missingPdfGlyphs(own)).split('\n');
  for (const line of [
    'person.ts: person.name.zh has 龘, which the font noto-serif-sc-700',
    'sharing.ts: sharing.line.ja has 龘, which the font noto-serif-jp-400',
    'experience.ts: experience[0].achievements[0].text.ja has 𰻝, which the font noto-sans-jp-400',
    'about.ts: about.paragraphs[2].en has ⟁, which the font noto-sans-sc-400',
  ])
    expect(lines).toContain(`${CONTENT_FOLDER}/${line} lacks: npm run artwork makes it anew`);
  expect(new Set(lines).size).toBe(lines.length);
});
