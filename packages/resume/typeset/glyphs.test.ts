import { describe, expect, test } from 'vitest';
import { describeMissingGlyphs } from '#scripts/artwork/fonts/missing-glyphs.ts';
import { CONTENT_FOLDER } from '#content/folder.ts';
import { content } from '#content/index.ts';
import { missingPdfGlyphs } from './glyphs.ts';

describe('the fonts of the PDF', () => {
  test('have every character of the sample', () => {
    expect(missingPdfGlyphs(content)).toEqual([]);
  });

  test('have the characters of everyday Chinese and Japanese, used or not', () => {
    const changed = structuredClone(content);
    changed.about.paragraphs[0]!.zh = '蝴蝶翩跹，雾霭氤氲。';
    changed.about.paragraphs[0]!.ja = '薔薇と葡萄、魑魅魍魎。';
    expect(missingPdfGlyphs(changed)).toEqual([]);
  });

  test('are reported with file, field and what to do when a text outgrew them', () => {
    const changed = structuredClone(content);
    changed.person.name.zh = '龘';
    changed.experience[0]!.achievements![0]!.text.ja = '𰻝𰻝麺';
    changed.about.paragraphs[2]!.en = 'Ship it ⟁';
    const lines = describeMissingGlyphs(missingPdfGlyphs(changed)).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        `${CONTENT_FOLDER}/person.ts: person.name.zh has 龘, which the font noto-serif-sc-700 lacks: npm run artwork makes it anew`,
        `${CONTENT_FOLDER}/experience.ts: experience[0].achievements[0].text.ja has 𰻝, which the font noto-sans-jp-400 lacks: npm run artwork makes it anew`,
        `${CONTENT_FOLDER}/about.ts: about.paragraphs[2].en has ⟁, which the font noto-sans-sc-400 lacks: npm run artwork makes it anew`,
      ]),
    );
    expect(new Set(lines).size).toBe(lines.length);
  });

  test('are not asked for what the PDF does not show', () => {
    const changed = structuredClone(content);
    changed.hero.description.zh = '𰻝𰻝面';
    changed.projects[0]!.image = '🧭';
    expect(missingPdfGlyphs(changed)).toEqual([]);
  });
});
