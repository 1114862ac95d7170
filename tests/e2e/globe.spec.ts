/** The hero's globe alive, in real WebGL. Its laws have tests of their own: src/globe/*.test.ts. Time passes when a test says so. */
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { content } from '#content/index.ts';
import { MIN_DISTANCE, START_DISTANCE } from '#globe/geometry.ts';
import { globeControlsMessages, globeMessages, textIn } from '../side-by-side.ts';
import { expect, open, siteTest as base } from './fixtures.ts';

const { place } = content.person;

class Globe {
  readonly page: Page;
  readonly root;
  readonly stage;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator('[data-globe]');
    this.stage = page.locator('[data-part="stage"]');
  }

  /** Opens the page, waits for the live globe, and stops the clock. */
  async open(): Promise<void> {
    await this.page.clock.install();
    await open(this.page, '/en/');
    await expect(this.root).toHaveAttribute('data-globe', 'live');
    await this.page.clock.pauseAt(await this.page.evaluate(() => Date.now() + 1_000));
  }

  /** Lets time pass in steps of half a second until what is read is as it should be. */
  runUntil<Value>(read: () => Promise<Value>) {
    const runAndRead = async () => {
      await this.page.clock.runFor(500);
      return read();
    };
    return expect.poll(runAndRead, { intervals: [0], timeout: 30_000 });
  }

  distance = async () => Number(await this.root.getAttribute('data-globe-distance'));

  /** Where the place is, in shares of half the picture's side, up and to the right from the middle. */
  marker(): Promise<{ x: number; y: number; opacity: number }> {
    return this.page.evaluate(() => {
      const [stage, marker] = ['stage', 'marker'].map((name) => document.querySelector(`[data-part="${name}"]`)!);
      const box = stage!.getBoundingClientRect();
      const { left, top } = marker!.getBoundingClientRect();
      return {
        x: ((left - box.left) / box.width) * 2 - 1,
        y: 1 - ((top - box.top) / box.height) * 2,
        opacity: Number(getComputedStyle(marker!).opacity),
      };
    });
  }

  x = async () => (await this.marker()).x;
}

const test = base.extend<{ globe: Globe }>({ globe: async ({ page }, use) => use(new Globe(page)) });

const scrolled = (page: Page) => page.evaluate(() => scrollY);

test.describe('from picture to scene', () => {
  // Playwright hides what a picture is to leave out by a style sheet, which the page's own policy forbids.
  test.use({ bypassCSP: true, colorScheme: 'dark' });

  test('nobody sees the still picture become the scene; themes change at once', async ({ page, globe, site }) => {
    // Without what only the live one has, and at once: the chat's button goes out of sight by a transition of its own.
    const style = `[data-globe] [role=group], [data-chat], [data-chat] *, header { visibility: hidden !important;
      transition: none !important }`;
    const picture = () => globe.root.screenshot({ style, animations: 'allow' });
    site.fail([/live-globe/, 'late']);
    await open(page, '/en/');
    await page.evaluate(() => document.fonts.ready);
    const dots = page.locator('[data-part="dots"]:visible use');
    await expect.poll(() => dots.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(100);
    const still = await picture();
    site.fail();
    await expect(globe.root).toHaveAttribute('data-globe', 'live');
    expect(difference(still, await picture())).toBeLessThanOrEqual(0.06);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(async () => difference(still, await picture())).toBeGreaterThan(0.3);
  });
});

/** The root mean square difference of two pictures' colours, 0 to 1. */
function difference(one: Buffer, other: Buffer): number {
  const [{ data: first }, { data: second }] = [PNG.sync.read(one), PNG.sync.read(other)];
  const sum = first.reduce((total, value, index) => total + (value - second[index]!) ** 2, 0);
  // Every fourth value is the opacity, which is the same everywhere.
  return Math.sqrt(sum / (first.length * 0.75)) / 255;
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('it turns while it is seen; a button leads back to the place behind the limb', async ({ page, globe }) => {
    await globe.open();
    const x = await globe.x();
    await globe.runUntil(globe.x).toBeGreaterThan(x + 0.05);

    await page.locator('#contact').scrollIntoViewIfNeeded();
    const moves = async () => {
      const before = await globe.marker();
      await page.clock.runFor(500);
      return JSON.stringify(before) !== JSON.stringify(await globe.marker());
    };
    // The browser says in its own time what is out of sight.
    await expect.poll(moves).toBe(false);
    const before = await globe.marker();
    for (let step = 0; step < 4; step++) await page.clock.runFor(500);
    expect(await globe.marker()).toEqual(before);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

    await globe.runUntil(async () => (await globe.marker()).opacity).toBe(0);
    const name = textIn('en', globeControlsMessages.turnTo, { place: place.name.en });
    const button = globe.root.getByRole('button', { name });
    await globe.runUntil(() => button.isVisible()).toBe(true);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(globe.root).toBeFocused();
    await globe.runUntil(async () => (await globe.marker()).opacity).toBe(1);
    await globe.runUntil(async () => Math.abs(await globe.x())).toBeLessThan(0.3);
    await expect(button).toBeHidden();
  });
});

