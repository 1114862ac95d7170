/** The hero's globe in a browser whose frames come when the test says so: nothing waits for a clock. */
import type { Locator, Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { globeControlsMessages } from '#messages/globe-controls.ts';
import { open, test as siteTest } from './site.ts';

/** The module that brings the globe to life. */
export const CHUNK = /live-globe/;

/** What the page's frames have been replaced by. */
interface FrameControl {
  /** Runs so many frames, each so many ms after the one before. */
  run(count: number, ms: number): void;
  pending(): number;
  /** How often the scene was drawn. */
  draws: number;
  /** Calls that draw something, by their name. */
  calls: string[];
}

/** Sits in the page before its own script: frames and draws are counted, and frames only run when asked for. */
function controlFrames(): void {
  const callbacks = new Map<number, FrameRequestCallback>();
  let [id, now] = [0, 0];
  const control: FrameControl = {
    draws: 0,
    calls: [],
    pending: () => callbacks.size,
    run(count, ms) {
      for (let frame = 0; frame < count; frame++) {
        now += ms;
        const due = [...callbacks.values()];
        callbacks.clear();
        for (const callback of due) callback(now);
      }
    },
  };
  globalThis.requestAnimationFrame = (callback) => {
    callbacks.set(++id, callback);
    return id;
  };
  globalThis.cancelAnimationFrame = (handle) => void callbacks.delete(handle);
  const clear = WebGL2RenderingContext.prototype.clear;
  WebGL2RenderingContext.prototype.clear = function count(...values) {
    control.draws++;
    clear.apply(this, values);
  };
  for (const name of ['drawArrays', 'drawArraysInstanced', 'drawElements', 'drawElementsInstanced'] as const) {
    const call = WebGL2RenderingContext.prototype[name] as (...values: unknown[]) => void;
    Object.assign(WebGL2RenderingContext.prototype, {
      [name](this: WebGL2RenderingContext, ...values: unknown[]) {
        control.calls.push(name);
        call.apply(this, values);
      },
    });
  }
  Object.assign(globalThis, { frames: control });
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
    await this.page.addInitScript(controlFrames);
    await open(this.page, address);
    await this.untilLive();
  }

  /** Opens a page whose globe stays the still picture. Returns the way to let it come alive. */
  async openStill(address: string): Promise<() => Promise<void>> {
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await this.page.route(CHUNK, async (route) => {
      await gate;
      await route.continue();
    });
    await this.page.addInitScript(controlFrames);
    await open(this.page, address);
    await this.page.evaluate(() => document.fonts.ready);
    return () => {
      letGo();
      return this.untilLive();
    };
  }

  async untilLive(): Promise<void> {
    await this.#until(() => {
      (globalThis as unknown as { frames: FrameControl }).frames.run(1, 16);
      return document.querySelector('[data-globe="live"]') !== null;
    });
  }

  async run(count: number, ms = 16): Promise<void> {
    await this.page.evaluate(
      ([frames, time]) => (globalThis as unknown as { frames: FrameControl }).frames.run(frames, time),
      [count, ms] as const,
    );
  }

  /** Runs frames until no more are asked for. */
  async settle(): Promise<void> {
    await this.#until(() => {
      const { frames } = globalThis as unknown as { frames: FrameControl };
      frames.run(50, 100);
      return frames.pending() === 0;
    });
  }

  /** The page's own frames cannot be what a wait is counted in. */
  async #until(isDone: () => boolean): Promise<void> {
    await this.page.waitForFunction(isDone, undefined, { polling: 50 });
  }

  pending(): Promise<number> {
    return this.page.evaluate(() => (globalThis as unknown as { frames: FrameControl }).frames.pending());
  }

  draws(): Promise<number> {
    return this.page.evaluate(() => (globalThis as unknown as { frames: FrameControl }).frames.draws);
  }

  /** The calls that draw something in the next frame. */
  callsOfAFrame(): Promise<string[]> {
    return this.page.evaluate(() => {
      const { frames } = globalThis as unknown as { frames: FrameControl };
      frames.calls.length = 0;
      frames.run(1, 16);
      return frames.calls;
    });
  }

  async distance(): Promise<number> {
    return Number(await this.root.getAttribute('data-globe-distance'));
  }

  /** Where the marker is, in shares of half the picture's side, as in globe/geometry.ts; undefined while it is hidden. */
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

  /** The globe as it looks, without what only the live one has. */
  picture(): Promise<Buffer> {
    return this.root.screenshot({
      style: '[data-globe] [role=group], [data-chat], header { visibility: hidden !important }',
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
