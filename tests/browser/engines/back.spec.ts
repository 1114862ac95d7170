/** Chromium's shell keeps no page that is left (docs/decisions/015-network.md): these engines do. */
import { expect } from '@playwright/test';
import { test } from './engines.ts';

test.skip(process.platform !== 'linux', 'WebKitGTK and a screen in memory are to be had on Linux alone');

test('a page that is left is kept, and stands as it was when the visitor comes back: its letter, its chat, its half question', async ({
  visitor,
  site,
}) => {
  const [message, question] = ['form [name="message"]', '[data-chat="panel"] textarea'];
  await visitor.engine.resize(1440, 900);
  await visitor.open(`${site.url}/en/`);
  await visitor.engine.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset['kept'] = String(persisted))),
  );
  await visitor.click(message);
  await visitor.type('Hello');
  await visitor.click('button[data-chat="open"]');
  await visitor.click(question);
  await visitor.type('What do');
  // A page that still loads is not kept: the other languages come when the browser has nothing better to do.
  const names = () => visitor.engine.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  for (const file of ['page-zh', 'page-ja']) await expect.poll(names).toContainEqual(expect.stringContaining(file));

  await visitor.engine.goTo(`${site.url}/robots.txt`);
  await visitor.engine.back();
  await visitor.expect('html', 'data-kept').toBe('true');
  expect([await visitor.value(message), await visitor.value(question)]).toEqual(['Hello', 'What do']);
  await visitor.press('Escape');
  await visitor.expectFocusIn('button[data-chat="open"]').toBe(true);
  expect(await visitor.complaints()).toEqual([]);
});
