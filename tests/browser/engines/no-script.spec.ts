import { expect } from '@playwright/test';
import { pagePath } from '#contract/language.ts';
import { test } from './engines.ts';
import { HEADINGS, Visitor, type Box } from './visitor.ts';

test.skip(process.platform !== 'linux', 'WebKitGTK and a screen in memory are to be had on Linux alone');
test.use({ engineSettings: { reducedMotion: true, script: false } });

test('without script every section is painted, and lists and languages work, at 1440 and 390 px', async ({
  engine,
  site,
}) => {
  const visitor = new Visitor(engine);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await engine.resize(width, height);
    await engine.goTo(site.url + pagePath('zh'));
    for (const heading of HEADINGS) await visitor.expectInk(heading).toBeGreaterThan(300);
    expect(await visitor.overflow()).toBe(0);
    await seesStillGlobe(visitor);
    await findsWayDown(visitor);
    await visitor.expectSeen('[data-chat="open"], form [type="submit"]').toBe(0);
    const [button, list] = width === 390 ? ['aria-controls="menu"', '#menu'] : ['data-menu="language"', '#languages'];
    await visitor.click(`header button[${button}]`);
    await visitor.click(`${list} a[hreflang="ja"]`);
    await visitor.expect('html', 'lang').toBe('ja');
  }
});

/** It ends where its sphere ends: Firefox once drew it twice as large, over the name. */
async function seesStillGlobe(visitor: Visitor): Promise<void> {
  const stage = '[data-part="stage"]';
  const distance = (x: number, y: number, radius: number) => Math.hypot(x - radius, y - radius) / radius;
  await visitor.expectInk(stage, (x, y, width) => distance(x, y, width / 2) < 1).toBeGreaterThan(1000);
  await visitor
    .expectInk(stage, (x, y, width) => Math.max(x, y) < width / 2 && distance(x, y, width / 2) > 1.04)
    .toBe(0);
}

/** With text of twice the size as well, where the engine's driver can set it. */
async function findsWayDown(visitor: Visitor): Promise<void> {
  const [hero, down] = ['section[aria-labelledby="name"]', '[href="#about"]'];
  for (const factor of visitor.engine.enlargeText ? [1, 2] : [1]) {
    await visitor.engine.enlargeText?.(factor);
    const [link] = await visitor.boxes(`${hero} a${down}`);
    const others = await visitor.boxes(`${hero} a:not(${down})`);
    expect(link && others.length > 1).toBe(true);
    expect(
      others.filter((other) => overlap(other, link)),
      `text ${factor} times as large`,
    ).toEqual([]);
    expect(await visitor.overflow()).toBe(0);
  }
  await visitor.engine.enlargeText?.(1);
}

function overlap(one: Box, other: Box | undefined): boolean {
  return (
    other !== undefined &&
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
