import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { content } from '#content/index.ts';
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

test('letters that no face can draw are named, and those of other European languages are drawn', () => {
  const own = structuredClone(content);
  own.person.name.en = 'Łukasz Öğüt';
  own.sharing.line.ja = '龘';
  expect(missingPdfGlyphs(own)).toEqual([{ face: 'noto-serif-jp-400', character: '龘', field: 'sharing.line.ja' }]);
});
