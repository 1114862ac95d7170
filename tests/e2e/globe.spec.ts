import type { CDPSession } from '@playwright/test';
import { LANGUAGES } from '#shared/language.ts';
import { content } from '#content/index.ts';
import { printedCoordinates } from '#shared/coordinates.ts';
import { spokenCoordinates } from '#globe/label.ts';
import { MAX_DISTANCE, MIN_DISTANCE, START_DISTANCE } from '#globe/zoom.ts';
import { basis, project, TURN_SPEED } from '#globe/geometry.ts';
import { placeDirection } from '#globe/geometry.ts';
import { posterCamera } from '#globe/poster.ts';
import { globeControlsMessages, globeMessages, textIn } from '../side-by-side.ts';
import { noise } from './chat.ts';
import { CHUNK, difference, test } from './globe.ts';
import { expect, open } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const { place } = content.person;

/** Playwright hides what a picture is to leave out by a style sheet, which the page's own policy forbids. */
const FOR_PICTURES = { bypassCSP: true };

test.describe('coming alive', () => {
  test('below the fold the module is not asked for before the globe comes into view', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 420 });
    const asked: string[] = [];
    page.on('request', (request) => CHUNK.test(request.url()) && asked.push(request.url()));
    await open(page, '/en/');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
    expect(asked).toEqual([]);
    await page.locator('[data-globe]').scrollIntoViewIfNeeded();
    await page.locator('[data-globe="live"]').waitFor();
    expect(asked).toHaveLength(1);
  });

  for (const width of [390, 1440])
    test.describe(`${width} px`, () => {
      test.use({
        colorScheme: 'light',
        viewport: { width, height: 1000 },
        contextOptions: { reducedMotion: 'reduce' },
        ...FOR_PICTURES,
      });

      test('nobody sees the still picture become the scene, which changes its theme at once', async ({
        page,
        globe,
      }) => {
        const settled = async () => {
          await expect.poll(() => globe.pending()).toBe(1);
          await globe.settle();
          return globe.picture();
        };
        const comeAlive = await globe.openStill('/en/');
        await globe.root.scrollIntoViewIfNeeded();
        const stillLight = await globe.picture();
        await page.emulateMedia({ colorScheme: 'dark' });
        const stillDark = await globe.picture();
        await comeAlive();
        const dark = await globe.picture();
        expect(await difference(page, stillDark, dark)).toBeLessThanOrEqual(0.06);

        await page.emulateMedia({ colorScheme: 'light' });
        const light = await settled();
        expect(await difference(page, stillLight, light)).toBeLessThanOrEqual(0.06);
        expect(await difference(page, dark, light)).toBeGreaterThan(0.3);
        await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
        expect(await difference(page, dark, await settled())).toBeLessThan(0.01);
      });
    });
});

