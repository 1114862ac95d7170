/** Answers from the page's own text, in the page: where nobody else answers, SPEC.md 10. And what a long message needs. */
import { MAX_MESSAGE_LENGTH } from '#contract/limits.ts';
import type { Language } from '#contract/language.ts';
import { content as sample } from '#content/index.ts';
import { chatMessages, textIn } from '../side-by-side.ts';
import { content as awkward } from '../awkward/index.ts';
import { endAfter, HANG_UP, QUOTA_EXCEEDED, RATE_LIMITED, stallAfter, words } from '../fakes/chat-provider.ts';
import { faults } from './axe.ts';
import {
  Chat,
  counted,
  expect,
  expectNoise,
  FAILED_ANSWER,
  inEveryLanguage,
  MOST_SENDS,
  noise,
  sendsFrom,
  test,
  warned,
} from './chat.ts';
import { AWKWARD_URL, test as siteTest } from './site.ts';

const CONTACT: Readonly<Record<Language, string>> = {
  zh: '邮箱是多少？',
  en: 'What is the email address?',
  ja: 'メールアドレスを教えてください',
};
const OWNER = { zh: '怎么联系？', en: 'How do I get in touch?', ja: '連絡先を教えてください' } as const;
/** The downloads that answers from this page need. */
const DOWNLOADS = /assets\/(?:local-answers|answers)-/;

const staticTest = siteTest.extend<{ chat: Chat }>({
  baseURL: `${AWKWARD_URL}/`,
  expectedNoise: noise(/status of 404/, /ERR_INTERNET_DISCONNECTED/, /Failed to load resource/, DOWNLOADS),
  chat: async ({ page }, use) => use(new Chat(page)),
});

