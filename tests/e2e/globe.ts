/** The hero's globe, whose frames and timers go on only when the test says so: nothing waits for a clock. */
import type { Locator, Page, Worker as PageWorker } from '@playwright/test';
import type { Language } from '#shared/language.ts';
import { content } from '#content/index.ts';
import { globeControlsMessages, textIn } from '../side-by-side.ts';
import { expect, open, test as siteTest } from './site.ts';

/** The module that brings the globe to life. */
export const CHUNK = /live-globe/;

/** The worker that draws it. */
const WORKER = /globe-worker/;

/** Stands in the page for frames, timers and time of the globe's own module. */
interface GlobeClock {
  /** Runs so many frames, each so many ms after the one before, with the timers that are due, until each is drawn. */
  run(count: number, ms: number): Promise<void>;
  /** Frames and timers that are asked for. */
  pending(): number;
}

/** Stands in the page before its own script. */
function controlTime(): void {
  const frames = new Map<number, FrameRequestCallback>();
  const timers = new Map<number, { readonly at: number; readonly act: () => void }>();
  let [id, now] = [0, 0];
  const frame = { sent: 0, drawn: 0 };
  const clock: GlobeClock = {
    pending: () => frames.size + timers.size,
    async run(count, ms) {
      for (let step = 0; step < count; step++) {
        now += ms;
        for (const [timer, { at, act }] of timers) {
          if (at > now) continue;
          timers.delete(timer);
          act();
        }
        const due = [...frames.values()];
        frames.clear();
        for (const callback of due) callback(now);
        while (frame.drawn < frame.sent) await new Promise((resolve) => setTimeout(resolve));
      }
    },
  };
  const own = {
    requestAnimationFrame(callback: FrameRequestCallback) {
      frames.set(++id, callback);
      return id;
    },
    cancelAnimationFrame: (handle: number) => void frames.delete(handle),
    setTimeout(act: () => void, ms: number) {
      timers.set(++id, { at: now + ms, act });
      return id;
    },
    clearTimeout: (handle: number) => void timers.delete(handle),
    performance: { now: () => now },
  };
  const post = Worker.prototype.postMessage as (this: Worker, message: unknown, transfer: Transferable[]) => void;
  Worker.prototype.postMessage = function count(message: { readonly type?: string }, transfer?: unknown) {
    if (message.type === 'draw') frame.sent++;
    post.call(this, message, Array.isArray(transfer) ? transfer : []);
  };
  Object.assign(globalThis, {
    clock,
    ofGlobe: own,
    Worker: class extends Worker {
      constructor(address: string, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener('message', ({ data }) => {
          if (data.type === 'drawn') frame.drawn++;
        });
      }
    },
  });
}

/** What the globe's module begins with: its own time. */
const OWN_TIME =
  'const { requestAnimationFrame, cancelAnimationFrame, setTimeout, clearTimeout, performance } = ofGlobe;';

/** What is known of the worker's drawing. */
interface Drawing {
  /** How often the scene was drawn. */
  draws: number;
  /** How often something was drawn in it. */
  calls: number;
  /** ms that a frame takes. */
  cost: number;
  context: WebGL2RenderingContext | undefined;
}

/** Stands in the worker before its own script: draws are counted, and cost what the test says. */
function watchDrawing(): void {
  let now = 0;
  const drawing: Drawing = { draws: 0, calls: 0, cost: 0, context: undefined };
  Object.assign(globalThis, { drawing });
  performance.now = () => now;

  const prototype = WebGL2RenderingContext.prototype;
  const clear = prototype.clear as (this: WebGL2RenderingContext, mask: number) => void;
  prototype.clear = function count(this: WebGL2RenderingContext, mask: number) {
    drawing.context = this;
    drawing.draws++;
    clear.call(this, mask);
  };
  const draw = prototype.drawArrays as (this: WebGL2RenderingContext, ...values: [number, number, number]) => void;
  prototype.drawArrays = function count(this: WebGL2RenderingContext, ...values) {
    drawing.calls++;
    draw.call(this, ...values);
  };
  const read = prototype.readPixels as (this: WebGL2RenderingContext, ...values: unknown[]) => void;
  prototype.readPixels = function spend(this: WebGL2RenderingContext, ...values: unknown[]) {
    now += drawing.cost;
    read.call(this, ...values);
  };
}

