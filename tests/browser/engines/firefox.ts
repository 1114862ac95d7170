/** Firefox, over Marionette: what geckodriver does, without a program more to install. */
import { readFile, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Engine, EngineSettings } from './engine.ts';
import { firstOf, startProgram, startScreen, temporaryFolder, until } from './processes.ts';

const PROGRAMS = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** Asks nobody on the network, greets nobody, draws WebGL in software. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'browser.topsites.contile.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'marionette.port': 0,
  'media.gmp-manager.updateEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'webgl.force-enabled': true,
};

export async function startFirefox({ reducedMotion, script }: EngineSettings): Promise<Engine> {
  const [screen, profile] = await Promise.all([startScreen(), temporaryFolder()]);
  const preferences = {
    ...PREFERENCES,
    'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
    'javascript.enabled': script,
  };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(profile.path, 'user.js'), lines.join('\n'));
  const program = startProgram(
    firstOf(PROGRAMS),
    ['--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile.path],
    { DISPLAY: screen.display, HOME: profile.path },
  );
  const port = await until(program, async () => {
    const text = await readFile(join(profile.path, 'MarionetteActivePort'), 'utf8').catch(() => '');
    return text === '' ? undefined : Number(text);
  });
  const marionette = await Marionette.connect(port);
  await marionette.send('WebDriver:NewSession', { capabilities: { alwaysMatch: { pageLoadStrategy: 'normal' } } });
  return new Firefox(marionette, async () => {
    marionette.close();
    await program.end();
    await Promise.all([screen.end(), profile.remove()]);
  });
}

class Firefox implements Engine {
  readonly name = 'firefox';
  readonly #marionette: Marionette;
  readonly close: () => Promise<void>;

  constructor(marionette: Marionette, close: () => Promise<void>) {
    this.#marionette = marionette;
    this.close = close;
  }

  async goTo(address: string): Promise<void> {
    await this.#marionette.send('WebDriver:Navigate', { url: address });
  }

  async back(): Promise<void> {
    await this.#marionette.send('WebDriver:Back');
  }

  async evaluate<Value, Given extends readonly unknown[]>(
    run: (...given: Given) => Value,
    ...given: Given
  ): Promise<Value> {
    // Without a sandbox of its own, so that what a test changes is changed for the page.
    return this.#run(`return (${run.toString()}).apply(null, arguments)`, given, null);
  }

  async act(actions: readonly object[]): Promise<void> {
    await this.#marionette.send('WebDriver:PerformActions', { actions });
    await this.#marionette.send('WebDriver:ReleaseActions');
  }

  async resize(width: number, height: number): Promise<void> {
    // Its own parts grow and shrink with the window, so more than one step may be needed.
    const script = `
      const [width, height, done] = arguments;
      document.documentElement.style.minWidth = '0';
      const { selectedBrowser } = gBrowser;
      const step = () => {
        const [byX, byY] = [width - selectedBrowser.clientWidth, height - selectedBrowser.clientHeight];
        if (byX === 0 && byY === 0) return done();
        window.resizeBy(byX, byY);
        setTimeout(step, 50);
      };
      step();
    `;
    await this.#asBrowser(script, [width, height], 'WebDriver:ExecuteAsyncScript');
  }

  async picture(): Promise<Buffer> {
    const { value } = await this.#marionette.send<{ value: string }>('WebDriver:TakeScreenshot', { full: false });
    return Buffer.from(value, 'base64');
  }

  async print(): Promise<Buffer> {
    const a4 = { width: 21, height: 29.7 };
    const { value } = await this.#marionette.send<{ value: string }>('WebDriver:Print', { page: a4 });
    return Buffer.from(value, 'base64');
  }

  async enlargeText(factor: number): Promise<void> {
    const script = 'gBrowser.selectedBrowser.browsingContext.textZoom = arguments[0]';
    await this.#asBrowser(script, [factor], 'WebDriver:ExecuteScript');
  }

  async forgetCookies(): Promise<void> {
    await this.#marionette.send('WebDriver:DeleteAllCookies');
  }

  async #asBrowser<Value>(script: string, given: readonly unknown[], command: string): Promise<Value> {
    await this.#marionette.send('Marionette:SetContext', { value: 'chrome' });
    try {
      return await this.#run(script, given, 'system', command);
    } finally {
      await this.#marionette.send('Marionette:SetContext', { value: 'content' });
    }
  }

  async #run<Value>(
    script: string,
    args: readonly unknown[],
    sandbox: string | null,
    command = 'WebDriver:ExecuteScript',
  ): Promise<Value> {
    const { value } = await this.#marionette.send<{ value: Value }>(command, { script, args, sandbox });
    return value;
  }
}

/** `<length>:[0, id, command, parameters]` there, `<length>:[1, id, error, result]` back. */
class Marionette {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  #received = Buffer.alloc(0);
  #id = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk: Buffer) => this.#read(chunk));
    socket.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('Firefox has gone'));
    });
  }

  static async connect(port: number): Promise<Marionette> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new Marionette(socket);
  }

  send<Result>(command: string, parameters: object = {}): Promise<Result> {
    const id = ++this.#id;
    const message = JSON.stringify([0, id, command, parameters]);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: (result) => resolve(result as Result), reject });
      this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    this.#received = Buffer.concat([this.#received, chunk]);
    for (;;) {
      const colon = this.#received.indexOf(':');
      const end = colon + 1 + Number(this.#received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || this.#received.length < end) return;
      const message: unknown = JSON.parse(this.#received.subarray(colon + 1, end).toString());
      this.#received = this.#received.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message))
        this.#settle(message as [1, number, { error: string; message: string } | null, unknown]);
    }
  }

  #settle([, id, error, result]: [1, number, { error: string; message: string } | null, unknown]): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(new Error(`${error.error}: ${error.message}`));
    else waiting?.resolve(result);
  }
}
