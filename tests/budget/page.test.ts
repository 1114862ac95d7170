/** A budget that is outgrown is a failing test. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { STILL_VIEW_NAMES } from '#globe/still.ts';
import {
  answererSize,
  assetSize,
  brotliSize,
  BUDGETS,
  fontSize,
  headersSize,
  moreInHtml,
  moreInScript,
  scriptSize,
} from './sizes.ts';

describe.each(LANGUAGES)('%s', (language) => {
  const page = `${language}/index.html`;

  test('the HTML with its styles fits into the first flight, behind its headers', () => {
    expect(headersSize() + brotliSize(page)).toBeLessThanOrEqual(BUDGETS.html + moreInHtml(language));
  });

  test('the script before an interaction keeps its budget', () => {
    expect(scriptSize(page)).toBeGreaterThan(10_000);
    expect(scriptSize(page)).toBeLessThanOrEqual(BUDGETS.script + moreInScript(language));
  });

  test('all faces that a page may show keep the budget of a language', () => {
    expect(fontSize(language)).toBeGreaterThan(10_000);
    expect(fontSize(language)).toBeLessThanOrEqual(BUDGETS.fonts);
  });
});

describe('the chat, for who turns to it', () => {
  test('the widget keeps its budget without the reader of Markdown', () => {
    expect(assetSize('chat-panel', '.js')).toBeLessThanOrEqual(BUDGETS.chat);
  });

  test('its styles and the reader of Markdown stay small', () => {
    expect(assetSize('chat-panel', '.css')).toBeLessThanOrEqual(BUDGETS.chatStyles);
    expect(assetSize('markdown', '.js')).toBeLessThanOrEqual(BUDGETS.markdown);
  });
});

test.each(LANGUAGES)('what answers in the page in one language keeps its budget (%s)', (language) => {
  const size = answererSize(language);
  expect(size).toBeGreaterThan(20_000);
  expect(size).toBeLessThanOrEqual(BUDGETS.pageAnswerer);
});

describe('the globe', () => {
  test.each(STILL_VIEW_NAMES)('the still picture is light (%s)', (view) => {
    expect(assetSize(`globe-still-${view}`, '.svg')).toBeLessThanOrEqual(BUDGETS.globeStill);
  });

  test('the still picture, in all its views, is light', () => {
    const sizes = STILL_VIEW_NAMES.map((view) => assetSize(`globe-still-${view}`, '.svg'));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGETS.globeStills);
  });

  test('the module that brings it to life and the worker that draws it keep their budget', () => {
    expect(assetSize('live-globe', '.js') + assetSize('globe-worker', '.js')).toBeLessThanOrEqual(BUDGETS.globe);
  });

  test('the fine dots are a file of their own, for who comes near', () => {
    expect(assetSize('globe-land-fine', '.js')).toBeLessThanOrEqual(BUDGETS.globeFine);
  });

  test('so is the chart that takes over from the dots', () => {
    expect(assetSize('coast', '.js')).toBeLessThanOrEqual(BUDGETS.globeChart);
  });

  test('and what says where the globe looks, once there is something to say', () => {
    expect(assetSize('whereabouts', '.js')).toBeLessThanOrEqual(BUDGETS.globeWhereabouts);
  });
});

test('a card’s movement into its sheet comes with the first card that is approached, and is small', () => {
  expect(assetSize('unfold', '.js')).toBeLessThanOrEqual(BUDGETS.unfold);
});
