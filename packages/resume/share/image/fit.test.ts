import { describe, expect, test } from 'vitest';
import { fit } from './fit.ts';

/** Every character one em wide. */
const measure = (text: string) => [...text].length;

describe('a text of the share image', () => {
  test('is as large as it can be on the fewest lines', () => {
    const room = { sizes: [40, 20, 10], lines: 1, width: 200, measure };
    expect(fit('abcdefgh', { ...room, language: 'en' })).toEqual({ size: 20, lines: ['abcdefgh'], fits: true });
  });

  test('is smaller where its lines would be too high together', () => {
    const room = { sizes: [40, 20, 10], lines: 3, width: 160, height: 80, measure };
    expect(fit('one two six', { ...room, language: 'en' })).toEqual({
      size: 20,
      lines: ['one two', 'six'],
      fits: true,
    });
  });

  test('breaks at spaces, and leaves none at an end', () => {
    const room = { sizes: [10], lines: 2, width: 60, measure };
    expect(fit('an end works', { ...room, language: 'en' }).lines).toEqual(['an end', 'works']);
  });

  test('breaks after the punctuation of Chinese and Japanese, never before it', () => {
    const room = { sizes: [10], lines: 2, width: 60, measure };
    expect(fit('先写下来，再连起来。', { ...room, language: 'zh' }).lines).toEqual(['先写下来，', '再连起来。']);
    expect(fit('まず書く。つなぐ。', { ...room, language: 'ja' }).lines).toEqual(['まず書く。', 'つなぐ。']);
  });

  test('is broken between characters only where nothing else helps', () => {
    const room = { sizes: [20, 10], lines: 2, width: 60, measure };
    expect(fit('フロントエンドエンジニア', { ...room, language: 'ja' })).toEqual({
      size: 10,
      lines: ['フロントエン', 'ドエンジニア'],
      fits: true,
    });
  });

  test('says that it does not fit, and is then as small as allowed', () => {
    const room = { sizes: [20, 10], lines: 1, width: 60, measure };
    expect(fit('unbreakable', { ...room, language: 'en' })).toEqual({ size: 10, lines: ['unbreakable'], fits: false });
  });
});
