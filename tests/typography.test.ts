/** The typographic habits of the three languages, as far as a pattern can tell: in every text of the interface and the sample. */
import { expect, test } from 'vitest';
import { content } from '#content/index.ts';
import { isText, type Text } from '#shared/text.ts';
import { everyMessage, isSample } from './side-by-side.ts';

/** Words to search by are seen by nobody. */
const { hints: _, questions: __, ...shown } = content;
const texts = textsIn([isSample ? shown : {}, everyMessage]);

function textsIn(value: unknown): Text[] {
  if (typeof value !== 'object' || value === null) return [];
  return isText(value) ? [value] : Object.values(value).flatMap(textsIn);
}

const HAN = String.raw`\p{Script=Han}`;
const JAPANESE = String.raw`${HAN}\p{Script=Hiragana}\p{Script=Katakana}ー`;
const ASCII = `[,.;:?!()"']`;
/** Places of figures, which keep their distance from Chinese characters as a figure does. */
const FIGURE = String.raw`\{(?:count|current|max|minutes|remaining|seconds|year|month|level|page|total)\}`;

test.each([
  ['zh', 'full-width punctuation', `[${HAN}]${ASCII}|${ASCII}[${HAN}]`],
  [
    'zh',
    'one space between Latin and Chinese',
    `[${HAN}](?:[A-Za-z0-9]|${FIGURE})|(?:[A-Za-z0-9%]|${FIGURE})[${HAN}]| {2}`,
  ],
  ['zh', 'no space beside its marks', ' [，。：；？！（）“”、]|[，。：；？！（）“”、] | %'],
  ['zh', 'plain words', '您|进行|\\.\\.\\.'],
  [
    'ja',
    'no space between Latin and Japanese',
    `[A-Za-z0-9}] [${JAPANESE}（）「」]|[${JAPANESE}。、（）「」：？！] [A-Za-z0-9{]`,
  ],
  ['ja', 'its own punctuation', `[，；“”～％]|[${JAPANESE}]${ASCII}|${ASCII}[${JAPANESE}]|\\.\\.\\.`],
  ['ja', 'long vowels, plain words', 'サーバ(?!ー)|エディタ(?!ー)|させていただ|することができ'],
  ['en', 'curly quotes, three dots, figures beside their units', String.raw`['"…]|[0-9}] m?s\b`],
] as const)('%s: %s', (language, _habit, pattern) => {
  // A reader sees the words of a link alone.
  const seen = texts.map((text) => text[language].replace(/\[([^\]]+)\]\([^)]+\)/g, '$1'));
  expect(seen.length).toBeGreaterThan(180);
  expect(seen.filter((text) => new RegExp(pattern, 'u').test(text))).toEqual([]);
});
