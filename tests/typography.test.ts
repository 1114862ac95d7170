/** The typographic habits of the three languages, as far as a pattern can tell: over every text of the interface and the sample. Another owner writes as they like. */
import { describe, expect, test } from 'vitest';
import { content } from '#content/index.ts';
import type { Language } from '#shared/language.ts';
import type { Text } from '#shared/text.ts';
import { isSample } from './sample.ts';
import { everyMessage } from './side-by-side.ts';

/** Hints are words to search by: nobody sees them. */
const { hints: _, questions: __, ...shown } = content;
const texts = textsIn({ ...(isSample && { content: shown }), ...everyMessage }, '');

function textsIn(value: unknown, path: string): { path: string; text: Text }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('zh' in value && typeof value.zh === 'string') return [{ path, text: value as Text }];
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, path === '' ? key : `${path}.${key}`));
}

/** What a reader sees of a text with Markdown links: the link's words. */
function seen(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}

/** The texts of a language in which a pattern is found, each with its path. */
function textsWith(pattern: RegExp, language: Language): string[] {
  return texts
    .filter(({ text }) => pattern.test(seen(text[language])))
    .map(({ path, text }) => `${path}: ${text[language]}`);
}

const HAN = '\\p{Script=Han}';
const JAPANESE = `${HAN}\\p{Script=Hiragana}\\p{Script=Katakana}ー`;
const ASCII_PUNCTUATION = `[,.;:?!()"']`;
const CHINESE_PUNCTUATION = '[，。：；？！（）“”、]';
/** Placeholders that stand for a figure: it keeps its distance from Chinese characters as a figure does. */
const FIGURE = '\\{(?:count|current|max|minutes|remaining|seconds|year|month|level|page|total)\\}';

test('the texts are found', () => {
  expect(texts.length).toBeGreaterThan(isSample ? 280 : 180);
});

describe('Chinese', () => {
  test('has full-width punctuation', () => {
    const halfWidth = new RegExp(`[${HAN}]${ASCII_PUNCTUATION}|${ASCII_PUNCTUATION}[${HAN}]`, 'u');
    expect(textsWith(halfWidth, 'zh')).toEqual([]);
  });

  test('keeps one space between Latin letters or figures and Chinese characters', () => {
    const glued = new RegExp(`[${HAN}](?:[A-Za-z0-9]|${FIGURE})|(?:[A-Za-z0-9%]|${FIGURE})[${HAN}]`, 'u');
    expect(textsWith(glued, 'zh')).toEqual([]);
    expect(textsWith(/ {2}/, 'zh')).toEqual([]);
  });

  test('has no space beside full-width punctuation, nor before a percent sign', () => {
    const loose = new RegExp(` ${CHINESE_PUNCTUATION}|${CHINESE_PUNCTUATION} | %`, 'u');
    expect(textsWith(loose, 'zh')).toEqual([]);
  });

  test('is plain: no 您, no 进行', () => {
    expect(textsWith(/您|进行/, 'zh')).toEqual([]);
  });
});

describe('Japanese', () => {
  test('has no space between Latin and Japanese', () => {
    const loose = new RegExp(`[A-Za-z0-9}] [${JAPANESE}（）「」]|[${JAPANESE}。、（）「」：？！] [A-Za-z0-9{]`, 'u');
    expect(textsWith(loose, 'ja')).toEqual([]);
  });

  test('has Japanese punctuation', () => {
    expect(textsWith(/[，；“”～％]/, 'ja')).toEqual([]);
    const halfWidth = new RegExp(`[${JAPANESE}]${ASCII_PUNCTUATION}|${ASCII_PUNCTUATION}[${JAPANESE}]`, 'u');
    expect(textsWith(halfWidth, 'ja')).toEqual([]);
  });

  test('is plain, and spells サーバー and エディター with the long vowel', () => {
    expect(textsWith(/サーバ(?!ー)|エディタ(?!ー)|させていただ|することができ/, 'ja')).toEqual([]);
  });
});

describe('English', () => {
  test('has curly apostrophes and quotes', () => {
    expect(textsWith(/['"]/, 'en')).toEqual([]);
  });

  test('does not part a figure from its unit', () => {
    expect(textsWith(/[0-9}] m?s\b/, 'en')).toEqual([]);
  });
});

test('an ellipsis is three dots in English and one character in Chinese and Japanese', () => {
  expect(textsWith(/…/, 'en')).toEqual([]);
  expect(textsWith(/\.\.\./, 'zh')).toEqual([]);
  expect(textsWith(/\.\.\./, 'ja')).toEqual([]);
});
