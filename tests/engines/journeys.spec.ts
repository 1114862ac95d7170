/** What has broken in Firefox or WebKit alone, as a visitor meets it: languages and sizes in pairs, not in products. */
import { content } from '#content/index.ts';
import { pagePath } from '#shared/language.ts';
import { keepInPage, visitByKeyboard } from '../e2e/keyboard.ts';
import { lineEnds, LOST_MARK, missingAddresses, printedIn } from '../e2e/measures.ts';
import { dictated } from '../fakes/chat-provider.ts';
import { chatButtonMessages, chatMessages, contactMessages, isSample } from '../side-by-side.ts';
import { expect, FirefoxVisitor, test, UNLESS_LINUX } from './fixtures.ts';
import { SIZES } from './visitor.ts';

test.skip(...UNLESS_LINUX);

for (const [language, size] of [
  ['zh', 'desktop'],
  ['ja', 'phone'],
] as const)
  test(`menus, theme and languages by pointer (${language}, ${size})`, async ({ visitor, site }) => {
    const isPhone = size === 'phone';
    const button = isPhone ? 'button[aria-controls="menu"]' : 'button[data-menu="language"]';
    const list = isPhone ? '#menu' : '#languages';
    await visitor.open(site.url + pagePath(language), size);
    await visitor.click(button);
    await visitor.expectAttribute(button, 'aria-expanded').toBe('true');
    await visitor.expectNoOverflow(list);
    await visitor.press('Escape');
    await visitor.expectFocusIn(button);

    if (isPhone) await visitor.click(button);
    for (const next of ['dark', 'light']) {
      await visitor.click('header button[title]');
      await visitor.expectAttribute('html', 'data-theme').toBe(next);
    }
    if (!isPhone) await visitor.click(button);
    await visitor.click(`${list} a[hreflang="en"]`);
    await visitor.expectText('h1').toBe(content.person.name.en);
    await visitor.expectAttribute(button, 'aria-expanded').toBe('false');
    if (isPhone) await visitor.click(button);
    await visitor.click('header nav a[href="#contact"]');
    await visitor.expectFocusIn('#contact');
  });

test('the chat streams, and keeps what was stopped', async ({ visitor, site }) => {
  const [input, reply] = ['[data-chat="panel"] textarea', '[data-message-type="ai"]'];
  const { answer, say } = dictated();
  site.provider.answerWith(answer);
  await visitor.open(site.url + pagePath('en'), 'phone');
  await visitor.click('button[data-chat="open"]');
  await visitor.expectVisible(reply).toBe(1);
  await visitor.click(input);
  await visitor.type('What do you do?');
  await visitor.press('Shift', 'Enter');
  expect(await visitor.value(input)).toBe('What do you do?\n');
  await visitor.press('Enter');
  await visitor.expectVisible('[data-message-type="human"]').toBe(1);
  say('I write ');
  await visitor.expectText(reply).toContain('I write');
  say('front ends.');
  await visitor.expectText(reply).toContain('I write front ends.');
  await visitor.click('button[data-chat="stop"]');
  await visitor.expectVisible('button[data-chat="stop"]').toBe(0);
  await visitor.click('button[data-chat="close"]');
  await visitor.expectFocusIn('button[data-chat="open"]');
  await visitor.click('button[data-chat="open"]');
  await visitor.expectVisible('[data-message-id]').toBe(3);
});

for (const [language, size] of [
  ['zh', 'desktop'],
  ['en', 'phone'],
] as const)
  test(`all by keyboard alone (${language}, ${size})`, async ({ visitor, site: { url, provider } }) => {
    await visitor.open(url + pagePath(language), size);
    await visitor.evaluate(keepInPage);
    await visitByKeyboard(visitor, { language, size, provider });
  });

for (const language of ['zh', 'ja'] as const)
  test(`sections are painted, lines end well, rare letters fetch their faces (${language})`, async ({
    visitor,
    site,
  }) => {
    await visitor.open(site.url + pagePath(language));
    await visitor.expectPainted();
    // Without a window Firefox has no WebGL, and shows the picture that WebKit shows without script.
    if (visitor instanceof FirefoxVisitor) await visitor.expectStillGlobe();
    for (const width of [1440, 390]) {
      await visitor.resize([width, 900]);
      const ends = await visitor.evaluate(lineEnds, 'body');
      expect(ends.length).toBeGreaterThan(5);
      expect(
        ends.filter((end) => LOST_MARK.test(end)),
        `${width} px`,
      ).toEqual([]);
      await visitor.expectNoOverflow();
    }
    // Their ranges overlap, and the last rule is to be asked first (src/styles/fonts.css).
    for (const [letters, faces] of [
      ['“知识库”…—·', []],
      ['São', ['western']],
      ['Łódź', ['extended', 'western']],
    ] as const) {
      await visitor.evaluate((text) => {
        document.querySelector('#name')!.textContent = text;
        document.querySelector<HTMLInputElement>('form input')!.value = text;
      }, letters);
      await visitor.evaluate(() => document.fonts.ready.then(() => true));
      await expect.poll(() => visitor.evaluate(rareFaces)).toEqual(faces);
    }
  });

