/** A visitor with a pointer and a keyboard: what is done to the page is done by real events, where they can be met. */
import { PNG } from 'pngjs';
import { expect } from '@playwright/test';
import { SECTIONS } from '#contract/sections.ts';
import type { Hands, Key } from '../../e2e/keyboard-journey.ts';
import type { Engine } from './engine.ts';

/** W3C WebDriver §17.4.2: the code points of keys without a character. */
const KEYS: Readonly<Record<Key, string>> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Shift: '\uE008' };
const CONTROL = '\uE009';

/** What is dark on every part of the page. */
export const HEADINGS = ['#name', ...SECTIONS.map((section) => `#${section}-heading`)];

/** Luminance, of 255, below which a pixel counts as ink on the light page. */
const DARK = 110;

/** CSS px. */
export type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

export class Visitor implements Hands {
  readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Opens an address and waits until the page has come to life, with every part laid out. */
  async open(address: string): Promise<void> {
    await this.engine.goTo(address);
    await this.expect('html', 'data-reveals').toBe('');
  }

  /** What stands in an attribute now or soon; null without it, undefined without the element. */
  expect(selector: string, attribute: string) {
    return expect.poll(() => this.attribute(selector, attribute), { message: `${selector} ${attribute}` });
  }

  attribute(selector: string, name: string): Promise<string | null | undefined> {
    return this.engine.evaluate((found, wanted) => document.querySelector(found)?.getAttribute(wanted), selector, name);
  }

  /** The text that is seen, of the first element. */
  expectText(selector: string) {
    return expect.poll(
      () => this.engine.evaluate((found) => document.querySelector<HTMLElement>(found)?.innerText, selector),
      { message: `the text of ${selector}` },
    );
  }

  expectSeen(selector: string) {
    return expect.poll(() => this.seen(selector), { message: `${selector} seen` });
  }

  seen(selector: string): Promise<number> {
    return this.engine.evaluate(
      (found) => [...document.querySelectorAll(found)].filter((element) => element.checkVisibility()).length,
      selector,
    );
  }

  /** The places in the window of those elements that are seen. */
  boxes(selector: string): Promise<Box[]> {
    return this.engine.evaluate(
      (found) =>
        [...document.querySelectorAll(found)]
          .filter((element) => element.checkVisibility())
          .map((element) => {
            const { left, top, right, bottom } = element.getBoundingClientRect();
            return { left, top, right, bottom };
          }),
      selector,
    );
  }

  value(selector: string): Promise<string | undefined> {
    return this.engine.evaluate((found) => document.querySelector<HTMLInputElement>(found)?.value, selector);
  }

  /** Whether the focus is on such an element or inside one. */
  expectFocusIn(selector: string) {
    return expect.poll(() => this.hasFocusIn(selector), { message: `focus in ${selector}` });
  }

  hasFocusIn(selector: string): Promise<boolean> {
    return this.engine.evaluate((found) => document.activeElement?.closest(found) !== null, selector);
  }

