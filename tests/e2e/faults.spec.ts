/** The network, the storage and the clock that a visitor has: each part of the page lost, gone after a deploy, cut, or hanging. */
import { content } from '#content/index.ts';
import { CHAT_ADDRESS } from '#shared/chat.ts';
import { chatButtonMessages, chatMessages, contactMessages } from '../side-by-side.ts';
import { stallAfter, words } from '../fakes/chat-provider.ts';
import { alive, Chat, directTest, expect, expectLanguage, open, pressLanguage, siteTest, test } from './fixtures.ts';

// Of a file that was cut Chromium says what it likes.
test.use({
  allowedMessages:
    /Failed to load resource|^failed: |SyntaxError|Failed to decode downloaded font|OTS parsing|MIME type/,
});

const QUESTION = 'What is the email address?';
const FORM_NOTE = contactMessages.form.noScript.en.split('{email}')[0]?.trim() ?? '';

siteTest('without its script the page says where to write, until a late one takes over', async ({ page, site }) => {
  const script = /assets\/client-.*\.js/;
  for (const [file, fault] of [
    [script, 'lost'],
    [script, 'cut'],
    [/assets\/page-en-.*\.js/, 'gone'],
  ] as const) {
    site.fail([file, fault]);
    await page.goto(`/en/?${fault}`);
    await expect(page.locator('html'), `${file} ${fault}`).not.toHaveAttribute('data-js');
    await expect(page.getByText(FORM_NOTE)).toBeVisible();
    for (const block of await page.locator('[data-reveal]').all()) await expect(block).toHaveCSS('opacity', '1');
  }

  await page.clock.install();
  site.fail([script, 'late']);
  await page.goto('/en/?late', { waitUntil: 'commit' });
  await expect(page.getByText(FORM_NOTE)).toBeHidden();
  await page.clock.fastForward(8_000);
  await expect(page.getByText(FORM_NOTE)).toBeVisible();
  site.fail();
  await alive(page);
  await expect(page.getByText(FORM_NOTE)).toBeHidden();
});

siteTest('a lost chat says so, leads elsewhere, and comes when it is asked for again', async ({ chat, page, site }) => {
  await page.clock.install();
  await open(page, '/en/');
  const message = page.locator('form [name="message"]');
  await message.fill('Hello');
  const notice = page.getByRole('alert');
  for (const [files, fault] of [
    [/chat-panel-.*\.js/, 'lost'],
    [/chat-panel-.*\.js/, 'gone'],
    [/chat-panel-.*\.js/, 'cut'],
    [/chat-panel-.*\.css/, 'lost'],
    [/chat-panel-.*\.js/, 'late'],
  ] as const) {
    site.fail([files, fault]);
    const asked = page.waitForRequest(files);
    await chat.button.click();
    if (fault === 'late') {
      // Its time runs from when it was asked for.
      await asked;
      await expect(page.getByText(chatButtonMessages.loading.en)).toBeVisible();
      await page.clock.fastForward(20_000);
    }
    await expect(notice, `${files} ${fault}`).toContainText(chatButtonMessages.loadFailed.en);
    await expect(notice.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '#contact');
    await page.keyboard.press('Escape');
    await expect(notice).toHaveCount(0);
    // Away from the button: its focus or a pointer above it alone asks for the chat. What they have asked for ends here.
    await page.mouse.move(0, 0);
    await message.focus();
    if (fault === 'late') await page.clock.fastForward(20_000);
  }
  site.fail();
  await chat.button.click();
  await expect(chat.panel).toBeVisible();
  await expect(message).toHaveValue('Hello');
});

siteTest('an open chat keeps its text when its words in another language are lost', async ({ chat, page, site }) => {
  await chat.open('en');
  await chat.input.fill('Half a question');
  site.fail([/assets\/chat-ja-/, 'lost']);
  const lost = page.waitForEvent('requestfailed');
  await pressLanguage(page, 'ja');
  await lost;
  await expectLanguage(page, 'ja');
  await expect(chat.part('close')).toHaveAccessibleName(chatMessages.closeChat.en);
  site.fail();
  for (const language of ['zh', 'ja'] as const) {
    await pressLanguage(page, language);
    await expect(chat.part('close')).toHaveAccessibleName(chatMessages.closeChat[language]);
    await expect(chat.input).toHaveValue('Half a question');
  }
});

test('a storage that throws keeps nobody from theme, language and chat', async ({ chat, page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  });
  await open(page, '/en/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.locator('#menu > button').click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await pressLanguage(page, 'ja');
  await expect(page).toHaveURL('/ja/');
  await expectLanguage(page, 'ja');
  await chat.button.click();
  await chat.send(QUESTION);
  await expect(chat.last).toContainText(content.person.email);
});

directTest('a phone that sleeps during an answer has its words when it wakes', async ({ chat, page, provider }) => {
  await page.clock.install();
  provider.answerWith(stallAfter('Half an answer'), words('The whole.'));
  await chat.open('en');
  await chat.send(QUESTION);
  await expect(chat.last).toContainText('Half an answer');
  await page.clock.fastForward('03:00');
  await chat.idle();
  await expect(chat.log).toContainText('Half an answer');
  await chat.part('retry').click();
  await expect(chat.last).toContainText('The whole.');
});

test('two tabs share what the server allows; the one that is refused keeps its question', async ({ chat, context }) => {
  const tabs = [chat, new Chat(await context.newPage())];
  for (const tab of tabs) {
    // The first tab's session is the second's, too.
    const session = tab.page.waitForResponse(`**${CHAT_ADDRESS}`);
    await tab.open('en');
    await session;
    await tab.input.fill(QUESTION);
  }
  // Both at once: a while later the second would be allowed to.
  await Promise.all(tabs.map(({ input }) => input.press('Enter')));
  const refused = async () => {
    const texts = await Promise.all(tabs.map(({ last }) => last.innerText()));
    return tabs.filter((_, index) => texts[index]?.includes('⚠️'));
  };
  await expect.poll(async () => (await refused()).length).toBe(1);
  const [tab] = await refused();
  await expect(tab!.messages('human')).toContainText(QUESTION);
  await expect(tab!.part('retry').or(tab!.part('blocked'))).toBeVisible();
});
