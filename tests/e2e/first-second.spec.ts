import type { Page } from '@playwright/test';
import { LANGUAGES } from '#contract/language.ts';
import { content } from '#content/index.ts';
import { headerMessages } from '../side-by-side.ts';
import { alive, expect, open, test } from './site.ts';

const SCRIPT = /\/assets\/client-/;

/** Opens a page whose script does not come before it is let go, nor do its later styles, if `isBare`. */
async function openEarly(page: Page, address: string, { isBare = false } = {}): Promise<() => Promise<void>> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const asked = page.waitForRequest(SCRIPT);
  await page.route(SCRIPT, async (route) => {
    await gate;
    await route.continue();
  });
  // A sheet that is kept back keeps the load event waiting.
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await asked;
  // Until then what is near still unfolds, and a press may begin on one thing and end on another.
  if (!isBare) await page.locator('footer[data-near]').waitFor({ state: 'attached' });
  return async () => {
    letGo();
    await alive(page);
  };
}

declare global {
  /** The sum of all layout shifts. */
  var shift: number;
  /** How wide the form's first field was before the later styles were asked for, px. */
  var fieldWidth: number | undefined;
  /** The properties of the last section that changed little by little. */
  var changed: string[];
  /** What was laid out by itself, and in which frame. */
  var laidOut: { readonly frame: number; readonly name: string }[];
}

/** In the page: scrolls down to its end, as fast as a finger throws it, when the third part of it is let in. */
function scrollWhileLaidOut(): void {
  globalThis.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number }[]) globalThis.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const scroll = () => {
    scrollBy({ top: 450, behavior: 'instant' });
    requestAnimationFrame(scroll);
  };
  const watch = new MutationObserver(() => {
    if (document.querySelectorAll('[data-near]').length < 3) return;
    watch.disconnect();
    scroll();
  });
  watch.observe(document, { subtree: true, attributeFilter: ['data-near'] });
}

test('the text is painted before the script is asked for, on a second visit too', async ({ page }) => {
  for (let visit = 0; visit < 2; visit++) {
    await open(page, '/en/');
    const [painted, asked] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/client-'))?.startTime ?? 0,
    ]);
    expect(asked).toBeGreaterThan(painted as number);
  }
});