inEveryLanguage((language) => {
  const say = textIn.bind(null, language) as (text: Readonly<Record<Language, string>>) => string;

  staticTest(
    'without a key the offer, taken with the keyboard, answers the question in its place, uncounted, and goes on without a network',
    async ({ chat, page, context }) => {
      await page.clock.install();
      const asked: string[] = [];
      page.on('request', (request) => void asked.push(request.url()));
      await chat.open(language);
      await chat.send(CONTACT[language]);
      await expect(chat.last).toContainText(warned(language, say(chatMessages.errors.noApiKey)));
      expect(asked.filter((url) => DOWNLOADS.test(url))).toEqual([]);
      await expect(chat.part('answer-here')).toHaveAccessibleName(say(chatMessages.answerHere));

      await expect(chat.input).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(chat.part('answer-here')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(chat.last).toContainText(awkward.person.email);
      await chat.idle();
      await expect(chat.input).toBeFocused();
      await expect(chat.log).not.toContainText('⚠️');
      await expect(chat.messages('human')).toHaveCount(1);
      await expect(chat.part('answer-here')).toHaveCount(0);
      await expect(chat.part('hint')).toHaveText(say(chatMessages.hintBuiltIn));
      await expect(chat.part('counter')).toHaveText(counted(language, 1));
      await expect(chat.panel.getByRole('status')).toContainText(awkward.person.email);

      await page.clock.fastForward(5_000);
      const before = asked.length;
      await context.setOffline(true);
      await chat.send(OWNER[language]);
      await chat.idle();
      await expect(chat.last).toContainText(awkward.person.email);
      await expect(chat.panel).not.toContainText(say(chatMessages.offline));
      await expect(chat.part('counter')).toHaveText(counted(language, 2));
      expect(asked.slice(before)).toEqual([]);
    },
  );
});

test.describe(() => {
  expectNoise(...FAILED_ANSWER);

  test('after a failed connection it stands beside the retry, and the model is not asked again', async ({
    chat,
    page,
    provider,
  }) => {
    await page.clock.install();
    provider.answerWith(HANG_UP);
    await chat.open('zh');
    await chat.send(CONTACT.zh);
    await expect(chat.part('retry')).toBeVisible();
    await expect(chat.part('hint')).toHaveCount(0);
    const sent = provider.requests.length;
    await chat.part('answer-here').click();
    await chat.idle();
    await expect(chat.last).toContainText(sample.person.email);
    await page.clock.fastForward(5_000);
    await chat.send(OWNER.zh);
    await chat.idle();
    await expect(chat.last).toContainText(sample.person.email);
    await chat.inEveryLanguage((language) =>
      expect(chat.part('hint')).toHaveText(textIn(language, chatMessages.hintHere)),
    );
    expect(provider.requests.length).toBe(sent);
  });
});

test('near the end of a message the characters left are shown, and a longer one stays where it is', async ({
  chat,
}) => {
  await chat.open('en');
  const { one, other } = chatMessages.charactersLeft;
  await chat.input.fill('字'.repeat(3_599));
  await expect(chat.panel).not.toContainText(textIn('en', other, { count: 401 }));
  await chat.input.fill('字'.repeat(3_600));
  await expect(chat.panel.getByRole('status')).toHaveText(textIn('en', other, { count: 400 }));
  await chat.input.fill('字'.repeat(3_999));
  await expect(chat.panel).toContainText(textIn('en', one, { count: 1 }));
  await expect(chat.panel.getByRole('status')).toHaveText(textIn('en', other, { count: 400 }));
  await chat.send('字'.repeat(4_001));
  await expect(chat.panel).toContainText('That’s 4001 characters. The limit is 4000.');
  await chat.inEveryLanguage(async (language) => {
    await expect(chat.panel.getByRole('alert')).toHaveText(
      textIn(language, chatMessages.tooLong, { count: 4_001, max: 4_000 }),
    );
    await expect(chat.input).toHaveValue('字'.repeat(4_001));
    await chat.input.fill('字'.repeat(3_600));
    await expect(chat.panel).toContainText(textIn(language, other, { count: 400 }));
    await chat.input.fill('字'.repeat(3_999));
    await expect(chat.panel).toContainText(textIn(language, one, { count: 1 }));
    await chat.send('字'.repeat(4_001));
  });
  await expect(chat.messages('human')).toHaveCount(0);
});

test('a suggestion invites to paste a job advertisement: it sends nothing and leads to the input', async ({
  chat,
  provider,
}) => {
  provider.answerWith(words('Listed: …'));
  await chat.open('en');
  const sent = provider.requests.length;
  await chat.input.fill('half a thought');
  await chat.part('suggestion').getByText(chatMessages.advertisement.en).click();
  await expect(chat.input).toBeFocused();
  await expect(chat.input).toHaveValue('half a thought');
  await chat.inEveryLanguage(async (language) => {
    await expect(chat.input).toHaveAccessibleName(textIn(language, chatMessages.advertisementHere));
    await expect(chat.input).toHaveAttribute('placeholder', textIn(language, chatMessages.advertisementHere));
  });
  expect(provider.requests.length).toBe(sent);
  await chat.send(`${chatMessages.title.en} React`);
  await chat.idle();
  await chat.inEveryLanguage((language) =>
    expect(chat.input).toHaveAttribute('placeholder', textIn(language, chatMessages.placeholder)),
  );
});

for (const [language, colorScheme] of [
  ['zh', 'light'],
  ['en', 'dark'],
  ['ja', 'light'],
] as const) {
  staticTest.describe(`${language}, ${colorScheme}`, () => {
    staticTest.use({ colorScheme, bypassCSP: true });

    staticTest(
      'axe finds nothing in the offer, the answer and the long message; the offer fits, 44 px high',
      async ({ chat, page }) => {
        await chat.open(language);
        await chat.send(CONTACT[language]);
        await expect(chat.part('answer-here')).toBeVisible();
        for (const width of [320, 390, 1440]) {
          await page.setViewportSize({ width, height: 844 });
          const panel = (await chat.panel.boundingBox())!;
          const button = (await chat.part('answer-here').boundingBox())!;
          expect(button.height).toBeGreaterThanOrEqual(44);
          expect(button.x).toBeGreaterThanOrEqual(panel.x);
          expect(button.x + button.width).toBeLessThanOrEqual(panel.x + panel.width);
        }
        expect(await faults(page, 'aside')).toEqual([]);
        await chat.part('answer-here').click();
        await chat.idle();
        await chat.input.fill('x'.repeat(MAX_MESSAGE_LENGTH - 1));
        expect(await faults(page, 'aside')).toEqual([]);
        await chat.input.fill('x'.repeat(MAX_MESSAGE_LENGTH + 1));
        expect(await faults(page, 'aside')).toEqual([]);
      },
    );
  });
}

staticTest('what cannot be downloaded says what to do; the question and the offer stay', async ({ chat, page }) => {
  await page.route(DOWNLOADS, (route) => route.abort());
  await chat.open('en');
  await chat.send(CONTACT.en);
  await chat.part('answer-here').click();
  await expect(chat.last).toContainText(warned('en', chatMessages.notLoaded.en));
  await expect(chat.panel.getByRole('status')).toContainText(chatMessages.notLoaded.en);
  await expect(chat.messages('human')).toContainText(CONTACT.en);
  await expect(chat.part('hint')).toHaveText(chatMessages.configureApiKey.en);
  await expect(chat.part('retry')).toHaveCount(0);
  await page.unroute(DOWNLOADS);
  await chat.part('answer-here').click();
  await expect(chat.last).toContainText(awkward.person.email);
  await expect(chat.part('counter')).toHaveText(counted('en', 1));
});

staticTest('without a network the offer stands for the text that waits', async ({ chat, context }) => {
  await chat.open('en');
  await context.setOffline(true);
  await expect(chat.panel).toContainText(chatMessages.offline.en);
  await expect(chat.part('answer-here')).toHaveCount(0);
  await chat.input.fill(CONTACT.en);
  await chat.part('answer-here').click();
  await expect(chat.last).toContainText(chatMessages.notLoaded.en);
  await expect(chat.messages('human')).toContainText(CONTACT.en);
  await context.setOffline(false);
  await chat.part('answer-here').click();
  await expect(chat.last).toContainText(awkward.person.email);
  await expect(chat.part('counter')).toHaveText(counted('en', 1));
});

staticTest('the five messages are the limit here too', async ({ chat, page }) => {
  await page.clock.install();
  await chat.open('en');
  const moment = await chat.stayInThisMoment();
  await chat.send(CONTACT.en);
  await chat.part('answer-here').click();
  await chat.idle();
  await chat.send('too soon');
  await expect(chat.last).toContainText(/⚠️ Please wait \d seconds before sending/);
  await page.clock.setSystemTime(moment + 5_000);
  for (const text of sendsFrom(1)) await chat.exchange(text);
  await chat.send('six');
  await expect(chat.last).toContainText(`⚠️ Reached the limit of ${MOST_SENDS} messages per session`);
});

staticTest('a question in another language than the page’s is answered in its own', async ({ chat }) => {
  await chat.open('en');
  await chat.send(CONTACT.ja);
  await chat.part('answer-here').click();
  await expect(chat.last).toContainText(/メール/);
});

test.describe('with a provider', () => {
  expectNoise(...FAILED_ANSWER);

  test('a part of an answer stays, and the page’s own follows it', async ({ chat, provider }) => {
    provider.answerWith(endAfter('Half ', 'an answer'));
    await chat.open('en');
    await chat.send(CONTACT.en);
    await expect(chat.last).toContainText(warned('en', chatMessages.brokeOff.en));
    await chat.part('answer-here').click();
    await chat.idle();
    await expect(chat.log).toContainText('Half an answer');
    await expect(chat.last).toContainText(sample.person.email);
    await expect(chat.part('counter')).toHaveText(counted('en', 1));
  });

  for (const [name, answer] of [
    ['rate limit', RATE_LIMITED],
    ['used-up quota', QUOTA_EXCEEDED],
  ] as const) {
    test(`a ${name} blocks and offers nothing`, async ({ chat, page, provider }) => {
      await page.clock.install();
      provider.answerWith(answer);
      await chat.open('en');
      await chat.send(CONTACT.en);
      await expect(chat.part('blocked')).toBeVisible();
      await chat.input.fill('draft');
      await expect(chat.part('answer-here')).toHaveCount(0);
      await page.clock.fastForward(61_000);
      await expect(chat.part('answer-here')).toHaveCount(0);
    });
  }

  test('the offer is not there while an answer comes', async ({ chat, provider }) => {
    provider.answerWith(HANG_UP, stallAfter('Half'));
    await chat.open('en');
    await chat.send(CONTACT.en);
    await expect(chat.part('answer-here')).toBeVisible();
    await chat.part('retry').click();
    await expect(chat.last).toContainText('Half');
    await expect(chat.part('answer-here')).toHaveCount(0);
    await chat.part('stop').click();
  });
});

for (const [name, script] of [
  ['by the styles', ''],
  [
    'by the script, in browsers that need it',
    `const { supports } = CSS; CSS.supports = (...asked) => asked[0] !== 'field-sizing' && supports(...asked);`,
  ],
] as const) {
  test(`the input grows with its text, up to a share of the panel, ${name}`, async ({ chat, page }) => {
    await page.addInitScript(script);
    await chat.open('en');
    if (script) await chat.input.evaluate((input) => input.style.setProperty('field-sizing', 'fixed'));
    const height = async () => (await chat.input.boundingBox())!.height;
    const panel = (await chat.panel.boundingBox())!.height;
    await chat.input.fill('one line');
    expect(await height()).toBe(44);
    await chat.input.fill('one\ntwo\nthree');
    expect(await height()).toBe(88);
    await chat.input.fill('a long line that has to be broken '.repeat(100));
    expect(await height()).toBeGreaterThan(panel * 0.35);
    expect(await height()).toBeLessThan(panel * 0.45);
    await expect(chat.part('send')).toBeInViewport({ ratio: 1 });
    expect((await chat.panel.boundingBox())!.height).toBe(panel);
    await chat.input.fill('');
    expect(await height()).toBe(44);
  });
}
