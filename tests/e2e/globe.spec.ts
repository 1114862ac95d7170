import type { CDPSession } from '@playwright/test';
import { LANGUAGES } from '#shared/language.ts';
import { content } from '#content/index.ts';
import { printedCoordinates } from '#shared/coordinates.ts';
import { spokenCoordinates } from '#scripts/page-content.ts';
import { basis, MAX_DISTANCE, MIN_DISTANCE, placeDirection, project, START_DISTANCE } from '#globe/geometry.ts';
import { posterCamera } from '#globe/poster.ts';
import { globeControlsMessages, globeMessages, textIn } from '../side-by-side.ts';
import { CHUNK, difference, test, type Globe } from './globe.ts';
import { expect, open } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const { place } = content.person;
/** rad/s, specification.md. */
const TURN_SPEED = 0.15;

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

test.describe('from picture to scene', () => {
  // Playwright hides what a picture is to leave out by a style sheet, which the page's own policy forbids.
  test.use({ bypassCSP: true, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

  test('nobody sees the still picture become the scene, which changes its theme at once', async ({ page, globe }) => {
    const settled = async () => {
      await expect.poll(() => globe.pending()).toBe(1);
      await globe.settle();
      return globe.picture();
    };
    const comeAlive = await globe.openStill('/en/');
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
  });

  test('it stands still with reduced motion and obeys the hand; a lost context leaves the still picture until it is back', async ({
    page,
    globe,
  }) => {
    await globe.open('/en/');
    await globe.settle();
    const before = await globe.marker();
    await globe.run(20, 100);
    expect(await globe.marker()).toEqual(before);
    await globe.root.focus();
    await page.keyboard.press('ArrowRight');
    await globe.run(1);
    expect((await globe.marker()).x).toBeLessThan(before.x);
    expect(await globe.pending()).toBe(0);
    await page.keyboard.press('+');
    await globe.settle();
    await globe.lose('loseContext');
    await expect(globe.root).toHaveAttribute('data-globe', 'poster');
    await expect(globe.root).toHaveAttribute('data-globe-distance', '5');
    await expect(globe.root).toHaveRole('img');
    await expect(page.locator('[data-part="dots"]')).toBeVisible();
    await globe.lose('restoreContext');
    await globe.untilLive();
    expect(await globe.distance()).toBeCloseTo(4, 2);
  });
});

test('it begins where the still picture stands and turns east at 0.15 rad/s; its label fades behind the limb and comes back', async ({
  globe,
}) => {
  await globe.open('/en/');
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
  await globe.run(90, 1000 / 60);
  expect(before - (await longitudeOf())).toBeCloseTo(TURN_SPEED * 1.5, 2);

  const opacities: number[] = [];
  for (let step = 0; step < 45; step++) {
    await globe.run(4, 250);
    opacities.push((await globe.marker()).opacity);
  }
  expect(Math.min(...opacities)).toBe(0);
  expect(opacities.lastIndexOf(1)).toBeGreaterThan(opacities.indexOf(0));
});

test('behind the limb a button at the rim stands where the place is, and turns back to it', async ({ page, globe }) => {
  await globe.open('/en/');
  await expect(globe.dock('en')).toBeHidden();
  // 15 s further the place is 2.2 rad to the east.
  await globe.run(60, 250);
  const dock = await globe.untilDocked('en');
  await expect(dock).toHaveText('Shenzhen');
  await expect(dock).toHaveAccessibleName('Turn to Shenzhen');
  // With its focus it stays until it is left.
  await dock.focus();
  const before = await dock.boundingBox();
  await globe.run(90, 250);
  await expect(dock).toBeFocused();
  expect(await dock.boundingBox()).not.toEqual(before);
  await page.keyboard.press('Enter');
  await expect(globe.root).toBeFocused();
  await globe.run(8, 250);
  const { x, y, opacity } = await globe.marker();
  expect(opacity).toBe(1);
  expect(Math.hypot(x, y)).toBeLessThan(0.3);
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

test('where frames are slow fewer pixels are drawn, for a sixth of the time, but for the hand', async ({ globe }) => {
  await globe.open('/en/');
  await globe.run(35);
  const width = await globe.width();
  await globe.costs(20);
  await globe.run(100, 10);
  expect(await globe.width()).toBeLessThan(width * 0.7);
  const draws = await globe.draws();
  await globe.run(1200, 10);
  const share = (((await globe.draws()) - draws) * 20) / (1200 * 10);
  expect(share).toBeLessThan(0.17);
  expect(share).toBeGreaterThan(0.14);

  await globe.root.focus();
  await globe.page.keyboard.press('ArrowRight');
  const before = await globe.draws();
  await globe.run(1);
  expect(await globe.draws()).toBe(before + 1);
});

test('a drag turns the globe and keeps the ground under the pointer; a plain wheel scrolls the page, with its key it zooms', async ({
  page,
  globe,
}) => {
  await globe.open('/en/');
  await globe.pause('en');
  const before = await globe.marker();
  const { x, y, width, height } = (await globe.stage.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 60, y + height / 2 + 20, { steps: 6 });
  // The page may hear of the pointer later than the browser says that it has moved.
  const moved = async () => {
    await globe.run(2);
    return (await globe.marker()).x - before.x;
  };
  await expect.poll(moved).toBeCloseTo(-120 / width, 1);
  expect((await globe.marker()).y).toBeLessThan(before.y);
  await page.mouse.up();

  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
  await expect(globe.stage.getByText(textIn('en', globeControlsMessages.wheel, { key: 'Ctrl' }))).toBeVisible();
  expect(await globe.distance()).toBe(START_DISTANCE);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -50);
  await page.keyboard.up('Control');
  await expect.poll(() => afterFrames(globe)).toBeLessThan(START_DISTANCE);
  expect(await page.evaluate(() => scrollY)).toBe(120);
});

async function afterFrames(globe: Globe): Promise<number> {
  await globe.run(5, 100);
  return globe.distance();
}

test('arrows turn, + and − zoom between 2 and 6, Home returns, Space pauses; other keys stay the page’s', async ({
  page,
  globe,
}) => {
  await globe.open('/en/');
  await globe.pause('en');
  const press = async (key: string, times = 1) => {
    const before = await globe.marker();
    for (let count = 0; count < times; count++) await page.keyboard.press(key);
    await globe.settle();
    const after = await globe.marker();
    return { right: after.x - before.x, up: after.y - before.y };
  };
  expect((await press('ArrowRight')).right).toBeLessThan(-0.05);
  expect((await press('ArrowLeft')).right).toBeGreaterThan(0.05);
  expect((await press('ArrowUp')).up).toBeLessThan(-0.05);
  expect((await press('ArrowDown')).up).toBeGreaterThan(0.05);
  await press('+', 8);
  expect(await globe.distance()).toBe(MIN_DISTANCE);
  await expect(globe.button('zoomIn', 'en')).toHaveAttribute('aria-disabled', 'true');
  // Steps towards the globe lead to the place.
  expect((await globe.marker()).x).toBeCloseTo(0, 2);
  await press('-', 12);
  expect(await globe.distance()).toBe(MAX_DISTANCE);
  await expect(globe.button('zoomOut', 'en')).toHaveAttribute('aria-disabled', 'true');
  await press('ArrowRight');
  await press('Home');
  const home = await globe.marker();
  expect(Math.hypot(home.x, home.y)).toBeLessThan(0.01);
  expect(await globe.distance()).toBe(START_DISTANCE);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('PageDown');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

for (const language of LANGUAGES)
  test(`the picture is named and described once, then it takes keys; its buttons have a name and are large enough (${language})`, async ({
    page,
    globe,
  }) => {
    const inPlace = { place: place.name[language] };
    const name = textIn(language, globeMessages.name, inPlace);
    const coordinates = spokenCoordinates(place)[language];
    const picture = textIn(language, globeMessages.description, { ...inPlace, coordinates });
    const comeAlive = await globe.openStill(`/${language}/`);
    await expect(globe.root).toHaveRole('img');
    await expect(globe.root).toHaveAccessibleName(name);
    await expect(globe.root).toHaveAccessibleDescription(picture);
    await comeAlive();
    await expect(globe.root).toHaveRole('application');
    await expect(globe.root).toHaveAccessibleName(name);
    const keys = textIn(language, globeControlsMessages.keys, inPlace);
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
  });

test('who comes near sees the chart: what it takes away, and what it draws', async ({ globe }) => {
  await globe.open('/en/');
  expect(await globe.callsOfAFrame()).toBe(2);
  for (let count = 0; count < 5; count++) await globe.button('zoomIn', 'en').click();
  await expect
    .poll(async () => {
      await globe.run(2, 250);
      return globe.callsOfAFrame();
    })
    .toBe(4);
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
    await expect.poll(() => afterFrames(globe)).toBeLessThan(3.5);
    await globe.settle();

    const turned = await globe.marker();
    await touch(session, 'touchStart', [middleX, middleY]);
    for (let step = 1; step <= 12; step++) await touch(session, 'touchMove', [middleX, middleY - step * 15]);
    await touch(session, 'touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 50);
    await globe.settle();
    expect((await globe.marker()).x).toBeCloseTo(turned.x, 4);
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