test.describe('before the script is there', () => {
  test('a click on a project opens it when the script comes', async ({ page }) => {
    const letGo = await openEarly(page, '/en/');
    const [first] = content.projects;
    await page.getByRole('button', { name: first!.title.en }).click();
    await expect(page.locator('dialog')).toHaveCount(0);
    await letGo();
    await expect(page.locator('dialog[open]')).toContainText(first!.description.en);
  });

  test('of two clicks the last one is repeated', async ({ page }) => {
    const letGo = await openEarly(page, '/en/');
    const [first, second] = content.projects;
    await page.getByRole('button', { name: second!.title.en }).click();
    await page.getByRole('button', { name: first!.title.en }).click();
    await letGo();
    await expect(page.locator('dialog[open]')).toContainText(first!.description.en);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page).toHaveURL('/en/');
  });

  test('a link leads to where its section stays when the script has come', async ({ page }) => {
    const letGo = await openEarly(page, '/en/');
    await page.getByRole('navigation').locator('a[href="#contact"]').click();
    const top = () => page.locator('#contact').evaluate((section) => Math.round(section.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThan(200);
    const reached = await top();
    await letGo();
    expect(await top()).toBe(reached);
  });

  test('a click on the theme changes it when the script comes, once', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const letGo = await openEarly(page, '/en/');
    await page.getByRole('button', { name: headerMessages.theme.toDark.en }).click();
    await letGo();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', { name: headerMessages.theme.toLight.en })).toBeVisible();
  });

  test('the menu opens, stays open, and says so when the script comes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const letGo = await openEarly(page, '/en/');
    await page.getByRole('button', { name: headerMessages.menu.open.en }).click();
    await expect(page.locator('#menu')).toBeVisible();
    await letGo();
    await expect(page.locator('#menu')).toBeVisible();
    await expect(page.getByRole('button', { name: headerMessages.menu.close.en })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  test('a language leads to its page', async ({ page }) => {
    await openEarly(page, '/en/');
    await page.locator('button[data-menu="language"]').click();
    await page.locator('#languages a[hreflang="ja"]').click();
    await expect(page).toHaveURL(/\/ja\/$/);
  });

  test('what is typed into the form is still there when the script has come', async ({ page }) => {
    const letGo = await openEarly(page, '/en/');
    await page.locator('textarea[name="message"]').fill('Hello');
    await letGo();
    await expect(page.locator('form [type="submit"]')).toBeEnabled();
    await expect(page.locator('textarea[name="message"]')).toHaveValue('Hello');
  });
});

test('a language chosen while the page comes to life is shown, with all its drawings', async ({ page }) => {
  const letGo = await openEarly(page, '/en/');
  // As if it had been clicked in the very moment in which the script begins, when nothing of the page lives yet.
  await page.locator('#languages a[hreflang="ja"]').evaluate((link) => {
    globalThis.earlyClick = link as HTMLElement;
  });
  await letGo();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page).toHaveURL(/\/ja\/$/);
  await expect(page.locator('#about')).toContainText(content.about.paragraphs[0]!.ja.slice(0, 20));
  await expect(page.locator('[data-globe] use')).toHaveCount(2);
});

test.describe('what lies below the first screen', () => {
  test('a link to a section leads to where it stays', async ({ page }) => {
    const letGo = await openEarly(page, '/en/');
    await letGo();
    await page.getByRole('navigation').locator('a[href="#contact"]').click();
    const top = () => page.locator('#contact').evaluate((section) => Math.round(section.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThan(200);
    const reached = await top();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
    expect(await top()).toBe(reached);
  });

  test('waits for the later styles, and for no script', async ({ page }) => {
    let letStylesGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letStylesGo = resolve;
    });
    await page.route(/\/assets\/later-/, async (route) => {
      await gate;
      await route.continue();
    });
    const letScriptGo = await openEarly(page, '/en/', { isBare: true });
    const card = page.getByRole('button', { name: content.projects[0]!.title.en });
    await expect(page.locator('main > section').first()).toBeVisible();
    await expect(card).toBeHidden();
    letStylesGo();
    await card.scrollIntoViewIfNeeded();
    await expect(card).toBeVisible();
    await letScriptGo();
  });

  test('has no box for a browser that looks at the form’s fields before the later styles, and fades in nothing', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      globalThis.changed = [];
      addEventListener('transitionrun', ({ target, propertyName }) => {
        if ((target as Element).closest('#contact')) globalThis.changed.push(propertyName);
      });
      addEventListener('DOMContentLoaded', () => {
        globalThis.fieldWidth = document.querySelector('#contact input')?.getBoundingClientRect().width;
      });
    });
    await open(page, '/en/');
    expect(await page.evaluate(() => globalThis.fieldWidth)).toBe(0);
    expect(await page.evaluate(() => globalThis.changed)).toEqual([]);
    await expect(page.locator('#contact input[name="name"]')).toBeVisible();
  });

  test.describe('and the later styles are lost', () => {
    test.use({ expectedNoise: [/later-|Failed to load resource/] });

    test('is shown as it is', async ({ page }) => {
      await page.route(/\/assets\/later-/, (route) => route.abort());
      const letScriptGo = await openEarly(page, '/en/', { isBare: true });
      await expect(page.getByRole('button', { name: content.projects[0]!.title.en })).toBeVisible();
      await letScriptGo();
    });
  });

  const windows = { zh: [390, 844], en: [1440, 900], ja: [1280, 1600] } as const;
  for (const language of LANGUAGES)
    test(`does not move for who scrolls while it is laid out (${language})`, async ({ page }) => {
      const [width, height] = windows[language];
      await page.setViewportSize({ width, height });
      await page.addInitScript(scrollWhileLaidOut);
      const letScriptGo = await openEarly(page, `/${language}/`);
      await expect(page.locator('footer')).toBeInViewport();
      expect(await page.evaluate(() => globalThis.shift)).toBeLessThan(0.01);
      await letScriptGo();
      expect(await page.evaluate(() => globalThis.shift)).toBeLessThan(0.01);
    });

  test('is laid out when the page has come to life', async ({ page }) => {
    await open(page, '/en/');
    const parts = page.locator('main > section + section, footer');
    await expect
      .poll(() => parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).contentVisibility)))
      .toEqual(Array.from({ length: 6 }, () => 'visible'));
  });

  test('is laid out one thing in a frame, what costs as much as a block by itself', async ({ page }) => {
    await page.addInitScript(() => {
      let frame = 0;
      const count = () => {
        frame += 1;
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
      globalThis.laidOut = [];
      const drawn: Partial<Record<string, string>> = { div: 'chart', p: 'note', span: 'islet' };
      const nameOf = ({ localName, parentElement, ariaHidden }: HTMLElement) =>
        ariaHidden || localName === 'ul'
          ? `${drawn[localName] ?? localName} in ${parentElement?.closest('section')?.id}`
          : localName;
      new MutationObserver((changes) => {
        for (const { target } of changes)
          if ((target as HTMLElement).style.contentVisibility === 'visible')
            globalThis.laidOut.push({ frame, name: nameOf(target as HTMLElement) });
      }).observe(document, { subtree: true, attributeFilter: ['style'] });
    });
    const letGo = await openEarly(page, '/en/');
    const alone = page.locator('[data-alone]');
    const held = await alone.evaluateAll((all) => all.map((part) => getComputedStyle(part).contentVisibility));
    expect(new Set(held)).toEqual(new Set(['auto']));
    const shown = await page
      .locator('[data-reveal]')
      .evaluateAll((all) => all.map((block) => getComputedStyle(block).display));
    expect(shown).not.toContain('none');
    await letGo();
    const laidOut = await page.evaluate(() => globalThis.laidOut);
    const hasAchievements = content.experience.some(({ achievements }) => achievements);
    expect(laidOut.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        ...(hasAchievements ? ['ul in experience'] : []),
        'ul in contact',
        'form',
        'chart in contact',
        'note in contact',
        ...(content.projects[0]?.picture ? [] : ['islet in projects']),
        'section',
        'footer',
      ]),
    );
    expect(new Set(laidOut.map(({ frame }) => frame)).size).toBe(laidOut.length);
  });

  test('is laid out before the live globe is asked for, and its blocks are contained as they were', async ({
    page,
  }) => {
    const asked = page.waitForResponse(/\/assets\/live-globe-/);
    await page.addInitScript(() => {
      new MutationObserver((_, watch) => {
        if ('rest' in document.documentElement.dataset) return;
        watch.disconnect();
        performance.mark('laid out');
      }).observe(document, { subtree: true, attributeFilter: ['data-rest'] });
    });
    await page.goto('/en/');
    await asked;
    const globe = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').find(({ name }) => name.includes('live-globe'))?.startTime,
      );
    await expect.poll(globe).toBeDefined();
    const laidOut = await page.evaluate(() => performance.getEntriesByName('laid out')[0]?.startTime ?? Infinity);
    expect(await globe()).toBeGreaterThan(laidOut);
    const contained = await page
      .locator('[data-reveal]')
      .evaluateAll((all) => all.map((block) => getComputedStyle(block).contain));
    expect(new Set(contained)).toEqual(new Set(['layout style']));
  });

  test('is laid out without a frame in a browser that cannot tell when it is idle', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'requestIdleCallback');
      globalThis.requestAnimationFrame = () => 0;
    });
    await page.goto('/en/');
    await expect(page.locator('html')).not.toHaveAttribute('data-rest');
  });

  test('is laid out from the start for a deep link and a return', async ({ page }) => {
    for (const go of [() => page.goto('/en/#contact'), () => page.reload()]) {
      await go();
      expect(await page.locator('html').getAttribute('data-rest')).toBeNull();
    }
  });
});

