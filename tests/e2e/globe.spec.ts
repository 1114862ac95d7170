/** The hero's globe alive, in real WebGL. Its laws have tests of their own: src/globe/*.test.ts. Time passes when a test says so. */
import type { CDPSession, Page } from '@playwright/test';
import { content } from '#content/index.ts';
import { MAX_DISTANCE, MIN_DISTANCE, START_DISTANCE } from '#globe/geometry.ts';
import { globeControlsMessages, globeMessages, textIn } from '../side-by-side.ts';
import { expect, hold, open, test as base } from './fixtures.ts';

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

  /** Opens a page, waits for the live globe, and stops the clock. */
  async open(address = '/en/'): Promise<void> {
    await this.page.clock.install();
    await open(this.page, address);
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

  button(name: 'zoomIn' | 'zoomOut' | 'pause' | 'play') {
    return this.root.getByRole('button', { name: globeControlsMessages[name].en });
  }

  async distance(): Promise<number> {
    return Number(await this.root.getAttribute('data-globe-distance'));
  }

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
}

const test = base.extend<{ globe: Globe }>({ globe: async ({ page }, use) => use(new Globe(page)) });

test.describe('from picture to scene', () => {
  // Playwright hides what a picture is to leave out by a style sheet, which the page's own policy forbids.
  test.use({ bypassCSP: true, colorScheme: 'dark' });

  test('nobody sees the still picture become the scene; themes change at once', async ({ page, globe }) => {
    // Without what only the live one has, and at once: the chat's button goes out of sight by a transition of its own.
    const style = `[data-globe] [role=group], [data-chat], [data-chat] *, header { visibility: hidden !important;
      transition: none !important }`;
    const picture = async () => (await globe.root.screenshot({ style, animations: 'allow' })).toString('base64');
    const release = await hold(page, /live-globe/);
    await open(page, '/en/');
    await page.evaluate(() => document.fonts.ready);
    const dots = page.locator('[data-part="dots"]:visible use');
    await expect.poll(() => dots.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(100);
    const still = await picture();
    release();
    await expect(globe.root).toHaveAttribute('data-globe', 'live');
    expect(await page.evaluate(difference, [still, await picture()])).toBeLessThanOrEqual(0.06);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(async () => page.evaluate(difference, [still, await picture()])).toBeGreaterThan(0.3);
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('it turns while it is seen; a button leads back to the place behind the limb', async ({ page, globe }) => {
    await globe.open();
    const { x } = await globe.marker();
    await globe.runUntil(async () => (await globe.marker()).x).toBeGreaterThan(x + 0.05);

    const expectStill = async () => {
      await page.clock.runFor(500);
      const before = await globe.marker();
      for (let step = 0; step < 4; step++) await page.clock.runFor(500);
      expect(await globe.marker()).toEqual(before);
    };
    const hide = (value: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, value);
    await hide(true);
    await expectStill();
    await hide(false);
    await page.locator('#contact').scrollIntoViewIfNeeded();
    await expectStill();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

    await globe.runUntil(async () => (await globe.marker()).opacity).toBe(0);
    const button = globe.root.getByRole('button', {
      name: textIn('en', globeControlsMessages.turnTo, { place: place.name.en }),
    });
    await globe.runUntil(() => button.isVisible()).toBe(true);
    await expect(button).toHaveText(place.name.en);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(globe.root).toBeFocused();
    await globe.runUntil(async () => (await globe.marker()).opacity).toBe(1);
    await globe.runUntil(async () => Math.abs((await globe.marker()).x)).toBeLessThan(0.3);
    await expect(button).toBeHidden();
  });
});

test('pointer, wheel and keys turn, zoom and return; a plain wheel scrolls the page', async ({ page, globe }) => {
  await globe.open();
  const before = await globe.marker();
  const { x, y, width, height } = (await globe.stage.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 60, y + height / 2 + 20, { steps: 6 });
  await globe.runUntil(async () => (await globe.marker()).x - before.x).toBeCloseTo(-120 / width, 1);
  expect((await globe.marker()).y).toBeLessThan(before.y);
  await page.mouse.up();

  const scrolled = () => page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 120);
  await expect.poll(scrolled).toBe(120);
  await expect(globe.stage.getByText(textIn('en', globeControlsMessages.wheel, { key: 'Ctrl' }))).toBeVisible();
  expect(await globe.distance()).toBe(START_DISTANCE);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -50);
  await page.keyboard.up('Control');
  await globe.runUntil(() => globe.distance()).toBeLessThan(START_DISTANCE);
  expect(await scrolled()).toBe(120);

  await globe.root.focus();
  const { x: right, y: up } = await globe.marker();
  await page.keyboard.press('ArrowRight');
  await globe.runUntil(async () => (await globe.marker()).x).toBeLessThan(right - 0.05);
  await page.keyboard.press('ArrowUp');
  await globe.runUntil(async () => (await globe.marker()).y).toBeLessThan(up - 0.05);
  for (let times = 0; times < 8; times++) await page.keyboard.press('+');
  await globe.runUntil(() => globe.distance()).toBe(MIN_DISTANCE);
  await expect(globe.button('zoomIn')).toHaveAttribute('aria-disabled', 'true');
  // Steps towards the globe lead to the place.
  await globe.runUntil(async () => (await globe.marker()).x).toBeCloseTo(0, 2);
  for (let times = 0; times < 12; times++) await page.keyboard.press('-');
  await globe.runUntil(() => globe.distance()).toBe(MAX_DISTANCE);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await globe.runUntil(() => globe.distance()).toBe(START_DISTANCE);
  await globe.runUntil(async () => (await globe.marker()).x).toBeCloseTo(0, 2);
  await page.keyboard.press('PageDown');
  await expect.poll(scrolled).toBeGreaterThan(120);
});

test.describe('touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  type Finger = readonly [x: number, y: number];
  const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: Finger[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(([x, y], id) => ({ x, y, id })) });

  test('a finger turns it sideways or scrolls the page, and two zoom', async ({ page, globe }) => {
    await globe.open();
    await globe.stage.evaluate((stage) => stage.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const session = await page.context().newCDPSession(page);
    const { x, y, width, height } = (await globe.stage.boundingBox())!;
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const scrolled = () => page.evaluate(() => scrollY);
    const [start, before] = [await scrolled(), await globe.marker()];
    /** Moves from where the fingers are down in eight steps, the first one left and the second one right. */
    const move = async (...fingers: Finger[]) => {
      for (let step = 1; step <= 8; step++)
        await touch(
          session,
          'touchMove',
          ...fingers.map(([right, down]): Finger => [middleX + right * step, middleY + down * step]),
        );
    };
    await touch(session, 'touchStart', [middleX, middleY]);
    await move([-10, 0]);
    await globe.runUntil(async () => (await globe.marker()).x).toBeLessThan(before.x - 0.2);
    await touch(session, 'touchEnd');
    expect(await scrolled()).toBe(start);

    await touch(session, 'touchStart', [middleX - 5, middleY], [middleX + 5, middleY]);
    await move([-10, 0], [10, 0]);
    await touch(session, 'touchEnd');
    await globe.runUntil(() => globe.distance()).toBeLessThan(3.5);

    const turned = await globe.marker();
    await touch(session, 'touchStart', [middleX, middleY]);
    await move([0, -20]);
    await touch(session, 'touchEnd');
    await expect.poll(scrolled).toBeGreaterThan(start + 50);
    await page.clock.runFor(500);
    expect((await globe.marker()).x).toBeCloseTo(turned.x, 4);
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
  await globe.button('zoomIn').click();
  await expect(globe.root).toHaveAttribute('data-globe-distance', '4');
  const context = await globe.root.locator('canvas').evaluateHandle((canvas: HTMLCanvasElement) => {
    return canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
  });
  await context.evaluate((extension) => extension.loseContext());
  await expect(globe.root).toHaveAttribute('data-globe', 'poster');
  await expect(globe.root).toHaveRole('img');
  await expect(globe.root).toHaveAttribute('data-globe-distance', '5');
  await context.evaluate((extension) => extension.restoreContext());
  await expect(globe.root).toHaveAttribute('data-globe', 'live');
  await expect(globe.root).toHaveAttribute('data-globe-distance', '4');
});

/** The root mean square difference of two pictures, 0 to 1. */
async function difference(pictures: readonly string[]): Promise<number> {
  const [one, other] = await Promise.all(
    pictures.map(async (base64) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, image.width, image.height).data;
    }),
  );
  const sum = one!.reduce((total, value, index) => total + (value - other![index]!) ** 2, 0);
  // Every fourth value is the opacity, which is the same everywhere.
  return Math.sqrt(sum / (one!.length * 0.75)) / 255;
}
