/** What a visitor sees: every section painted, lines that break where they may, faces that fit, and paper. */
import { pagePath } from '#shared/language.ts';
import { linesThatBeginWrong } from '../e2e/measures.ts';
import { expectPrinted, printedIn } from '../e2e/printed.ts';
import { isSample } from '../sample.ts';
import { expect, test, UNLESS_LINUX } from './fixtures.ts';
import { FirefoxVisitor } from './firefox.ts';
import { expectStillGlobe, HEADINGS, type Visitor } from './visitor.ts';

test.skip(...UNLESS_LINUX);

test('every section is painted, and the still globe ends where its sphere ends (ja)', async ({ visitor, site }) => {
  await visitor.open(site.url + pagePath('ja'));
  for (const heading of HEADINGS) await visitor.expectInk(heading).toBeGreaterThan(300);
  expect(await visitor.overflow()).toBe(0);
  // Without a window Firefox has no WebGL, and shows the picture that WebKit shows without script.
  if (visitor.engine === 'firefox') await expectStillGlobe(visitor);
});

for (const language of ['zh', 'ja'] as const)
  test(`no line begins with a mark that closes another (${language})`, async ({ visitor, site }) => {
    await visitor.open(site.url + pagePath(language));
    for (const width of [1440, 1024, 768, 390, 360]) {
      await visitor.resize([width, 900]);
      expect(await visitor.evaluate(linesThatBeginWrong), `${width} px`).toEqual([]);
    }
  });

test('faces of rare letters are asked for only where one stands', async ({ visitor, site }) => {
  // Their ranges overlap, and the last rule is to be asked first (src/styles/fonts.css).
  for (const [language, letters] of [
    ['zh', '“知识库”…—·'],
    ['en', 'letters'],
  ] as const) {
    await visitor.open(site.url + pagePath(language));
    await write(visitor, letters);
    await visitor.evaluate(() => document.fonts.ready.then(() => true));
    expect(await rareFaces(visitor)).toEqual([]);
  }
  const [display, text] = ['Newsreader rarer normal', 'Hanken rarer normal'];
  await write(visitor, 'São');
  await expect.poll(() => rareFaces(visitor)).toEqual([`western ${display}`, `western ${text}`]);
  await write(visitor, 'Łódź');
  await expect
    .poll(() => rareFaces(visitor))
    .toEqual([`extended ${display}`, `western ${display}`, `extended ${text}`, `western ${text}`]);
});

for (const language of ['zh', 'en', 'ja'] as const)
  // WebKitGTK’s driver has no way to print.
  test(`the page prints (${language})`, { tag: '@firefox' }, async ({ visitor, site }, info) => {
    const address = site.url + pagePath(language);
    await visitor.open(address);
    const printed = printedIn(Buffer.from(await (visitor as FirefoxVisitor).print()), info);
    if (isSample) expect(printed.pages).toBe(2);
    expectPrinted(printed, language, address, { drawsEmphasis: true });
  });

async function write(visitor: Visitor, letters: string): Promise<void> {
  await visitor.evaluate((text) => {
    document.querySelector('#name')!.textContent = text;
    document.querySelector<HTMLInputElement>('form input')!.value = text;
  }, letters);
}

/** The faces of rare letters that were asked for: a browser lists what it has from a cache with no request. */
function rareFaces(visitor: Visitor): Promise<string[]> {
  return visitor.evaluate(() => {
    const names: Readonly<Record<string, string>> = {
      'u+21-ff': 'western',
      'u+a1-b6': 'western',
      'u+100-24f': 'extended',
    };
    return [...document.fonts]
      .map(({ family, style: slant, status, unicodeRange }) => {
        const name = names[unicodeRange.toLowerCase().split(',')[0]!];
        return status === 'unloaded' || !name ? '' : `${name} ${family.replaceAll('"', '')} ${slant}`;
      })
      .filter(Boolean);
  });
}
