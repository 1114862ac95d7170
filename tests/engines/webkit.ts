/** WebKitGTK in its small browser, over Debian's WebKitWebDriver. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Key as Code, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../fakes/free-port.ts';
import { findProgram, startDisplay } from './display.ts';
import { Visitor, type Browser, type Key } from './visitor.ts';

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
  const [display, home, port] = await Promise.all([startDisplay(), mkdtemp(join(tmpdir(), 'webkit-')), freePort()]);
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/gtk.css'), NARROW);
  const animations = `gtk-enable-animations=${Number(options.motion)}`;
  await writeFile(join(home, 'gtk-3.0/settings.ini'), `[Settings]\n${animations}\n`);
  const service = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
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
    },
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/status`).catch(() => undefined))) await new Promise(setImmediate);
  const driver = await new Builder()
    .usingServer(address)
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
      service.kill();
      await once(service, 'exit');
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

  async clickAt(x: number, y: number): Promise<void> {
    await this.#driver.actions().move({ x, y, duration: 0 }).click().perform();
  }

  async dragAt(x: number, y: number, right: number): Promise<void> {
    const actions = this.#driver.actions().move({ x, y, duration: 0 }).press();
    for (const part of [0.5, 1]) actions.move({ x: Math.round(x + right * part), y, duration: 50 });
    await actions.release().perform();
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

  async leave(): Promise<void> {}
}
