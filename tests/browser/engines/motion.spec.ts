import { expect } from '@playwright/test';
import { test } from './engines.ts';
import { HEADINGS } from './visitor.ts';

test.skip(process.platform !== 'linux', 'WebKitGTK and a screen in memory are to be had on Linux alone');
test.use({ engineSettings: { reducedMotion: false, script: true } });

test('with motion, blocks wait below the fold and come in, the layers follow at 6, 14 and 22 %, and a project opens', async ({
  visitor,
  site,
}) => {
  const opacity = () =>
    visitor.engine.evaluate(() => {
      const block = document.querySelector('#skills [data-reveal]');
      return block ? getComputedStyle(block).opacity : undefined;
    });
  const shifts = () =>
    visitor.engine.evaluate(() => {
      const [layers] = document.querySelectorAll('#root > [aria-hidden="true"]');
      return [...(layers?.children ?? [])].map((layer) =>
        Math.round(new DOMMatrix(getComputedStyle(layer).transform).m42),
      );
    });
  await visitor.engine.resize(1440, 900);
  await visitor.open(`${site.url}/en/`);
  await expect.poll(opacity).toBe('0');
  await visitor.scrollTo(2000);
  await expect.poll(shifts).toEqual([120, 280, 440]);
  await visitor.lookAt('#skills [data-reveal]');
  await expect.poll(opacity).toBe('1');
  // Only with motion has each layer behind the page a surface of its own, which WebKit drew over the words.
  for (const heading of HEADINGS) await visitor.expectInk(heading).toBeGreaterThan(300);
  // Card and sheet take each other's place, once the pointer is there and again when the movement's script is.
  const card = '#projects button[aria-haspopup]';
  for (let times = 0; times < 2; times++) {
    await visitor.click(card);
    await visitor.expectSeen('dialog').toBe(1);
    await visitor.press('Escape');
    await visitor.expectSeen('dialog').toBe(0);
    await visitor.expectFocusIn(card).toBe(true);
  }
  expect(await visitor.complaints()).toEqual([]);
});
