/** Parts that are lost or late where an engine has other rules than Chromium's: Firefox never fetches a lost module again. */
import { expect } from '@playwright/test';
import { content } from '#content/index.ts';
import { chatButtonMessages, chatMessages, contactMessages } from '../../side-by-side.ts';
import { test as engineTest } from './engines.ts';
import { startFaultyNetwork, type FaultyNetwork } from './faulty-network.ts';
import type { Visitor } from './visitor.ts';

const test = engineTest.extend<{ network: FaultyNetwork }>({
  network: async ({ site }, use) => {
    const network = await startFaultyNetwork(site.url);
    await use(network);
    await network.stop();
  },
});

test.skip(process.platform !== 'linux', 'WebKitGTK and a screen in memory are to be had on Linux alone');

const SCRIPT = /assets\/client-/;
const TEXTS = /assets\/page-en-/;
const PANEL = /assets\/chat-panel-.*\.js/;
const FORM_NOTE = contactMessages.form.noScript.en.split('{email}')[0]?.trim() ?? '';

test('without its script, or what it says, the page says where to write; a late one takes over', async ({
  visitor,
  network,
}) => {
  await visitor.engine.resize(1440, 900);
  for (const file of [SCRIPT, TEXTS]) {
    network.befall([file, 'lost']);
    await visitor.engine.goTo(`${network.url}/en/?without=${file.source}`);
    await visitor.expect('html', 'data-js').toBe(null);
    await visitor.expectText('#contact').toContain(FORM_NOTE);
  }
  // WebKit's driver answers nothing while a page waits for a part.
  if (visitor.engine.name === 'firefox') await takesOverLate(visitor, network);
});

test('without faces and globe the page lives; a lost chat says so, a late one is waited for, and its answer comes when it is asked for again', async ({
  visitor,
  network,
}) => {
  await visitor.engine.resize(1440, 900);
  network.befall([/\.woff2/, 'lost'], [/assets\/(live-globe|globe-worker)-/, 'lost'], [PANEL, 'lost']);
  await visitor.open(`${network.url}/en/`);
  await visitor.expect('[data-globe]', 'data-globe').toBe('unavailable');
  await visitor.expectSeen('form [type="submit"]:enabled').toBe(1);

  await visitor.click('button[data-chat="open"]');
  await visitor.expectText('[role="alert"]').toContain(chatButtonMessages.loadFailed.en);
  network.befall([PANEL, 'late']);
  await visitor.click('[role="alert"] button');
  await visitor.expectText('aside [role="status"]').toBe(chatButtonMessages.loading.en);
  // As on a static host, whose page answers by itself.
  const withoutServer = [
    [/api\/v1\/chat$/, 'gone'],
    [/assets\/markdown-/, 'lost'],
  ] as const;
  network.befall(...withoutServer, [/assets\/page-answerer-/, 'lost']);
  await visitor.click('[data-chat="panel"] textarea');
  await visitor.type('What is the email address?');
  await visitor.press('Enter');
  await visitor.click('[data-chat="answer-here"]');
  await expect.poll(() => lastWords(visitor)).toContain(chatMessages.notLoaded.en);
  network.befall(...withoutServer);
  await visitor.click('[data-chat="answer-here"]');
  await expect.poll(() => lastWords(visitor)).toContain(content.person.email);
});

test('the words of another language that were lost are sought where its link leads', async ({ visitor, network }) => {
  await visitor.engine.resize(1440, 900);
  network.befall([/assets\/page-ja-/, 'lost']);
  await visitor.open(`${network.url}/en/`);
  await expect.poll(() => network.asked.some((address) => address.includes('page-ja-'))).toBe(true);
  network.befall();
  await visitor.click('button[data-menu="language"]');
  await visitor.click('#languages a[hreflang="ja"]');
  await visitor.expectText('h1').toBe(content.person.name.ja);
  await visitor.expect('html', 'data-reveals').toBe('');
});

/** A script that is late takes over, and what was typed stays. */
async function takesOverLate(visitor: Visitor, network: FaultyNetwork): Promise<void> {
  network.befall([SCRIPT, 'late']);
  // On the way from another page: a page that is asked for by hand is waited for.
  await visitor.engine.evaluate(() => void setTimeout(() => location.assign('/en/?late')));
  await expect.poll(() => visitor.engine.evaluate(() => location.search)).toBe('?late');
  await visitor.click('form [name="message"]');
  await visitor.type('Hello');
  network.befall();
  await visitor.expect('html', 'data-reveals').toBe('');
  await visitor.expectSeen('form [type="submit"]:enabled').toBe(1);
  expect(await visitor.value('form [name="message"]')).toBe('Hello');
}

function lastWords({ engine }: Visitor): Promise<string | undefined> {
  return engine.evaluate(
    () => [...document.querySelectorAll<HTMLElement>('[data-message-type="ai"]')].at(-1)?.innerText,
  );
}