test('wheel and keys turn, zoom and return; a plain wheel scrolls the page', async ({ page, globe }) => {
  await globe.open();
  await globe.stage.hover();
  await page.mouse.wheel(0, 120);
  await expect.poll(() => scrolled(page)).toBe(120);
  await expect(globe.stage.getByText(textIn('en', globeControlsMessages.wheel, { key: 'Ctrl' }))).toBeVisible();
  expect(await globe.distance()).toBe(START_DISTANCE);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -50);
  await page.keyboard.up('Control');
  await globe.runUntil(globe.distance).toBeLessThan(START_DISTANCE);
  expect(await scrolled(page)).toBe(120);

  await globe.root.focus();
  const x = await globe.x();
  await page.keyboard.press('ArrowRight');
  await globe.runUntil(globe.x).toBeLessThan(x - 0.05);
  for (let times = 0; times < 8; times++) await page.keyboard.press('+');
  await globe.runUntil(globe.distance).toBe(MIN_DISTANCE);
  const zoomIn = globe.root.getByRole('button', { name: globeControlsMessages.zoomIn.en });
  await expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Home');
  await globe.runUntil(globe.distance).toBe(START_DISTANCE);
  await page.keyboard.press('PageDown');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(120);
});

test.describe('touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a finger turns it sideways or scrolls the page, and two zoom', async ({ page, globe }) => {
    await globe.open();
    await globe.stage.evaluate((stage) => stage.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const session = await page.context().newCDPSession(page);
    const { x, y, width, height } = (await globe.stage.boundingBox())!;
    /** Puts fingers down in the middle and moves each by so many px, in eight steps. */
    const swipe = async (...ways: (readonly [right: number, down: number])[]) => {
      for (let step = 0; step <= 8; step++)
        await session.send('Input.dispatchTouchEvent', {
          type: step === 0 ? 'touchStart' : 'touchMove',
          touchPoints: ways.map(([right, down], id) => ({
            id,
            x: x + width / 2 + 10 * id + (right * step) / 8,
            y: y + height / 2 + (down * step) / 8,
          })),
        });
    };
    const lift = () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const [start, before] = [await scrolled(page), await globe.x()];
    await swipe([-80, 0]);
    await globe.runUntil(globe.x).toBeLessThan(before - 0.2);
    await lift();
    expect(await scrolled(page)).toBe(start);

    await swipe([-80, 0], [80, 0]);
    await lift();
    await globe.runUntil(globe.distance).toBeLessThan(3.5);

    const turned = await globe.x();
    await swipe([0, -160]);
    await lift();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(start + 50);
    await page.clock.runFor(500);
    expect(await globe.x()).toBeCloseTo(turned, 4);
  });
});

test('without a worker the page draws it; a lost context leaves the still picture', async ({ page, globe }) => {
  await page.addInitScript(() => {
    delete (HTMLCanvasElement.prototype as Partial<HTMLCanvasElement>).transferControlToOffscreen;
  });
  await open(page, '/en/');
  await expect(globe.root).toHaveAttribute('data-globe', 'live');
  expect(page.workers()).toEqual([]);
  const inPlace = { place: place.name.en };
  await expect(globe.root).toHaveRole('application');
  await expect(globe.root).toHaveAccessibleName(textIn('en', globeMessages.name, inPlace));
  const keys = textIn('en', globeControlsMessages.keys, inPlace).replace('+', '\\+');
  await expect(globe.root).toHaveAccessibleDescription(new RegExp(`${keys}$`));
  // Space is the button's, not the globe's.
  await globe.root.getByRole('button', { name: globeControlsMessages.zoomIn.en }).press('Space');
  await expect(globe.root).toHaveAttribute('data-globe-distance', '4');
  const context = await globe.root.locator('canvas').evaluateHandle((canvas: HTMLCanvasElement) => {
    return canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
  });
  await context.evaluate((extension) => extension.loseContext());
  await expect(globe.root).toHaveAttribute('data-globe', 'poster');
  await expect(globe.root).toHaveRole('img');
  await context.evaluate((extension) => extension.restoreContext());
  await expect(globe.root).toHaveAttribute('data-globe', 'live');
  await expect(globe.root).toHaveAttribute('data-globe-distance', '4');
});
