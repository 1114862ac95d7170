/** How Chinese and Japanese lines break (JLREQ 3.1.7, CLREQ 3.1.3), where an engine has other rules than Chromium's. */
import { expect } from '@playwright/test';
import { pagePath } from '#contract/language.ts';
import { test } from './engines.ts';

test.skip(process.platform !== 'linux', 'WebKitGTK and a screen in memory are to be had on Linux alone');

/** The lines of the page, as far as each can be seen to begin with a mark that closes what stands before it. */
function linesThatBeginWrong(): string[] {
  const wrong: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let before: DOMRect | undefined;
  let block: Element | undefined | null;
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (!parent?.checkVisibility()) continue;
    let around: Element | null = parent;
    while (around && getComputedStyle(around).display === 'inline') around = around.parentElement;
    if (around !== block) before = undefined;
    block = around;
    for (const [at, character] of [...text.data].entries()) {
      range.setStart(text, at);
      range.setEnd(text, at + character.length);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      if (
        before &&
        box.left < before.left &&
        box.top > before.top + 4 &&
        /[、。，．！？：；）」』】〕]/.test(character)
      )
        wrong.push(text.data.slice(Math.max(0, at - 8), at + 4));
      before = box;
    }
  }
  return wrong;
}

for (const language of ['zh', 'ja'] as const)
  test(`no line begins with a mark that closes another (${language})`, async ({ visitor, site }) => {
    await visitor.open(site.url + pagePath(language));
    for (const width of [1440, 1024, 768, 390, 360]) {
      await visitor.engine.resize(width, 900);
      expect(await visitor.engine.evaluate(linesThatBeginWrong), `${width} px`).toEqual([]);
    }
  });