  /** Scrolls to the first of the elements that is seen, waits until it stands still and can be met, and clicks it. */
  async click(selector: string): Promise<void> {
    const { x, y } = await this.#whereToClick(selector);
    await this.engine.act([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  async #whereToClick(selector: string): Promise<{ x: number; y: number }> {
    let last = '';
    let point = { x: 0, y: 0 };
    await expect
      .poll(
        async () => {
          await this.#letFollow();
          const found = await this.engine.evaluate((wanted) => {
            const element = [...document.querySelectorAll(wanted)].find((one) => one.checkVisibility());
            if (!element) return 'not seen';
            const inView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
            if (!inView(element.getBoundingClientRect()))
              element.scrollIntoView({ behavior: 'instant', block: 'center' });
            const { left, top, width, height } = element.getBoundingClientRect();
            const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
            const met = document.elementFromPoint(x, y);
            if (!met || !(element.contains(met) || met.contains(element)))
              return `covered by ${met?.outerHTML.slice(0, 200)}`;
            return { x, y };
          }, selector);
          if (typeof found === 'string') return found;
          point = found;
          const before = last;
          last = `${found.x} ${found.y}`;
          return before === last ? 'ready' : 'moving';
        },
        { message: `${selector} to be clicked`, intervals: [30] },
      )
      .toBe('ready');
    return point;
  }

  /** Lets the next frame tell the page that it was scrolled, and the one after it show what its script makes of it. */
  async #letFollow(): Promise<void> {
    await this.engine.evaluate(() => {
      if (!document.documentElement.matches('[data-js]')) return undefined;
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
  }

  /** Draws the middle of an element so many px to the right. */
  async drag(selector: string, right: number): Promise<void> {
    const { x, y } = await this.#whereToClick(selector);
    const move = (by: number) => ({ type: 'pointerMove', x: x + by, y, duration: 50 });
    const actions = [
      move(0),
      { type: 'pointerDown', button: 0 },
      move(right / 2),
      move(right),
      { type: 'pointerUp', button: 0 },
    ];
    await this.engine.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  }

  /** Turns the wheel over an element, px down, with Control held or without. */
  async wheel(selector: string, deltaY: number, withControl: boolean): Promise<void> {
    const { x, y } = await this.#whereToClick(selector);
    const pause = { type: 'pause' };
    const key = (type: string) => (withControl ? { type, value: CONTROL } : pause);
    await this.engine.act([
      { type: 'key', id: 'keyboard', actions: [key('keyDown'), pause, key('keyUp')] },
      { type: 'wheel', id: 'wheel', actions: [pause, { type: 'scroll', x, y, deltaX: 0, deltaY }, pause] },
    ]);
  }

  /** Presses keys one after the other; with Shift held, if the first one is that. */
  async press(...names: readonly Key[]): Promise<void> {
    const keys = names.map((name) => KEYS[name]);
    await this.#keys([
      ...keys.map((value) => ({ type: 'keyDown', value })),
      ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]);
  }

  /** Types a text where the focus is. */
  async type(text: string): Promise<void> {
    await this.#keys([...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))));
  }

  async #keys(actions: readonly object[]): Promise<void> {
    await this.engine.act([{ type: 'key', id: 'keyboard', actions }]);
  }

  async scrollTo(y: number): Promise<void> {
    await this.engine.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
  }

  /** Scrolls an element to the middle of the window. */
  async lookAt(selector: string): Promise<void> {
    await this.engine.evaluate((found) => {
      const element = document.querySelector(found);
      if (!element) throw new Error(`No ${found}`);
      element.scrollIntoView({ behavior: 'instant', block: 'center' });
    }, selector);
  }

  /** The ink of an element now or soon: an engine may paint what it has scrolled to after the page stands there. */
  expectInk(selector: string, isWhere?: (x: number, y: number, width: number) => boolean) {
    return expect.poll(() => this.#ink(selector, isWhere), { message: `ink of ${selector}` });
  }

  /** How many pixels of an element are inked, as the window shows it; only those where it is asked for, px from its corner and of its width. */
  async #ink(
    selector: string,
    isWhere: (x: number, y: number, width: number) => boolean = () => true,
  ): Promise<number> {
    await this.lookAt(selector);
    const { data, width, height } = PNG.sync.read(await this.engine.picture());
    const [box] = await this.boxes(selector);
    if (!box) throw new Error(`No ${selector} is seen`);
    const [left, top] = [Math.floor(box.left), Math.floor(box.top)];
    let count = 0;
    for (let y = Math.max(top, 0); y < Math.min(box.bottom, height); y++)
      for (let x = Math.max(left, 0); x < Math.min(box.right, width); x++) {
        const at = 4 * (y * width + x);
        const [red = 255, green = 255, blue = 255] = data.subarray(at, at + 3);
        const isInk = 0.2126 * red + 0.7152 * green + 0.0722 * blue < DARK;
        if (isInk && isWhere(x - left, y - top, box.right - box.left)) count++;
      }
    return count;
  }

  /** How far what an element holds is wider than it, px: it would scroll sideways. */
  overflow(selector = 'html'): Promise<number> {
    return this.engine.evaluate((found) => {
      const element = document.querySelector(found);
      return element ? element.scrollWidth - element.clientWidth : Number.NaN;
    }, selector);
  }

  /** What the page has logged, thrown or been refused by its policy (site-with-ears.ts). */
  complaints(): Promise<string[]> {
    return this.engine.evaluate(() => (globalThis as unknown as { complaints: string[] }).complaints);
  }
}
