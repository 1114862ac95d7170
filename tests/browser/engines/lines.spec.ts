/** How Chinese and Japanese lines break where an engine has other rules than Chromium's: layout.spec.ts looks at its. */
import { expect } from '@playwright/test';
import { pagePath } from '#contract/language.ts';
import { linesThatBeginWrong } from '../../e2e/measures.ts';
import { test } from './engines.ts';

test.skip(process.platform !== 'linux', 'WebKitGTK and a screen in memory are to be had on Linux alone');

for (const language of ['zh', 'ja'] as const)
  test(`no line begins with a mark that closes another (${language})`, async ({ visitor, site }) => {
    await visitor.open(site.url + pagePath(language));
    for (const width of [1440, 1024, 768, 390, 360]) {
      await visitor.engine.resize(width, 900);
      expect(await visitor.engine.evaluate(linesThatBeginWrong), `${width} px`).toEqual([]);
    }
  });
