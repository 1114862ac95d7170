/** Answers from the page's own text, in the page: where nobody else answers, SPEC.md 10. And what a long message needs. */
import { MAX_MESSAGE_LENGTH } from '#shared/limits.ts';
import type { Language } from '#shared/language.ts';
import { chatMessages } from '../side-by-side.ts';
import { content as awkward } from '../fixtures/awkward/content.ts';
import { faults } from './axe.ts';
import { Chat, counted, expect, noise, warned } from './chat.ts';
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

staticTest('every send says what to configure, and where to write instead', async ({ chat, page }) => {
  await chat.open('zh');
  await expect(chat.part('hint')).toHaveText(chatMessages.configureApiKey.zh);
  await chat.send('one');
  await expect(chat.last).toContainText('VITE_OPENAI_API_KEY');
  await chat.last.locator('a[href="#contact"]').click();
  await expect(page.locator('#contact')).toBeInViewport();
});

const text = (message: Readonly<Record<Language, string>>) => message.ja;

staticTest(
  'without a key the offer answers the question in its place, and goes on without a network',
  async ({ chat, page, context }) => {
    await page.clock.install();
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await chat.open('ja');
    await chat.send(CONTACT.ja);
    await expect(chat.last).toContainText(warned('ja', text(chatMessages.errors.noApiKey)));
    expect(asked.filter((url) => DOWNLOADS.test(url))).toEqual([]);
    await expect(chat.part('answer-here')).toHaveAccessibleName(text(chatMessages.answerHere));

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
    await expect(chat.part('hint')).toHaveText(text(chatMessages.hintBuiltIn));
    await expect(chat.part('counter')).toHaveText(counted('ja', 1));
    await expect(chat.panel.getByRole('status')).toContainText(awkward.person.email);

    await page.clock.fastForward(5_000);
    const before = asked.length;
    await context.setOffline(true);
    await chat.send(OWNER.ja);
    await chat.idle();
    await expect(chat.last).toContainText(awkward.person.email);
    await expect(chat.panel).not.toContainText(text(chatMessages.offline));
    await expect(chat.part('counter')).toHaveText(counted('ja', 2));
    expect(asked.slice(before)).toEqual([]);
  },
);

for (const [language, colorScheme] of [
  ['zh', 'light'],
  ['en', 'dark'],
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
