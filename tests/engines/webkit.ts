/** WebKitGTK in its small browser, over Debian's WebKitWebDriver. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Key as Code, until, type WebDriver } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { findProgram, startDisplay, Visitor, type Browser, type Key } from './visitor.ts';

const PROGRAMS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((machine) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`),
);

/** Lets the toolbar shrink: its window cannot be narrower than its buttons are. */
const NARROW =
  'window * { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; -gtk-icon-transform: scale(0); font-size: 1px }';

const KEYS: Readonly<Record<Key, string>> = {
  Enter: Code.ENTER,
  Escape: Code.ESCAPE,
  Tab: Code.TAB,
  Shift: Code.SHIFT,
};

export async function launchWebKit(options: { readonly motion: boolean; readonly script: boolean }): Promise<Browser> {
  const [display, home] = await Promise.all([startDisplay(), mkdtemp(join(tmpdir(), 'webkit-'))]);
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/gtk.css'), NARROW);
  const animations = `gtk-enable-animations=${Number(options.motion)}`;
  await writeFile(join(home, 'gtk-3.0/settings.ini'), `[Settings]\n${animations}\n`);
  const service = new ServiceBuilder('/usr/bin/WebKitWebDriver')
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: display.name,
      HOME: home,
      XDG_CONFIG_HOME: home,
      GDK_BACKEND: 'x11',
      // No desktop around it.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      GTK_USE_PORTAL: '0',
      NO_AT_BRIDGE: '1',
      // Half the time of painting on a graphics card that is none.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: findProgram(PROGRAMS),
        // Without the first the session hangs; its own scrollbars would fade for seconds, which takes a whole core.
        args: ['--automation', '--features=+MockScrollbarsController', `--enable-javascript=${options.script}`],
      },
    })
    .build();
  return {
    async newVisitor(site) {
      await driver.get(`${site}/robots.txt`);
      await driver.manage().deleteAllCookies();
      return new WebKitVisitor(driver);
    },
    async close() {
      await driver.quit();
      await service.kill();
      await display.stop();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

class WebKitVisitor extends Visitor {
  readonly #driver: WebDriver;

  constructor(driver: WebDriver) {
    super();
    this.#driver = driver;
  }

  async goTo(address: string): Promise<void> {
    await this.#driver.get(address);
  }

  async goBack(): Promise<void> {
    await this.#driver.navigate().back();
  }

  async evaluate<Value, Args extends readonly unknown[]>(
    run: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value> {
    return this.#driver.executeScript(run, ...args);
  }

  async click(selector: string): Promise<void> {
    const element = await this.#driver.wait(until.elementLocated(By.css(selector)));
    // What has not come in yet counts as invisible.
    await this.scrollIntoView(selector);
    await this.#driver.wait(until.elementIsVisible(element));
    await element.click();
  }

  async drag(selector: string, right: number): Promise<void> {
    const element = await this.#driver.findElement(By.css(selector));
    await this.#driver.actions().dragAndDrop(element, { x: right, y: 0 }).perform();
  }

  async press(...keys: readonly Key[]): Promise<void> {
    const actions = this.#driver.actions();
    for (const key of keys) actions.keyDown(KEYS[key]);
    for (const key of keys.toReversed()) actions.keyUp(KEYS[key]);
    await actions.perform();
  }

  async type(text: string): Promise<void> {
    await this.#driver.actions().sendKeys(text).perform();
  }

  /** The driver answers before the page has heard of it, and its size is that of the window with its frame. */
  async resize([width, height]: readonly [number, number]): Promise<void> {
    for (;;) {
      const [inner, frame] = await this.evaluate(() => [
        [innerWidth, innerHeight],
        [Math.max(0, outerWidth - innerWidth), Math.max(0, outerHeight - innerHeight)],
      ]);
      if (inner![0] === width && inner![1] === height) return;
      const size = { width: width + frame![0]!, height: height + frame![1]! };
      await this.#driver.manage().window().setRect(size);
    }
  }

  /** Of the whole window: WebKit's pictures of a single element are black, which counts as ink. */
  async screenshot(): Promise<Uint8Array> {
    return Buffer.from(await this.#driver.takeScreenshot(), 'base64');
  }
}
