/** What has broken in Firefox or WebKit alone, as a visitor meets it: languages and sizes in pairs, not in products. */
import { content } from '#content/index.ts';
import { pagePath } from '#shared/language.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { goesByKeyboard, goesByKeyboardOnPhone, keepInPage } from '../e2e/keyboard-journey.ts';
import { lineEnds, tornAt } from '../e2e/line-ends.ts';
import { expectPrinted, printedIn } from '../e2e/printed.ts';
import { dictated } from '../fakes/chat-provider.ts';
import { isSample } from '../sample.ts';
import { chatButtonMessages, chatMessages, contactMessages } from '../side-by-side.ts';
import { expect, test, UNLESS_LINUX } from './fixtures.ts';
import { FirefoxVisitor } from './firefox.ts';
import { expectStillGlobe, HEADINGS, SIZES, type Visitor } from './visitor.ts';

test.skip(...UNLESS_LINUX);

for (const [language, size] of [
  ['zh', 'desktop'],
  ['ja', 'phone'],
] as const)
  test(`menus, theme and languages by pointer (${language}, ${size})`, async ({ visitor, site }) => {
    const [button, list] =
      size === 'phone' ? ['button[aria-controls="menu"]', '#menu'] : ['button[data-menu="language"]', '#languages'];
    await visitor.open(site.url + pagePath(language), size);
    await visitor.click(button);
    await visitor.expectAttribute(button, 'aria-expanded').toBe('true');
    expect(await visitor.overflow(list)).toBe(0);
    await visitor.press('Escape');
    await visitor.expectFocusIn(button).toBe(true);

    if (size === 'phone') await visitor.click(button);
    for (const next of ['dark', 'light']) {
      await visitor.click('header button[title]');
      await visitor.expectAttribute('html', 'data-theme').toBe(next);
    }
    if (size === 'desktop') await visitor.click(button);
    await visitor.click(`${list} a[hreflang="en"]`);
    await visitor.expectAttribute('html', 'lang').toBe(HTML_LANG.en);
    await visitor.expectText('h1').toBe(content.person.name.en);
    await visitor.expectAttribute(button, 'aria-expanded').toBe('false');
    if (size === 'phone') await visitor.click(button);
    await visitor.click('header nav a[href="#contact"]');
    await visitor.expectFocusIn('#contact').toBe(true);
  });

test('the chat streams an answer, takes a candidate’s Enter for none, and keeps what was stopped', async ({
  visitor,
  site,
}) => {
  const [input, reply] = ['[data-chat="panel"] textarea', '[data-message-type="ai"]'];
  const answer = dictated();
  site.provider.answerWith(answer.answer);
  await visitor.open(site.url + pagePath('en'), 'phone');
  await visitor.click('button[data-chat="open"]');
  await visitor.expectVisible(reply).toBe(1);
  await visitor.click(input);
  await visitor.type('What do you do?');
  // Safari marks the Enter that confirms a candidate of an input method by its code alone.
  await visitor.evaluate((found) => {
    const enter = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true };
    document.querySelector(found)?.dispatchEvent(new KeyboardEvent('keydown', enter));
  }, input);
  await visitor.press('Shift', 'Enter');
  expect(await visitor.value(input)).toBe('What do you do?\n');
  await visitor.press('Enter');
  await visitor.expectVisible('[data-message-type="human"]').toBe(1);
  answer.say('I write ');
  await visitor.expectText(reply).toContain('I write');
  answer.say('front ends.');
  await visitor.expectText(reply).toContain('I write front ends.');
  await visitor.click('button[data-chat="stop"]');
  await visitor.expectVisible('button[data-chat="stop"]').toBe(0);
  await visitor.click('button[data-chat="close"]');
  await visitor.expectFocusIn('button[data-chat="open"]').toBe(true);
  await visitor.click('button[data-chat="open"]');
  await visitor.expectVisible('[data-message-id]').toBe(3);
});

for (const [language, size] of [
  ['zh', 'desktop'],
  ['en', 'phone'],
] as const)
  test(`all by keyboard alone (${language}, ${size})`, async ({ visitor, site }) => {
    await visitor.open(site.url + pagePath(language), size);
    await visitor.evaluate(keepInPage);
    const go = size === 'desktop' ? goesByKeyboard : goesByKeyboardOnPhone;
    const hands = {
      press: visitor.press.bind(visitor),
      type: visitor.type.bind(visitor),
      hasFocusIn: visitor.hasFocusIn.bind(visitor),
      seen: visitor.countVisible.bind(visitor),
    };
    await go(hands, { language, provider: site.provider });
  });