/** The text's faces of rare letters that were asked for: a browser lists what it has from a cache with no request. */
function rareFaces(): string[] {
  return [...document.fonts]
    .filter(({ family, status }) => family.includes('Hanken rarer') && status !== 'unloaded')
    .map(({ unicodeRange }) => (/^u\+100-24f/i.test(unicodeRange) ? 'extended' : 'western'))
    .toSorted();
}

// WebKitGTK’s driver has no way to print.
test('the page prints', { tag: '@firefox' }, async ({ visitor, site }, info) => {
  await visitor.open(site.url + pagePath('ja'));
  const printed = printedIn(await (visitor as FirefoxVisitor).page.pdf({ format: 'a4' }), info);
  if (isSample) expect(printed.pages).toBe(2);
  // Of some ideographs Firefox tells only that they are there.
  expect(missingAddresses(printed.text)).toEqual([]);
});

test('a page that is left stands as it was when the visitor comes back', async ({ visitor, site }) => {
  const [message, question] = ['form [name="message"]', '[data-chat="panel"] textarea'];
  await visitor.open(`${site.url}/en/`);
  await visitor.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset['kept'] = String(persisted))),
  );
  await visitor.click(message);
  await visitor.type('Hello');
  await visitor.click('button[data-chat="open"]');
  await visitor.click(question);
  await visitor.type('What do');
  // A page that still loads is not kept: the other languages come when the browser has nothing better to do.
  for (const file of ['page-zh', 'page-ja']) await expect.poll(() => site.requested.join()).toContain(file);
  await visitor.goTo(`${site.url}/robots.txt`);
  await visitor.goBack();
  await visitor.expectAttribute('html', 'data-kept').toBe('true');
  expect([await visitor.value(message), await visitor.value(question)]).toEqual(['Hello', 'What do']);
});

test.describe('a part that does not come', () => {
  test.use({ mayLog: true });

  const SCRIPT = /assets\/client-/;
  const PANEL = /assets\/chat-panel-.*\.js/;

  test('the script: where to write; words of another language: the link leads', async ({ site, visitor }) => {
    await visitor.resize(SIZES.desktop);
    site.fail([SCRIPT, 'lost']);
    await visitor.goTo(`${site.url}/en/?without`);
    await visitor.expectAttribute('html', 'data-js').toBe(null);
    await visitor.expectText('#contact').toContain(contactMessages.form.noScript.en.split('{email}')[0]!.trim());

    site.fail([/assets\/page-ja-/, 'lost']);
    await visitor.open(`${site.url}/en/`);
    await expect.poll(() => site.requested.join()).toContain('page-ja-');
    site.fail();
    await visitor.click('button[data-menu="language"]');
    await visitor.click('#languages a[hreflang="ja"]');
    await visitor.expectText('h1').toBe(content.person.name.ja);
    await visitor.expectAlive();
  });

  test('faces and globe: the page lives; the chat: it says so, and waits', async ({ site, visitor }) => {
    const reply = '[data-message-type="ai"]';
    site.fail([/\.woff2/, 'lost'], [/assets\/(live-globe|globe-worker)-/, 'lost'], [PANEL, 'lost']);
    await visitor.open(`${site.url}/en/`);
    await visitor.expectAttribute('[data-globe]', 'data-globe').toBe('unavailable');
    await visitor.expectVisible('form [type="submit"]:enabled').toBe(1);
    await visitor.click('button[data-chat="open"]');
    await visitor.expectText('[role="alert"]').toContain(chatButtonMessages.loadFailed.en);
    site.fail([PANEL, 'late']);
    await visitor.click('[role="alert"] button');
    await visitor.expectText('aside [role="status"]').toBe(chatButtonMessages.loading.en);
    // As on a static host, whose page answers by itself.
    const noServer = [/api\/v1\/chat$/, 'gone'] as const;
    site.fail(noServer, [/assets\/local-answers-/, 'lost']);
    await visitor.click('[data-chat="panel"] textarea');
    await visitor.type('What is the email address?');
    await visitor.press('Enter');
    await visitor.click('[data-chat="answer-here"]');
    await visitor.expectText(reply).toContain(chatMessages.notLoaded.en);
    site.fail(noServer);
    await visitor.click('[data-chat="answer-here"]');
    await visitor.expectText(reply).toContain(content.person.email);
  });
});