test.describe('turning', () => {
  test('it is asked for after the first paint, begins where the still picture stands and turns east at 0.15 rad/s', async ({
    page,
    globe,
  }) => {
    await globe.open('/en/');
    const [painted, asked] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      performance.getEntriesByType('resource').find(({ name }) => name.includes('live-globe'))?.startTime ?? 0,
    ]);
    expect(asked).toBeGreaterThan(painted as number);

    const camera = posterCamera(place, 'wide');
    const expected = (longitude: number) =>
      project(placeDirection(place), basis({ ...camera, longitude }), START_DISTANCE);
    const start = await globe.marker();
    expect(start.x).toBeCloseTo(expected(camera.longitude).x, 1);
    expect(start.y).toBeCloseTo(expected(camera.longitude).y, 1);

    // After 3 s it has its full speed: from then on 1.5 s are 0.225 rad.
    const longitudeOf = async () => {
      const { x, y } = await globe.marker();
      const seen = (longitude: number) => Math.hypot(expected(longitude).x - x, expected(longitude).y - y);
      const candidates = Array.from({ length: 4000 }, (_, index) => camera.longitude - index * 0.0003);
      return candidates.reduce((best, longitude) => (seen(longitude) < seen(best) ? longitude : best));
    };
    await globe.run(180, 1000 / 60);
    const before = await longitudeOf();
    const { x } = await globe.marker();
    await globe.run(90, 1000 / 60);
    expect(before - (await longitudeOf())).toBeCloseTo(TURN_SPEED * 1.5, 2);
    expect((await globe.marker()).x, 'the label follows').toBeGreaterThan(x + 0.05);
  });

  test('the label fades behind the limb, comes back, and never leaves the window', async ({ page, globe }) => {
    await globe.open('/en/');
    const opacities: number[] = [];
    for (let step = 0; step < 90; step++) {
      await globe.run(2, 250);
      const { opacity } = await globe.marker();
      opacities.push(opacity);
      if (opacity === 0) continue;
      const box = await globe.label.boundingBox();
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(page.viewportSize()!.width);
    }
    expect(Math.min(...opacities)).toBe(0);
    expect(opacities.lastIndexOf(1)).toBeGreaterThan(opacities.indexOf(0));
  });

  test('behind the limb a button at the rim tells how far the place is and which way, and turns back to it', async ({
    page,
    globe,
  }) => {
    await globe.open('/en/');
    await expect(globe.dock('en')).toBeHidden();
    // 15 s further the place is 2.2 rad to the east.
    await globe.run(60, 250);
    const dock = await globe.untilDocked('en');
    await expect(dock).toHaveText(/^Shenzhen(N|NE|E) \d?\d,\d00 km$/);
    // The name holds the place that is written there, and the figures describe it.
    await expect(dock).toHaveAccessibleName('Turn to Shenzhen');
    await expect(dock).toHaveAccessibleDescription(/^(N|NE|E) \d?\d,\d00 km$/);
    const [box, stage] = [(await dock.boundingBox())!, (await globe.stage.boundingBox())!];
    expect(box.x).toBeGreaterThan(stage.x + stage.width / 2);
    // With its focus it stays until it is left.
    await dock.focus();
    const [way, words] = [
      await dock.textContent(),
      await dock.evaluateHandle((button) => button.lastElementChild?.firstChild),
    ];
    await globe.run(90, 250);
    await expect(dock).toBeFocused();
    // Other figures, and no other text: with each one elements all over the page would be styled anew.
    expect(await dock.textContent()).not.toBe(way);
    expect(await words.evaluate((text) => text?.isConnected)).toBe(true);
    await page.keyboard.press('Enter');
    await expect(globe.root).toBeFocused();
    await globe.run(8, 250);
    const { x, y, opacity } = await globe.marker();
    expect(opacity).toBe(1);
    expect(Math.hypot(x, y)).toBeLessThan(0.3);
    expect(await globe.distance()).toBe(START_DISTANCE);
    await expect(dock).toBeHidden();
  });

  test('no frame is drawn off screen, in a hidden tab or paused', async ({ page, globe }) => {
    await globe.open('/en/');
    const isStill = async () => {
      await expect.poll(() => globe.pending()).toBe(0);
      const draws = await globe.draws();
      await globe.run(10);
      expect(await globe.draws()).toBe(draws);
    };
    const isMoving = async () => {
      await expect.poll(() => globe.pending()).toBe(1);
      const draws = await globe.draws();
      await globe.run(10);
      expect(await globe.draws()).toBe(draws + 10);
    };
    await isMoving();
    await page.locator('#contact').scrollIntoViewIfNeeded();
    await isStill();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await isMoving();
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    await isStill();
    await hide(false);
    await isMoving();
    await globe.button('pause', 'en').click();
    await globe.settle();
    await isStill();
    await globe.button('play', 'en').click();
    await isMoving();
  });

  test('a frame is two draws and no instances; fewer pixels are drawn where frames are slow, and a device that is slow all the same gets time to breathe', async ({
    globe,
  }) => {
    await globe.open('/en/');
    // Software draws instances one by one.
    expect(await globe.callsOfAFrame()).toEqual(['drawArrays', 'drawArrays']);
    await globe.run(35, 1000 / 60);
    expect(await globe.width()).toBe(790);
    await globe.run(60, 40);
    expect(await globe.width()).toBe(506);
    await globe.run(60, 1000 / 60);
    expect(await globe.width()).toBe(506);

    await globe.run(65, 100);
    const draws = await globe.draws();
    await globe.run(40, 100);
    const drawn = (await globe.draws()) - draws;
    expect(drawn).toBeGreaterThanOrEqual(10);
    expect(drawn).toBeLessThanOrEqual(14);
  });
});