for (const language of ['zh', 'ja'] as const)
  test(`every section is painted, no line begins with a closing mark, and rare letters fetch their faces (${language})`, async ({
    visitor,
    site,
  }) => {
    await visitor.open(site.url + pagePath(language));
    for (const heading of HEADINGS) await visitor.expectInk(heading).toBeGreaterThan(300);
    // Without a window Firefox has no WebGL, and shows the picture that WebKit shows without script.
    if (visitor.engine === 'firefox') await expectStillGlobe(visitor);
    for (const width of [1440, 1024, 390, 360]) {
      await visitor.resize([width, 900]);
      const ends = await visitor.evaluate(lineEnds, 'body');
      expect(ends.length).toBeGreaterThan(5);
      expect(
        ends.filter((end) => tornAt(end) === 'a closing mark'),
        `${width} px`,
      ).toEqual([]);
      expect(await visitor.overflow(), `${width} px`).toBe(0);
    }
    // Their ranges overlap, and the last rule is to be asked first (src/styles/fonts.css).
    await write(visitor, '“知识库”…—·');
    await visitor.evaluate(() => document.fonts.ready.then(() => true));
    expect(await rareFaces(visitor)).toEqual([]);
    await write(visitor, 'São');
    await expect.poll(() => rareFaces(visitor)).toEqual(['western']);
    await write(visitor, 'Łódź');
    await expect.poll(() => rareFaces(visitor)).toEqual(['extended', 'western']);
  });

async function write(visitor: Visitor, letters: string): Promise<void> {
  await visitor.evaluate((text) => {
    document.querySelector('#name')!.textContent = text;
    document.querySelector<HTMLInputElement>('form input')!.value = text;
  }, letters);
}

/** The text's faces of rare letters that were asked for: a browser lists what it has from a cache with no request. */
function rareFaces(visitor: Visitor): Promise<string[]> {
  return visitor.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => family.includes('Hanken rarer') && status !== 'unloaded')
      .map(({ unicodeRange }) => (/^u\+100-24f/i.test(unicodeRange) ? 'extended' : 'western'))
      .toSorted(),
  );
}

// WebKitGTK’s driver has no way to print.
test('the page prints', { tag: '@firefox' }, async ({ visitor, site }, info) => {
  const address = site.url + pagePath('ja');
  await visitor.open(address);
  const printed = printedIn(Buffer.from(await (visitor as FirefoxVisitor).print()), info);
  if (isSample) expect(printed.pages).toBe(2);
  expectPrinted(printed, 'ja', address, { drawsEmphasis: true });
});

test('a page that is left is kept, and stands as it was when the visitor comes back', async ({ visitor, site }) => {
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
  for (const file of ['page-zh', 'page-ja'])
    await expect.poll(() => site.requested).toContainEqual(expect.stringContaining(file));
  await visitor.goTo(`${site.url}/robots.txt`);
  await visitor.goBack();
  await visitor.expectAttribute('html', 'data-kept').toBe('true');
  expect([await visitor.value(message), await visitor.value(question)]).toEqual(['Hello', 'What do']);
});

test.describe('a part that does not come', () => {
  test.use({ mayLog: true });

  const SCRIPT = /assets\/client-/;
  const PANEL = /assets\/chat-panel-.*\.js/;

  test('without its script the page says where to write, and lost words of another language are sought where its link leads', async ({
    freshSite: site,
    visitor,
  }) => {
    await visitor.resize(SIZES.desktop);
    site.fail([SCRIPT, 'lost']);
    await visitor.goTo(`${site.url}/en/?without`);
    await visitor.expectAttribute('html', 'data-js').toBe(null);
    await visitor.expectText('#contact').toContain(contactMessages.form.noScript.en.split('{email}')[0]!.trim());

    site.fail([/assets\/page-ja-/, 'lost']);
    await visitor.open(`${site.url}/en/`);
    await expect.poll(() => site.requested).toContainEqual(expect.stringContaining('page-ja-'));
    site.fail();
    await visitor.click('button[data-menu="language"]');
    await visitor.click('#languages a[hreflang="ja"]');
    await visitor.expectText('h1').toBe(content.person.name.ja);
    await visitor.expectAlive();
  });

  // WebKit’s driver answers nothing while a page waits for a part.
  test(
    'a late script takes over, and what was typed stays',
    { tag: '@firefox' },
    async ({ freshSite: site, visitor }) => {
      await visitor.open(`${site.url}/en/`);
      site.fail([SCRIPT, 'late']);
      // On the way from another page: a page that is asked for by hand is waited for.
      await visitor.evaluate(() => void setTimeout(() => location.assign('/en/?late')));
      await expect.poll(() => visitor.evaluate(() => location.search)).toBe('?late');
      await visitor.click('form [name="message"]');
      await visitor.type('Hello');
      site.fail();
      await visitor.expectAlive();
      await visitor.expectVisible('form [type="submit"]:enabled').toBe(1);
      expect(await visitor.value('form [name="message"]')).toBe('Hello');
    },
  );

  test('without faces and globe the page lives; a lost chat says so, a late one is waited for, and so is its answer', async ({
    freshSite: site,
    visitor,
  }) => {
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
