import { pagePath } from '#shared/language.ts';
import { expect, test, UNLESS_LINUX } from './fixtures.ts';

test.skip(...UNLESS_LINUX);
test.use({ motion: true });

// Only with motion has each layer behind the page a surface of its own, which WebKit drew over the words.
for (const [language, size] of [
  ['en', 'desktop'],
  ['zh', 'phone'],
] as const)
  test(`blocks come in, layers follow, sections are painted (${language}, ${size})`, async ({ visitor, site }) => {
    const block = '#skills [data-reveal]';
    await visitor.open(site.url + pagePath(language), size);
    await visitor.expectStyle(block, 'opacity').toBe('0');
    await visitor.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await visitor.expectAttribute('header', 'data-scrolled').toBe('true');
    const shifts = () =>
      [...document.querySelector('#root > [aria-hidden="true"]')!.children].map((layer) =>
        Math.round(new DOMMatrix(getComputedStyle(layer).transform).m42),
      );
    if (size === 'desktop') await expect.poll(() => visitor.evaluate(shifts)).toEqual([120, 280, 440]);
    await visitor.scrollIntoView(block);
    await visitor.expectStyle(block, 'opacity').toBe('1');
    await visitor.expectPainted();
    const level = Number(await visitor.attribute('[role="meter"]', 'aria-valuenow'));
    const clip = new RegExp(`^inset\\(0(?:px)? ${100 - level}%`);
    await visitor.expectStyle('[role="meter"] > span', 'clip-path').toMatch(clip);
    await visitor.expectNoOverflow();
  });

test.describe('the movement’s script', () => {
  test.use({ mayLog: true });

  test('card and sheet of a project take each other’s place, also when it is lost', async ({ visitor, site }) => {
    const card = '#projects button[aria-haspopup]';
    site.fail([/card-transition-/, 'lost']);
    await visitor.open(`${site.url}/en/`);
    // Without it, while it comes, and when it is there.
    for (const isLost of [true, false, false]) {
      if (!isLost) site.fail();
      await visitor.click(card);
      await visitor.expectVisible('dialog').toBe(1);
      await visitor.press('Escape');
      await visitor.expectVisible('dialog').toBe(0);
      await visitor.expectFocusIn(card);
    }
  });
});