test.describe('drawn in software', () => {
  test('it is drawn with fewer pixels, is moved by timers but for the hand, and takes a sixth of the time of the threads that draw it', async ({
    globe,
  }) => {
    await globe.open('/en/', { hasCard: false });
    expect(await globe.width()).toBe(506);
    const asked = await globe.asked();
    const first = await globe.draws();
    await globe.run(100, 100);
    expect(await globe.draws()).toBeGreaterThan(first + 10);
    expect(await globe.asked()).toBe(asked);

    await globe.costs(20);
    await globe.run(1000, 10);
    const draws = await globe.draws();
    await globe.run(1200, 10);
    const share = (((await globe.draws()) - draws) * 20) / (1200 * 10);
    expect(share).toBeLessThan(0.17);
    expect(share).toBeGreaterThan(0.14);

    await globe.root.focus();
    await globe.page.keyboard.press('ArrowRight');
    await globe.run(1);
    expect(await globe.asked()).toBe(asked + 1);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, ...FOR_PICTURES });

  test('it stands still from the start and obeys the hand; a lost context leaves the still picture, and the scene comes back with it', async ({
    page,
    globe,
  }) => {
    await globe.open('/en/');
    await globe.settle();
    const before = await globe.marker();
    await globe.run(20, 100);
    expect(await globe.marker()).toEqual(before);
    await globe.root.focus();
    await globe.page.keyboard.press('ArrowRight');
    await globe.run(1);
    expect((await globe.marker()).x).toBeLessThan(before.x);
    expect(await globe.pending()).toBe(0);
    for (let count = 0; count < 10; count++) await globe.page.keyboard.press('ArrowLeft');
    await globe.run(1);
    await (await globe.untilDocked('en')).click();
    await globe.run(1);
    const { x, y } = await globe.marker();
    expect(Math.hypot(x, y)).toBeLessThan(0.01);
    await expect(globe.dock('en')).toBeHidden();

    await globe.root.focus();
    await page.keyboard.press('+');
    await globe.settle();
    await globe.lose('loseContext');
    await expect(globe.root).toHaveAttribute('data-globe', 'poster');
    await expect(globe.root).toHaveAttribute('data-globe-distance', '5');
    await expect(globe.root).toHaveRole('img');
    await expect(globe.label).toBeVisible();
    await expect(page.locator('[data-part="dots"]')).toBeVisible();
    await globe.lose('restoreContext');
    await globe.untilLive();
    expect(await globe.distance()).toBeCloseTo(4, 2);
  });

  test('the label of the still picture is not under the chat’s button on a phone', async ({ page, globe }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await globe.openStill('/zh/');
    const label = (await globe.label.boundingBox())!;
    const button = (await page.locator('[data-chat="open"]').boundingBox())!;
    expect(label.x).toBeGreaterThanOrEqual(0);
    expect(label.x + label.width).toBeLessThan(button.x);
  });

  test('no dot lies under the label, neither in the still picture nor in the scene', async ({ page, globe }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    /** How dark the darkest pixel of the label's box is when the label itself is hidden, 0 to 255. */
    const darkest = async () => {
      const clip = (await globe.label.boundingBox())!;
      const shot = await page.screenshot({ clip, style: '[data-part="marker"] { visibility: hidden }' });
      return page.evaluate(async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes]));
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
        context.drawImage(image, 0, 0);
        return Math.min(
          ...context.getImageData(0, 0, image.width, image.height).data.filter((_, index) => index % 4 === 0),
        );
      }, shot.toString('base64'));
    };
    const comeAlive = await globe.openStill('/en/');
    expect(await darkest()).toBeGreaterThan(150);
    await comeAlive();
    expect(await darkest()).toBeGreaterThan(150);
  });
});

