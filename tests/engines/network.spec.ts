/** Parts that are lost or late, and a page that is come back to, where an engine has other rules than Chromium's. */
import { content } from '#content/index.ts';
import { chatButtonMessages, chatMessages, contactMessages } from '../side-by-side.ts';
import { expect, test, UNLESS_LINUX } from './fixtures.ts';
import { SIZES } from './visitor.ts';

test.skip(...UNLESS_LINUX);

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
  const TEXTS = /assets\/page-en-/;
  const PANEL = /assets\/chat-panel-.*\.js/;
  const FORM_NOTE = contactMessages.form.noScript.en.split('{email}')[0]?.trim() ?? '';

  test('without its script or texts the page says where to write', async ({ freshSite: site, visitor }) => {
    await visitor.resize(SIZES.desktop);
    for (const file of [SCRIPT, TEXTS]) {
      site.fail([file, 'lost']);
      await visitor.goTo(`${site.url}/en/?without=${file.source}`);
      await visitor.expectAttribute('html', 'data-js').toBe(null);
      await visitor.expectText('#contact').toContain(FORM_NOTE);
    }
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

  test('without faces and globe the page lives; a lost chat says so, a late one is waited for, and its answer comes when it is asked for again', async ({
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
    const withoutServer = [
      [/api\/v1\/chat$/, 'gone'],
      [/assets\/markdown-/, 'lost'],
    ] as const;
    site.fail(...withoutServer, [/assets\/local-answers-/, 'lost']);
    await visitor.click('[data-chat="panel"] textarea');
    await visitor.type('What is the email address?');
    await visitor.press('Enter');
    await visitor.click('[data-chat="answer-here"]');
    await visitor.expectText(reply).toContain(chatMessages.notLoaded.en);
    site.fail(...withoutServer);
    await visitor.click('[data-chat="answer-here"]');
    await visitor.expectText(reply).toContain(content.person.email);
  });

  test('the words of another language that were lost are sought where its link leads', async ({
    freshSite: site,
    visitor,
  }) => {
    site.fail([/assets\/page-ja-/, 'lost']);
    await visitor.open(`${site.url}/en/`);
    await expect.poll(() => site.requested).toContainEqual(expect.stringContaining('page-ja-'));
    site.fail();
    await visitor.click('button[data-menu="language"]');
    await visitor.click('#languages a[hreflang="ja"]');
    await visitor.expectText('h1').toBe(content.person.name.ja);
    await visitor.expectAlive();
  });
});