export class Globe {
  readonly page: Page;
  readonly root: Locator;
  readonly label: Locator;
  readonly stage: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator('[data-globe]');
    this.label = page.locator('[data-part="label"]');
    this.stage = page.locator('[data-part="stage"]');
  }

  /** Opens a page and waits for the live globe, which has then been drawn once. */
  async open(address: string): Promise<void> {
    await this.#prepare(Promise.resolve());
    await open(this.page, address);
    await this.untilLive();
  }

  /** Opens a page whose globe stays the poster. Returns the way to let it come alive. */
  async openStill(address: string): Promise<() => Promise<void>> {
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await this.#prepare(gate);
    await open(this.page, address);
    await this.page.evaluate(() => document.fonts.ready);
    await expectStillDrawn(this.root);
    return () => {
      letGo();
      return this.untilLive();
    };
  }

  async #prepare(gate: Promise<void>): Promise<void> {
    await this.page.addInitScript(controlTime);
    const prefix = async (file: RegExp, code: string) =>
      this.page.route(file, async (route) => {
        const response = await route.fetch();
        await gate;
        await route.fulfill({ response, body: `${code}\n${await response.text()}` });
      });
    await prefix(CHUNK, OWN_TIME);
    await prefix(WORKER, `(${String(watchDrawing)})();`);
  }

  async untilLive(): Promise<void> {
    await expect
      .poll(async () => {
        await this.run(1);
        return this.root.getAttribute('data-globe');
      })
      .toBe('live');
  }

  async run(count: number, ms = 16): Promise<void> {
    await this.page.evaluate(
      ([frames, time]) => (globalThis as unknown as { clock: GlobeClock }).clock.run(frames, time),
      [count, ms] as const,
    );
  }

  /** Runs frames until no more are asked for. */
  async settle(): Promise<void> {
    await expect
      .poll(async () => {
        await this.run(50, 100);
        return this.pending();
      })
      .toBe(0);
  }

  /**
   * Pauses by key, before a pointer goes where the globe is: a click that meets its button late scrolls the page in
   * search of it, and leaves it there.
   */
  async pause(language: Language): Promise<void> {
    await this.root.focus();
    await this.page.keyboard.press(' ');
    await expect(this.button('play', language)).toBeVisible();
    await this.settle();
  }

  worker(): PageWorker {
    const worker = this.page.workers().find((one) => WORKER.test(one.url()));
    if (!worker) throw new Error('The globe has no worker');
    return worker;
  }

  pending(): Promise<number> {
    return this.page.evaluate(() => (globalThis as unknown as { clock: GlobeClock }).clock.pending());
  }

  draws(): Promise<number> {
    return this.worker().evaluate(() => (globalThis as unknown as { drawing: Drawing }).drawing.draws);
  }

  /** The canvas' own width in px. */
  width(): Promise<number> {
    return this.worker().evaluate(
      () => (globalThis as unknown as { drawing: Drawing }).drawing.context?.canvas.width ?? 0,
    );
  }

  /** Makes every frame take so many ms. */
  async costs(ms: number): Promise<void> {
    await this.worker().evaluate((cost) => {
      (globalThis as unknown as { drawing: Drawing }).drawing.cost = cost;
    }, ms);
  }

  /** How many calls draw something in the next frame. */
  async callsOfAFrame(): Promise<number> {
    const calls = () => this.worker().evaluate(() => (globalThis as unknown as { drawing: Drawing }).drawing.calls);
    const before = await calls();
    await this.run(1);
    return (await calls()) - before;
  }

  /** Has the graphics card take the scene away, or give it back. */
  async lose(act: 'loseContext' | 'restoreContext'): Promise<void> {
    await this.worker().evaluate((name) => {
      const { context } = (globalThis as unknown as { drawing: Drawing }).drawing;
      const kept = globalThis as { extension?: WEBGL_lose_context | null };
      kept.extension ??= context!.getExtension('WEBGL_lose_context');
      kept.extension![name]();
    }, act);
  }

  async distance(): Promise<number> {
    return Number(await this.root.getAttribute('data-globe-distance'));
  }

  /** Where the marker is, in shares of half the picture's side, as in src/globe/geometry.ts; undefined while it is hidden. */
  marker(): Promise<{ x: number; y: number; opacity: number }> {
    return this.page.evaluate(() => {
      const [stage, marker] = ['stage', 'marker'].map((name) => document.querySelector(`[data-part="${name}"]`));
      if (!stage || !marker) throw new Error('The globe is not there');
      const box = stage.getBoundingClientRect();
      const at = marker.getBoundingClientRect();
      return {
        x: ((at.left - box.left) / box.width) * 2 - 1,
        y: 1 - ((at.top - box.top) / box.height) * 2,
        opacity: Number(getComputedStyle(marker).opacity),
      };
    });
  }

  button(name: 'zoomIn' | 'zoomOut' | 'pause' | 'play', language: Language): Locator {
    return this.root.getByRole('button', { name: globeControlsMessages[name][language] });
  }

  /** The button at the rim, while the place is out of sight. */
  dock(language: Language): Locator {
    const name = textIn(language, globeControlsMessages.turnTo, { place: content.person.place.name[language] });
    return this.root.getByRole('button', { name });
  }

  /** Draws until the button at the rim, whose file has to come first, is there. */
  async untilDocked(language: Language): Promise<Locator> {
    const dock = this.dock(language);
    await expect
      .poll(async () => {
        await this.run(1);
        return dock.isVisible();
      })
      .toBe(true);
    return dock;
  }

  /** The globe as it looks, without what only the live one has. */
  picture(): Promise<Buffer> {
    return this.root.screenshot({
      // At once: the chat's button and its label go out of sight by transitions of their own.
      style:
        '[data-globe] [role=group], [data-chat], [data-chat] *, header { visibility: hidden !important; transition: none !important }',
      animations: 'allow',
    });
  }
}

export const test = siteTest.extend<{ globe: Globe }>({
  globe: async ({ page }, use) => use(new Globe(page)),
});

/** The root mean square difference of two pictures, 0 to 1. */
export function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async ([first, second]) => {
      const pixels = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        if (!context) throw new Error('No canvas to compare on');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height).data;
      };
      const [a, b] = [await pixels(first), await pixels(second)];
      if (a.length !== b.length) throw new Error('The pictures differ in size');
      const sum = a.reduce((total, value, index) => total + (value - (b[index] ?? 0)) ** 2, 0);
      // Every fourth value is the opacity, which is the same everywhere.
      return Math.sqrt(sum / (a.length * 0.75)) / 255;
    },
    [one.toString('base64'), other.toString('base64')] as const,
  );
}

/** The still picture's file has come, and what the page uses of it is there. */
export async function expectStillDrawn(globe: Locator): Promise<void> {
  const drawn = () =>
    globe
      .locator('svg:visible > use')
      .evaluateAll((uses) => uses.filter((use) => (use as SVGUseElement).getBBox().width > 100).length);
  await expect.poll(drawn).toBe(2);
}