test.describe('hands', () => {
  test('a drag turns the globe and keeps the ground under the pointer', async ({ page, globe }) => {
    await globe.open('/en/');
    await globe.pause('en');
    const before = await globe.marker();
    const { x, y, width, height } = (await globe.stage.boundingBox())!;
    const canvas = globe.stage.locator('canvas');
    await expect(canvas).toHaveCSS('cursor', 'grab');
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await expect(canvas).toHaveCSS('cursor', 'grabbing');
    await page.mouse.move(x + width / 2 - 60, y + height / 2 + 20, { steps: 6 });
    const moved = async () => {
      await globe.run(2);
      return (await globe.marker()).x - before.x;
    };
    // The page may hear of the pointer later than the browser says that it has moved.
    await expect.poll(moved).toBeCloseTo(-120 / width, 1);
    expect((await globe.marker()).y).toBeLessThan(before.y);
    await page.mouse.up();
  });

  test('a plain wheel scrolls the page and says how to zoom; with its key it zooms', async ({ page, globe }) => {
    await globe.open('/en/');
    await globe.stage.hover();
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(globe.stage.getByText(textIn('en', globeControlsMessages.wheel, { key: 'Ctrl' }))).toBeVisible();
    expect(await globe.distance()).toBe(START_DISTANCE);

    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -50);
    await page.keyboard.up('Control');
    await expect
      .poll(async () => {
        await globe.run(5, 100);
        return globe.distance();
      })
      .toBeLessThan(START_DISTANCE);
    expect(await page.evaluate(() => scrollY)).toBe(120);
  });

  test('arrows turn, + and − zoom between 2 and 6, Home returns, Space pauses; other keys stay the page’s', async ({
    page,
    globe,
  }) => {
    await globe.open('/en/');
    await globe.pause('en');
    const press = async (key: string) => {
      const before = await globe.marker();
      await page.keyboard.press(key);
      await globe.settle();
      const after = await globe.marker();
      return { right: after.x - before.x, up: after.y - before.y };
    };
    expect((await press('ArrowRight')).right).toBeLessThan(-0.05);
    expect((await press('ArrowLeft')).right).toBeGreaterThan(0.05);
    expect((await press('ArrowUp')).up).toBeLessThan(-0.05);
    expect((await press('ArrowDown')).up).toBeGreaterThan(0.05);
    for (let count = 0; count < 8; count++) await page.keyboard.press('+');
    await globe.settle();
    expect(await globe.distance()).toBe(MIN_DISTANCE);
    expect(await globe.scale()).toBe('11');
    await expect(globe.button('zoomIn', 'en')).toHaveAttribute('aria-disabled', 'true');
    // Steps towards the globe lead to the place.
    expect((await globe.marker()).x).toBeCloseTo(0, 2);
    for (let count = 0; count < 12; count++) await page.keyboard.press('-');
    await globe.settle();
    expect(await globe.distance()).toBe(MAX_DISTANCE);
    expect(await globe.scale()).toBe('130');
    await expect(globe.button('zoomOut', 'en')).toHaveAttribute('aria-disabled', 'true');
    await press('ArrowRight');
    await press('Home');
    const home = await globe.marker();
    expect(Math.hypot(home.x, home.y)).toBeLessThan(0.01);
    expect(await globe.distance()).toBe(START_DISTANCE);
    expect(await globe.scale()).toBe('100');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('PageDown');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  for (const language of LANGUAGES)
    test(`the picture is named and described once, then it takes keys; its buttons have a name and are large enough (${language})`, async ({
      page,
      globe,
    }) => {
      const name = textIn(language, globeMessages.name, { place: place.name[language] });
      const coordinates = spokenCoordinates(place)[language];
      const picture = textIn(language, globeMessages.description, { place: place.name[language], coordinates });
      const keys = textIn(language, globeControlsMessages.keys, { place: place.name[language] });
      const comeAlive = await globe.openStill(`/${language}/`);
      await expect(globe.root).toHaveRole('img');
      await expect(globe.root).toHaveAccessibleName(name);
      await expect(globe.root).toHaveAccessibleDescription(picture);
      await comeAlive();
      await expect(globe.root).toHaveRole('application');
      await expect(globe.root).toHaveAccessibleName(name);
      await expect(globe.root).toHaveAccessibleDescription(`${picture} ${keys}`);
      await expect(globe.root.getByRole('group', { name: globeControlsMessages.controls[language] })).toBeVisible();
      await expect(page.getByText(printedCoordinates(place))).toBeVisible();

      for (const one of ['zoomOut', 'zoomIn', 'pause'] as const) {
        const box = (await globe.button(one, language).boundingBox())!;
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      }
      await globe.button('zoomOut', language).click();
      await globe.run(120);
      expect(await globe.distance()).toBe(MAX_DISTANCE);
      await globe.button('pause', language).click();
      await expect(globe.button('play', language)).toBeFocused();

      await globe.root.focus();
      for (let count = 0; count < 12; count++) await globe.page.keyboard.press('ArrowRight');
      await globe.settle();
      const dock = (await (await globe.untilDocked(language)).boundingBox())!;
      expect(Math.min(dock.width, dock.height)).toBeGreaterThanOrEqual(44);
      const words = (await globe.root.locator('xpath=preceding-sibling::*[1]').boundingBox())!;
      expect(dock.x).toBeGreaterThanOrEqual(words.x + words.width);
    });

  test('fine dots and the chart are fetched for who comes near, and for nobody else', async ({ page, globe }) => {
    const fetched: string[] = [];
    page.on('request', (request) => /land-fine|coast-/.test(request.url()) && fetched.push(request.url()));
    await globe.open('/en/');
    await globe.button('zoomOut', 'en').click();
    await globe.run(60);
    expect(fetched).toEqual([]);
    for (let count = 0; count < 3; count++) await globe.button('zoomIn', 'en').click();
    await expect
      .poll(async () => {
        await globe.run(8, 250);
        return fetched.length;
      })
      .toBe(2);
    // Dots and lines, and the chart between them: what it takes away, and what it draws.
    for (let count = 0; count < 2; count++) await globe.button('zoomIn', 'en').click();
    await expect
      .poll(async () => {
        await globe.run(2, 250);
        return globe.callsOfAFrame();
      })
      .toHaveLength(4);
  });

  test.describe('without a network', () => {
    test.use({ expectedNoise: noise(/land-fine/, /Failed to load resource/) });

    test('fine dots that were lost are asked for once more, and again at the next step nearer', async ({
      page,
      globe,
    }) => {
      const asked: string[] = [];
      let isLost = true;
      await page.route(/land-fine/, (route) => {
        asked.push(route.request().url());
        return isLost ? route.abort() : route.continue();
      });
      await globe.open('/en/');
      const nearer = globe.button('zoomIn', 'en');
      for (let count = 0; count < 3; count++) await nearer.click();
      await expect.poll(() => asked.length).toBeGreaterThan(1);
      isLost = false;
      const arrived = page.waitForResponse(/land-fine/);
      await globe.button('zoomOut', 'en').click();
      await nearer.click();
      await arrived;
      expect(new Set(asked).size, 'by another address each time, or Firefox would not ask').toBe(asked.length);
    });
  });
});

test.describe('touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  type Finger = readonly [x: number, y: number];
  const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: Finger[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(([x, y], id) => ({ x, y, id })) });

  test('a finger turns the globe sideways, scrolls the page up and down, and two fingers zoom', async ({
    page,
    globe,
  }) => {
    await globe.open('/en/');
    await globe.pause('en');
    await globe.stage.evaluate((stage) => stage.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const session = await page.context().newCDPSession(page);
    const { x, y, width, height } = (await globe.stage.boundingBox())!;
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const scrolled = await page.evaluate(() => scrollY);

    const before = await globe.marker();
    await touch(session, 'touchStart', [middleX, middleY]);
    for (let step = 1; step <= 8; step++) await touch(session, 'touchMove', [middleX - step * 10, middleY]);
    // The page hears of a finger's moves with its next frame, which may come later than the answer to who moved it.
    const turnedTo = async () => {
      await globe.run(2);
      return (await globe.marker()).x;
    };
    await expect.poll(turnedTo).toBeLessThan(before.x - 0.2);
    await touch(session, 'touchEnd');
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await globe.settle();

    await touch(session, 'touchStart', [middleX - 40, middleY], [middleX + 40, middleY]);
    for (let step = 1; step <= 8; step++)
      await touch(session, 'touchMove', [middleX - 40 - step * 5, middleY], [middleX + 40 + step * 5, middleY]);
    await touch(session, 'touchEnd');
    const zoomedTo = async () => {
      await globe.settle();
      return globe.distance();
    };
    await expect.poll(zoomedTo).toBeLessThan(3.5);

    const turned = await globe.marker();
    await touch(session, 'touchStart', [middleX, middleY]);
    for (let step = 1; step <= 12; step++) await touch(session, 'touchMove', [middleX, middleY - step * 15]);
    await touch(session, 'touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 50);
    await globe.settle();
    const { x: left, y: top } = await globe.marker();
    expect(left).toBeCloseTo(turned.x, 4);
    expect(top).toBeCloseTo(turned.y, 4);
  });
});

test('in a browser that cannot hand a canvas to a worker the page draws the globe, and it obeys', async ({
  page,
  globe,
}) => {
  await page.addInitScript(() => {
    delete (HTMLCanvasElement.prototype as Partial<HTMLCanvasElement>).transferControlToOffscreen;
  });
  await open(page, '/en/');
  await expect(globe.root).toHaveAttribute('data-globe', 'live');
  expect(page.workers()).toEqual([]);
  await globe.root.getByRole('button', { name: globeControlsMessages.zoomIn.en }).click();
  await expect(globe.root).toHaveAttribute('data-globe-distance', '4');
});