test('a press is shown before its work: theme, project and language change in a task of their own', async ({
  page,
}) => {
  await open(page, '/en/');
  const inThePress = (selector: string, what: string) =>
    page.evaluate(
      async ([pressed = '', looked = '']) => {
        const before = document.querySelector(looked);
        document.querySelector<HTMLElement>(pressed)?.click();
        // What React does of a press it does in a microtask of it.
        await new Promise<void>((done) => queueMicrotask(done));
        return document.querySelector(looked) === before;
      },
      [selector, what],
    );
  expect(await inThePress('header button[title]', 'html[data-theme="dark"]')).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await inThePress('#projects button', 'dialog[open]')).toBe(true);
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect(await inThePress('#languages a[hreflang="ja"]', 'html[lang="ja"]')).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
});

test('the menu is shown before its languages, whose flags make the browser look for a font, and closes with them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/en/');
  /** What the languages are right after the press, and when the browser has told of it and the page has answered. */
  const pressMenu = () =>
    page.evaluate(async () => {
      const root = document.documentElement;
      const languages = document.querySelector<HTMLElement>('#menu > ul')!;
      const look = () => ({ held: getComputedStyle(languages).contentVisibility, height: languages.offsetHeight });
      document.querySelector<HTMLElement>('[aria-controls="menu"]')?.click();
      const pressed = look();
      await new Promise<void>((done) =>
        new MutationObserver(() => done()).observe(root, { attributeFilter: ['data-menu-open'] }),
      );
      return { pressed, told: look() };
    });
  expect(await pressMenu()).toEqual({ pressed: { held: 'hidden', height: 50 }, told: { held: 'visible', height: 50 } });
  // It is seen while it closes.
  expect(await pressMenu()).toEqual({
    pressed: { held: 'visible', height: 50 },
    told: { held: 'visible', height: 50 },
  });
  await expect(page.locator('#menu')).toBeHidden();
});

