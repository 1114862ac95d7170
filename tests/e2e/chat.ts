/**
 * The chat in the browser tests. The page calls a provider on another origin with a key baked into it (direct);
 * `provider.test` leads to this worker's own provider, over real HTTP.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { LANGUAGES, pagePath, type Language } from '#shared/language.ts';
import { CHAT_LIMITS } from '#shared/limits.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { chatMessages, textIn } from '../side-by-side.ts';
import { startChatProvider, type ChatProvider } from '../fakes/chat-provider.ts';
import { alive, test as siteTest } from './site.ts';

export { expect };

const DIRECT_URL = `http://localhost:${Number(process.env['TEST_PORT'] ?? 4317) + 2}`;
const PROVIDER_HOST = 'provider.test';

const OTHER_ORIGIN = /other origin: http:\/\/provider\.test\//;

/** What a browser logs by itself when an answer fails; the page logs nothing. */
export const FAILED_ANSWER = [/Failed to load resource/, /failed: http:\/\/provider\.test\//, /blocked by CORS policy/];
/** A request that the page itself has ended. */
export const ENDED_REQUEST = [/failed: http:\/\/provider\.test\/\S+ net::ERR_ABORTED/];

const directTest = siteTest.extend<object, { provider: ChatProvider }>({
  baseURL: DIRECT_URL,
  expectedNoise: [OTHER_ORIGIN],
  provider: [
    // Playwright wants the empty pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const provider = await startChatProvider();
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, provider }, use) => {
      const rule = `--host-resolver-rules=MAP ${PROVIDER_HOST}:80 ${new URL(provider.baseUrl).host}`;
      // Without WebGL the page keeps the globe's still picture: drawn in software it would slow every test down.
      const args = (launchOptions.args ?? []).filter((argument) => !argument.includes('swiftshader'));
      await use({ ...launchOptions, args: [...args, '--disable-software-rasterizer', rule] });
    },
    { scope: 'worker' },
  ],
});

export const test = directTest.extend<{ chat: Chat }>({
  chat: async ({ page }, use) => use(new Chat(page)),
});

/** What a page may log, as Playwright wants it: it takes a bare list for a value with its options. */
export function noise(...patterns: RegExp[]) {
  // oxlint-disable-next-line no-empty-pattern
  return async ({}: object, use: (patterns: RegExp[]) => Promise<void>) => use(patterns);
}

/** Lets a test's page log what a browser says about these failures. */
export function expectNoise(...patterns: RegExp[]): void {
  test.use({ expectedNoise: noise(OTHER_ORIGIN, ...patterns) });
}

/** What the counter shows after so many sends. */
export function counted(language: Language, current: number): string {
  return textIn(language, chatMessages.messageCount, { current, max: CHAT_LIMITS.maxMessagesPerSession });
}

/** The chat as a visitor finds it. */
export class Chat {
  readonly page: Page;
  readonly button: Locator;
  readonly panel: Locator;
  readonly log: Locator;
  readonly input: Locator;

  constructor(page: Page) {
    this.page = page;
    this.button = page.locator('button[data-chat="open"]');
    this.panel = page.locator('[data-chat="panel"]');
    this.log = this.part('log');
    this.input = this.panel.getByRole('textbox');
  }

  /** A control or a notice of the panel, by its `data-chat`. */
  part(name: string): Locator {
    return this.panel.locator(`[data-chat="${name}"]`);
  }

  messages(type?: 'human' | 'ai'): Locator {
    return this.panel.locator(type ? `[data-message-type="${type}"]` : '[data-message-id]');
  }

  get last(): Locator {
    return this.messages().last();
  }

  /** Opens the page in a language, and the panel. */
  async open(language: Language = 'en', query = ''): Promise<void> {
    // Below the path of a site that has one.
    await this.page.goto(`.${pagePath(language)}${query}`);
    await alive(this.page);
    await this.button.click();
    await expect(this.messages().first()).toBeVisible();
  }

  /** Types a text and sends it with Enter. */
  async send(text: string): Promise<void> {
    await this.input.fill(text);
    await this.input.press('Enter');
  }

  /** Sends, waits for the whole answer, and lets the time pass that must lie between two sends. */
  async exchange(question: string): Promise<void> {
    await this.send(question);
    await this.idle();
    await this.page.clock.fastForward(5_000);
  }

  /** From here on time passes only when a test says so. */
  async stopClock(): Promise<void> {
    // Time goes on until the browser has heard of it.
    await this.page.clock.pauseAt(await this.page.evaluate(() => Date.now() + 5_000));
  }

  /** From here on it is one and the same moment, however long what is done in it takes; timers go on. Resolves to it, ms. */
  async stayInThisMoment(): Promise<number> {
    const moment = await this.page.evaluate(() => Date.now());
    await this.page.clock.setFixedTime(moment);
    return moment;
  }

  /** What stands there follows the page's language: looks at it in each, one after the other, without a new page. */
  async inEveryLanguage(look: (language: Language) => Promise<void>): Promise<void> {
    for (const language of LANGUAGES) {
      const code = HTML_LANG[language];
      await this.page.locator(`#languages a[hreflang="${code}"]`).evaluate((link: HTMLElement) => link.click());
      await expect(this.page.locator('html')).toHaveAttribute('lang', code);
      await look(language);
    }
  }

  /** Until no answer is on its way. */
  async idle(): Promise<void> {
    await expect(this.input).toBeEnabled();
    await expect(this.part('stop')).toHaveCount(0);
  }
}

/** What the page says around an error or a refusal. */
export function warned(language: Language, text: string): string {
  return textIn(language, chatMessages.warned, { text });
}
