import { expect } from '@playwright/test';
import { pagePath } from '#contract/language.ts';
import { test } from './engines.ts';
import { HEADINGS, Visitor } from './visitor.ts';

test.skip(process.platform !== 'linux', 'WebKitGTK and a screen in memory are to be had on Linux alone');
test.use({ engineSettings: { reducedMotion: true, script: false } });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`without script every section is painted, and lists and languages work (${width} px)`, async ({
    engine,
    site,
  }) => {
    const visitor = new Visitor(engine);
    await engine.resize(width, height);
    await engine.goTo(site.url + pagePath('zh'));
    for (const heading of HEADINGS) expect(await visitor.ink(heading), heading).toBeGreaterThan(300);
    expect(await visitor.overflow()).toBe(0);
    await visitor.expectSeen('[data-chat="open"], form [type="submit"]').toBe(0);
    const [button, list] = width === 390 ? ['aria-controls="menu"', '#menu'] : ['data-menu="language"', '#languages'];
    await visitor.click(`header button[${button}]`);
    await visitor.click(`${list} a[hreflang="ja"]`);
    await visitor.expect('html', 'lang').toBe('ja');
  });
