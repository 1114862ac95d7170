/** The system's Firefox, over WebDriver BiDi. */
import puppeteer, { type Page } from 'puppeteer-core';
import { findProgram, startDisplay, Visitor, type Browser, type Key } from './visitor.ts';

/** Beside puppeteer's own: asks nobody on the network. */
const PREFERENCES = {
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  // A mouse, also without a window.
  'ui.allPointerCapabilities': 6,
  'ui.primaryPointerCapabilities': 6,
  'webgl.force-enabled': true,
};

/** @param options.window WebGL is to be had in a window alone. */
export async function launchFirefox(options: { readonly motion: boolean; readonly window: boolean }): Promise<Browser> {
  const display = options.window ? await startDisplay() : undefined;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram(['/usr/bin/firefox-esr', '/usr/bin/firefox']),
    headless: !display,
    defaultViewport: null,
    extraPrefsFirefox: { ...PREFERENCES, 'ui.prefersReducedMotion': options.motion ? 0 : 1 },
    env: { ...process.env, ...(display && { DISPLAY: display.name }) },
  });
  return {
    async newVisitor(site) {
      const context = await browser.createBrowserContext();
      return new FirefoxVisitor(await context.newPage(), site);
    },
    async close() {
      await browser.close();
      await display?.stop();
    },
  };
}

export class FirefoxVisitor extends Visitor {
  readonly page: Page;

  constructor(page: Page, site: string) {
    super();
    this.page = page;
    page.on('console', (message) => this.messages.push(`console.${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => this.messages.push(`uncaught: ${String(error)}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      // What the page itself has called off.
      if (reason !== 'NS_BINDING_ABORTED') this.messages.push(`failed: ${request.url()} ${reason}`);
    });
    page.on('request', (request) => {
      const isOutside = /^https?:/.test(request.url()) && !request.url().startsWith(`${site}/`);
      if (isOutside) this.messages.push(`outside: ${request.url()}`);
    });
  }

  async goTo(address: string): Promise<void> {
    await this.page.goto(address);
  }

  /** It never resolves where the browser has kept the page. */
  async goBack(): Promise<void> {
    void this.page.goBack().catch(() => {});
  }

  async evaluate<Value, Args extends readonly unknown[]>(
    run: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value> {
    return this.page.evaluate(run as unknown as (...given: unknown[]) => Promise<Value>, ...args);
  }

  async click(selector: string): Promise<void> {
    await this.page.locator(selector).click();
  }

  async drag(selector: string, right: number): Promise<void> {
    const { mouse } = this.page;
    const { x, y } = await (await this.page.waitForSelector(selector))!.clickablePoint();
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + right, y, { steps: 4 });
    await mouse.up();
  }

  async press(...keys: readonly Key[]): Promise<void> {
    const { keyboard } = this.page;
    for (const key of keys) await keyboard.down(key);
    for (const key of keys.toReversed()) await keyboard.up(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  async resize([width, height]: readonly [number, number]): Promise<void> {
    await this.page.setViewport({ width, height });
  }

  screenshot(): Promise<Uint8Array> {
    return this.page.screenshot();
  }

  override async leave(): Promise<void> {
    await this.page.browserContext().close();
  }
}