test('a language of the menu is seen to be pressed before the page under it is freed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/en/');
  await page.locator('[aria-controls="menu"]').click();
  await expect(page.locator('main')).toHaveAttribute('inert');
  const inertInThePress = await page.locator('#menu a[hreflang="ja"]').evaluate(async (link: HTMLElement) => {
    link.click();
    await new Promise<void>((done) => queueMicrotask(done));
    return document.querySelector('main')?.inert;
  });
  expect(inertInThePress).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  await expect(page.locator('#menu')).toBeHidden();
});

test('under a dialog what is out of sight is held as it is, and comes back, as high as before, when it closes', async ({
  page,
}) => {
  await open(page, '/en/');
  const card = page.locator('#projects button').first();
  await card.scrollIntoViewIfNeeded();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await card.click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  expect(await page.locator('[data-held]').evaluateAll((all) => all.map(({ id }) => id))).toContain('about');
  expect(await height()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-held]')).toHaveCount(0);
  expect(await height()).toBe(before);
});

test('a dialog that its browser closed holds nothing', async ({ page }) => {
  await open(page, '/en/');
  await page.locator('#projects button').first().click();
  await expect(page.locator('[data-held]')).not.toHaveCount(0);
  await page.locator('dialog[open]').evaluate((dialog: HTMLDialogElement) => dialog.close());
  await expect(page.locator('[data-held]')).toHaveCount(0);
});

test('what is held is there at once for who scrolls to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/en/');
  // The browser is never idle.
  await page.evaluate(() => (globalThis.requestIdleCallback = () => 0));
  await page.locator('[aria-controls="menu"]').click();
  await expect(page.locator('#contact')).toHaveAttribute('data-held');
  await page.locator('#menu a[href="#contact"]').click();
  await expect(page.locator('#contact')).not.toHaveAttribute('data-held');
  await expect(page.locator('#contact-heading')).toBeVisible();
});
