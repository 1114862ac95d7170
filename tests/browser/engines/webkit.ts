/** WebKit, over WebKitGTK's own WebDriver and its small browser. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../fakes/free-port.ts';
import type { Engine, EngineSettings } from './engine.ts';
import { firstOf, startProgram, startScreen, temporaryFolder, until } from './processes.ts';

const LIBRARIES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((machine) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`),
);

/** Lets the toolbar shrink: its window cannot be narrower than its buttons are. */
const NARROW =
  'window * { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; -gtk-icon-transform: scale(0); font-size: 1px }';

export async function startWebKit({ reducedMotion, script }: EngineSettings): Promise<Engine> {
  const [screen, home, port] = await Promise.all([startScreen(), temporaryFolder(), freePort()]);
  const style = join(home.path, 'gtk-3.0');
  await mkdir(style);
  await writeFile(join(style, 'gtk.css'), NARROW);
  await writeFile(join(style, 'settings.ini'), `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`);
  const program = startProgram('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
    DISPLAY: screen.display,
    HOME: home.path,
    XDG_CONFIG_HOME: home.path,
    GDK_BACKEND: 'x11',
    // No desktop around it.
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    GTK_USE_PORTAL: '0',
    NO_AT_BRIDGE: '1',
    // Half the time of painting on a graphics card that is none.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  });
  const driver = `http://127.0.0.1:${port}`;
  await until(program, async () => (await fetch(`${driver}/status`).catch(() => undefined)) && true);
  // Its own scrollbars fade for seconds after every load and scroll, which takes a whole core where the graphics card is none.
  const args = ['--automation', '--features=+MockScrollbarsController', `--enable-javascript=${script}`];
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: firstOf(LIBRARIES), args } } },
  });
  const session = `${driver}/session/${sessionId}`;
  return new WebKit(session, async () => {
    await ask('DELETE', session);
    await program.end();
    await Promise.all([screen.end(), home.remove()]);
  });
}

class WebKit implements Engine {
  readonly name = 'webkit';
  readonly #session: string;
  readonly close: () => Promise<void>;

  constructor(session: string, close: () => Promise<void>) {
    this.#session = session;
    this.close = close;
  }

  async goTo(address: string): Promise<void> {
    await this.#post('url', { url: address });
  }

  async back(): Promise<void> {
    await this.#post('back', {});
  }

  async evaluate<Value, Given extends readonly unknown[]>(
    run: (...given: Given) => Value,
    ...given: Given
  ): Promise<Value> {
    return this.#post('execute/sync', { script: `return (${run.toString()}).apply(null, arguments)`, args: given });
  }

  async act(actions: readonly object[]): Promise<void> {
    await this.#post('actions', { actions });
    await ask('DELETE', `${this.#session}/actions`);
  }

  /** The driver answers before the page has heard of it, and its size is that of the window with its frame. */
  async resize(width: number, height: number): Promise<void> {
    for (;;) {
      const [page, frame] = await this.evaluate(() => {
        const { innerWidth, innerHeight, outerWidth, outerHeight } = window;
        return [[innerWidth, innerHeight] as const, [outerWidth - innerWidth, outerHeight - innerHeight] as const];
      });
      if (page[0] === width && page[1] === height) return;
      await this.#post('window/rect', { width: width + Math.max(0, frame[0]), height: height + Math.max(0, frame[1]) });
    }
  }

  async picture(): Promise<Buffer> {
    // Its pictures of a single element are black.
    return Buffer.from(await ask<string>('GET', `${this.#session}/screenshot`), 'base64');
  }

  async forgetCookies(): Promise<void> {
    await ask('DELETE', `${this.#session}/cookie`);
  }

  #post<Result>(command: string, parameters: object): Promise<Result> {
    return ask('POST', `${this.#session}/${command}`, parameters);
  }
}

/** One command of W3C WebDriver over HTTP. */
async function ask<Result>(method: string, address: string, parameters?: object): Promise<Result> {
  const response = await fetch(address, { method, ...(parameters && { body: JSON.stringify(parameters) }) });
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
