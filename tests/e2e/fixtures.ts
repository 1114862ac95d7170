/** What every journey starts from: a page that logs, loses a file or asks another origin has failed. */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { pagePath, type Language } from '#shared/language.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { siteFixture, type Site } from '../engines/site.ts';
import { startChatProvider, type ChatProvider } from '../fakes/chat-provider.ts';

export { expect };

const PORT = Number(process.env['TEST_PORT'] ?? 4317);
/** Another owner's site, on a static host and below a path. */
export const AWKWARD_URL = `http://localhost:${PORT + 1}/portfolio`;
const PROVIDER_HOST = 'provider.test';

/** Chromium's own word about a scene that it draws in software. */
const SOFTWARE_WEBGL = /GPU stall due to ReadPixels/;
/** What Chromium logs about a request that fails on purpose. */
export const FAILED_REQUEST = /Failed to load resource|^failed: /;

interface SiteFixtures {
  /** What the page may log or lose in this test. */
  readonly allowedMessages: RegExp;
  readonly chat: Chat;
}

/** The built site behind its own server, without a key. */
export const test = base.extend<SiteFixtures>({
  allowedMessages: [/^(?!)/, { option: true }],
  page: async ({ page, allowedMessages }, use) => {
    const messages: string[] = [];
    const note = (message: string) => {
      if (!SOFTWARE_WEBGL.test(message) && !allowedMessages.test(message)) messages.push(message);
    };
    page.on('console', (message) => note(`console.${message.type()}: ${message.text()} ${message.location().url}`));
    page.on('pageerror', (error) => note(`uncaught: ${error.name}: ${error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      // Aborted: the page has called it off, or was left.
      if (reason !== 'net::ERR_ABORTED') note(`failed: ${request.url()} ${reason}`);
    });
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      const isOutside = /^https?:$/.test(protocol) && !['localhost', PROVIDER_HOST].includes(hostname);
      if (isOutside) note(`other origin: ${request.url()}`);
    });
    await use(page);
    expect(messages).toEqual([]);
  },
  chat: async ({ page }, use) => use(new Chat(page)),
});

/** The built site behind its own server, which asks the test's provider, and a network with faults. */
export const siteTest = test.extend<{ site: Site }>({
  ...siteFixture,
  baseURL: async ({ site }, use) => use(site.url),
});

/** A page with a key in it, which calls this worker's own provider, at another origin, over real HTTP. */
export const directTest = test.extend<object, { provider: ChatProvider }>({
  baseURL: `http://localhost:${PORT + 2}`,
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
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
});

/** Opens an address and waits until the page has come to life. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await alive(page);
}

/** Resolves when the script has taken over (the reveals begin then): from now on clicks reach the page's own controls. */
export async function alive(page: Page): Promise<void> {
  await page.locator('html[data-reveals]').waitFor({ state: 'attached' });
}

/** Presses an option of the language list, which need not be open. */
export function pressLanguage(page: Page, language: Language): Promise<void> {
  return page.locator(`#languages a[hreflang="${HTML_LANG[language]}"]`).evaluate((link: HTMLElement) => link.click());
}

export function expectLanguage(page: Page, language: Language): Promise<void> {
  return expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[language]);
}

/** How far the page is wider than the window, px. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
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
  async open(language: Language = 'en'): Promise<void> {
    // Below the path of a site that has one.
    await open(this.page, `.${pagePath(language)}`);
    await this.button.click();
    await expect(this.messages().first()).toBeVisible();
  }

  /** Types a text and sends it with Enter. */
  async send(text: string): Promise<void> {
    await this.input.fill(text);
    await this.input.press('Enter');
  }

  /** Sends, waits for the whole answer, and lets the time pass that must lie between two messages. */
  async exchange(question: string): Promise<void> {
    await this.send(question);
    await this.idle();
    await this.page.clock.fastForward(5_000);
  }

  /** Until no answer is on its way. */
  async idle(): Promise<void> {
    await expect(this.input).toBeEnabled();
    await expect(this.part('stop')).toHaveCount(0);
  }
}
