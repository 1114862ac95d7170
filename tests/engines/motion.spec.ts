import { pagePath } from '#shared/language.ts';
import { expect, test, UNLESS_LINUX } from './fixtures.ts';
import { HEADINGS, type Visitor } from './visitor.ts';

test.skip(...UNLESS_LINUX);
test.use({ motion: true });

// Only with motion has each layer behind the page a surface of its own, which WebKit drew over the words.
for (const [language, size] of [
  ['en', 'desktop'],
  ['zh', 'phone'],
] as const)
  test(`blocks come in, the layers follow, and every section is painted (${language}, ${size})`, async ({
    visitor,
    site,
  }) => {
    await visitor.open(site.url + pagePath(language), size);
    await expect.poll(() => style(visitor, '#skills [data-reveal]', 'opacity')).toBe('0');
    await visitor.scrollTo(2000);
    await visitor.expectAttribute('header', 'data-scrolled').toBe('true');
    if (size === 'desktop') await expect.poll(() => layerShifts(visitor)).toEqual([120, 280, 440]);
    await visitor.scrollIntoView('#skills [data-reveal]');
    await expect.poll(() => style(visitor, '#skills [data-reveal]', 'opacity')).toBe('1');
    for (const heading of HEADINGS) await visitor.expectInk(heading).toBeGreaterThan(300);
    const level = Number(await visitor.attribute('[role="meter"]', 'aria-valuenow'));
    await expect
      .poll(() => style(visitor, '[role="meter"] > span', 'clip-path'))
      .toMatch(new RegExp(`^inset\\(0(?:px)? ${100 - level}%`));
    expect(await visitor.overflow()).toBe(0);
  });

test('card and sheet of a project take each other’s place', async ({ visitor, site }) => {
  const card = '#projects button[aria-haspopup]';
  await visitor.open(`${site.url}/en/`);
  // Once while the pointer is there, and again when the movement's script is.
  for (let times = 0; times < 2; times++) {
    await visitor.click(card);
    await visitor.expectVisible('dialog').toBe(1);
    await visitor.press('Escape');
    await visitor.expectVisible('dialog').toBe(0);
    await visitor.expectFocusIn(card).toBe(true);
  }
});

function style(visitor: Visitor, selector: string, property: string): Promise<string | undefined> {
  return visitor.evaluate(
    (found, name) => {
      const element = document.querySelector(found);
      return element ? getComputedStyle(element).getPropertyValue(name) : undefined;
    },
    selector,
    property,
  );
}

/** How far each layer behind the page has followed it, px. */
function layerShifts(visitor: Visitor): Promise<number[]> {
  return visitor.evaluate(() => {
    const layers = document.querySelector('#root > [aria-hidden="true"]')?.children ?? [];
    return [...layers].map((layer) => Math.round(new DOMMatrix(getComputedStyle(layer).transform).m42));
  });
}
