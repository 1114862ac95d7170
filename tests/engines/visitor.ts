/** A visitor with a pointer and a keyboard: what is done to the page is done by real events, where they can be met. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { PNG } from 'pngjs';
import { expect } from '@playwright/test';
import { SECTIONS } from '#shared/sections.ts';
import type { Key } from '../e2e/keyboard.ts';

export type { Key };

/** Width and height of the page, CSS px. No higher than it must be: both browsers paint in software. */
export const SIZES = { desktop: [1440, 640], phone: [390, 844] } as const;
export type Size = keyof typeof SIZES;

/** Luminance, of 255, below which a pixel counts as ink on the light page. */
const DARK = 110;

export interface Browser {
  /** Somebody who has never been there. */
  newVisitor(site: string): Promise<Visitor>;
  close(): Promise<void>;
}

export abstract class Visitor {
  /** What the page has logged, thrown or lost, where the browser's driver tells. */
  readonly messages: string[] = [];

  /** Resolves when the page has loaded. */
  abstract goTo(address: string): Promise<void>;
  /** Goes back to the page before. In Firefox nothing but `evaluate` works there. */
  abstract goBack(): Promise<void>;
  /** Runs a function in the page. */
  abstract evaluate<Value, Args extends readonly unknown[]>(
    run: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value>;
  /** Clicks the first such element, once it is visible. */
  abstract click(selector: string): Promise<void>;
  /** Moves what lies in the middle of an element by so many px to the right. */
  abstract drag(selector: string, right: number): Promise<void>;
  /** Presses keys one after the other; with Shift held, if the first one is that. */
  abstract press(...keys: readonly Key[]): Promise<void>;
  /** Types a text where the focus is. */
  abstract type(text: string): Promise<void>;
  /** Makes the page, not the window, this large, CSS px. */
  abstract resize(size: readonly [width: number, height: number]): Promise<void>;
  /** A PNG of what the window shows, a pixel for each CSS px. */
  abstract screenshot(): Promise<Uint8Array>;
  async leave(): Promise<void> {}

  /** Opens an address and waits until the page has come to life. */
  async open(address: string, size: Size = 'desktop'): Promise<void> {
    await this.resize(SIZES[size]);
    await this.goTo(address);
    await this.expectAlive();
  }

  async expectAlive(): Promise<void> {
    await this.expectAttribute('html', 'data-reveals').toBe('');
  }

  /** null without the attribute, undefined without the element. */
  attribute(selector: string, name: string): Promise<string | null | undefined> {
    return this.evaluate((found, wanted) => document.querySelector(found)?.getAttribute(wanted), selector, name);
  }

  expectAttribute(selector: string, name: string) {
    return expect.poll(() => this.attribute(selector, name), { message: `${selector} ${name}` });
  }

  /** The visible text of the last such element. */
  expectText(selector: string) {
    const read = (found: string) => [...document.querySelectorAll<HTMLElement>(found)].at(-1)?.innerText;
    return expect.poll(() => this.evaluate(read, selector), { message: `text of ${selector}` });
  }

  expectStyle(selector: string, property: string) {
    const read = (found: string, name: string) => {
      const element = document.querySelector(found);
      return element ? getComputedStyle(element).getPropertyValue(name) : undefined;
    };
    return expect.poll(() => this.evaluate(read, selector, property), { message: `${property} of ${selector}` });
  }

  value(selector: string): Promise<string | undefined> {
    return this.evaluate((found) => document.querySelector<HTMLInputElement>(found)?.value, selector);
  }

  /** The places in the window of those elements that are visible, CSS px. */
  boxes(selector: string): Promise<Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>[]> {
    return this.evaluate((found) => {
      const elements = [...document.querySelectorAll(found)].filter((element) => element.checkVisibility());
      return elements.map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return { left, top, right, bottom };
      });
    }, selector);
  }

  async countVisible(selector: string): Promise<number> {
    return (await this.boxes(selector)).length;
  }

  expectVisible(selector: string) {
    return expect.poll(() => this.countVisible(selector), { message: `${selector} visible` });
  }

  /** Whether the focus is on such an element or inside one. */
  hasFocusIn(selector: string): Promise<boolean> {
    return this.evaluate((found) => Boolean(document.activeElement?.closest(found)), selector);
  }

  async expectFocusIn(selector: string): Promise<void> {
    await expect.poll(() => this.hasFocusIn(selector), { message: `focus in ${selector}` }).toBe(true);
  }

  async scrollIntoView(selector: string): Promise<void> {
    const scroll = (found: string) =>
      document.querySelector(found)?.scrollIntoView({ behavior: 'instant', block: 'center' });
    await this.evaluate(scroll, selector);
  }

  /** Expects that an element would not scroll sideways. */
  async expectNoOverflow(selector = 'html'): Promise<void> {
    const overflow = (found: string) => {
      const { scrollWidth, clientWidth } = document.querySelector(found)!;
      return scrollWidth - clientWidth;
    };
    expect(await this.evaluate(overflow, selector), selector).toBe(0);
  }

  /** That every section's heading is painted, now or soon: an engine may paint what it has scrolled to late. */
  async expectPainted(): Promise<void> {
    for (const heading of ['#name', ...SECTIONS.map((section) => `#${section}-heading`)])
      await expect.poll(() => this.#ink(heading), { message: `ink of ${heading}` }).toBeGreaterThan(300);
  }

  /** That the still globe ends where its sphere ends: Firefox once drew it twice as large, over the name. */
  async expectStillGlobe(): Promise<void> {
    const distance = (x: number, y: number, radius: number) => Math.hypot(x - radius, y - radius) / radius;
    const inside = (x: number, y: number, width: number) => distance(x, y, width / 2) < 1;
    const outside = (x: number, y: number, width: number) =>
      Math.max(x, y) < width / 2 && distance(x, y, width / 2) > 1.04;
    await expect.poll(() => this.#ink('[data-part="stage"]', inside)).toBeGreaterThan(1000);
    await expect.poll(() => this.#ink('[data-part="stage"]', outside)).toBe(0);
  }

  /** How many dark pixels an element has in the window, of those that are asked for: px from its corner, and its width. */
  async #ink(selector: string, isWhere = (_x: number, _y: number, _width: number) => true): Promise<number> {
    await this.scrollIntoView(selector);
    const { data, width, height } = PNG.sync.read(Buffer.from(await this.screenshot()));
    const [box] = await this.boxes(selector);
    if (!box) throw new Error(`No ${selector} is visible`);
    const [left, top] = [Math.floor(box.left), Math.floor(box.top)];
    let count = 0;
    for (let y = Math.max(top, 0); y < Math.min(box.bottom, height); y++)
      for (let x = Math.max(left, 0); x < Math.min(box.right, width); x++) {
        const [red = 255, green = 255, blue = 255] = data.subarray(4 * (y * width + x));
        const isDark = 0.2126 * red + 0.7152 * green + 0.0722 * blue < DARK;
        if (isDark && isWhere(x - left, y - top, box.right - box.left)) count++;
      }
    return count;
  }
}

/** A screen in memory; its name is the value of DISPLAY. */
export async function startDisplay(): Promise<{ readonly name: string; stop: () => Promise<void> }> {
  const program = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(program.stdio[3] as Readable, 'data')) as [Buffer];
  return {
    name: `:${number.toString().trim()}`,
    async stop() {
      program.kill();
      await once(program, 'exit');
    },
  };
}

export function findProgram(paths: readonly string[]): string {
  const found = paths.find((path) => existsSync(path));
  if (!found) throw new Error(`None of ${paths.join(', ')} is there: npm test installs it on Debian`);
  return found;
}
