import type { Page } from '@playwright/test';
import { content } from '#content/index.ts';
import { projectsMessages } from '../side-by-side.ts';
import { noise } from './chat.ts';
import { AWKWARD_URL, expect, inEveryLanguage, open, test } from './site.ts';

const [first, second] = content.projects;
if (!first || !second) throw new Error('These tests need two projects');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const card = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** How much of a dialog moves or waits to move, but for what its styles do. */
function movements(element: Element): number {
  return element.getAnimations({ subtree: true }).filter((one) => !(one instanceof CSSTransition)).length;
}

/** What had the focus after each press of Tab, as seen from the open dialog. */
async function focusAfterTabs(page: Page, presses: number, key = 'Tab'): Promise<string[]> {
  const seen: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    seen.push(
      await page.evaluate(() => {
        const active = document.activeElement;
        return active?.closest('dialog') ? (active.textContent ?? '') || 'close' : `outside: ${active?.tagName}`;
      }),
    );
  }
  return seen;
}

inEveryLanguage('a project', (language) => {
  test('opens from its card and says everything about itself', async ({ page }) => {
    await open(page, `/${language}/`);
    await expect(card(page, first.title[language])).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(card(page, first.title[language])).toHaveAccessibleDescription(first.summary[language]);
    await card(page, first.title[language]).click();
    const modal = page.getByRole('dialog', { name: first.title[language], exact: true });
    await expect(modal).toBeVisible();
    await expect(modal).toContainText(first.description[language]);
    await expect(modal).toContainText(first.image);
    await expect(modal.getByRole('listitem')).toHaveText(first.technologies);
    for (const [name, address] of [
      [projectsMessages.view[language], first.link],
      [projectsMessages.code[language], first.github],
    ] as const) {
      if (!address) continue;
      const link = modal.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', address);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  });
});

test('the dialog closes by Escape, its button, a click beside it and Back, and gives the focus back', async ({
  page,
}) => {
  await open(page, '/en/');
  const entries = await page.evaluate(() => history.length);
  const close = dialog(page).getByRole('button', { name: projectsMessages.close.en });
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => close.click(),
    () => page.mouse.click(20, 20),
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
  ]) {
    await card(page, first.title.en).click();
    await expect(dialog(page)).toBeVisible();
    // One press of Back for one project, however many were opened.
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    expect(await page.locator('dialog').evaluate(movements)).toBe(0);
    const box = await close.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await leave();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/en/');
    await expect(card(page, first.title.en)).toBeFocused();
  }
  await card(page, second.title.en).click();
  await expect(dialog(page)).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
});

test('the focus goes into the dialog and stays there in both directions; a press that begins in it and ends beside it leaves it open', async ({
  page,
}) => {
  await open(page, '/en/');
  await card(page, first.title.en).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: projectsMessages.close.en })).toBeFocused();
  expect(await focusAfterTabs(page, 7)).not.toContainEqual(expect.stringContaining('outside'));
  expect(await focusAfterTabs(page, 7, 'Shift+Tab')).not.toContainEqual(expect.stringContaining('outside'));

  await dialog(page).getByText(first.description.en).hover();
  await page.mouse.down();
  await page.mouse.move(20, 20, { steps: 4 });
  await page.mouse.up();
  await dialog(page).getByText(first.description.en).click();
  await expect(dialog(page)).toBeVisible();
});

test('the page behind the dialog neither scrolls nor moves', async ({ page }) => {
  await open(page, '/en/');
  await card(page, first.title.en).scrollIntoViewIfNeeded();
  const place = () =>
    page.locator('#projects').evaluate((section) => {
      const { top, left, width } = section.getBoundingClientRect();
      return { top, left, width };
    });
  const before = await place();
  await card(page, first.title.en).click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.move(20, 20);
  await page.mouse.wheel(0, 600);
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  expect(await place()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(await place()).toEqual(before);
});

test('the dialog follows the address: on arrival, forward, and by a link on the page', async ({ page }) => {
  await open(page, `/en/#project-${second.id}`);
  await expect(page.getByRole('dialog', { name: second.title.en })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/en/');
  await expect(card(page, second.title.en)).toBeFocused();
  await expect(card(page, second.title.en)).toBeInViewport();

  await card(page, first.title.en).click();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await page.goForward();
  await expect(page.getByRole('dialog', { name: first.title.en })).toBeVisible();

  await page.evaluate((id) => (location.hash = `project-${id}`), second.id);
  await expect(page.getByRole('dialog', { name: second.title.en })).toBeVisible();
});

test('a dialog that is closed and opened again within a frame stays open; a switch of the language keeps it and says it anew', async ({
  page,
}) => {
  await open(page, '/en/');
  await card(page, first.title.en).click();
  await dialog(page).evaluate(async () => {
    const { href, pathname } = location;
    for (const address of [pathname, href]) {
      history.replaceState(history.state, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
      await Promise.resolve();
    }
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  });
  await expect(page).toHaveURL(`/en/#project-${first.id}`);
  await expect(page.getByRole('dialog', { name: first.title.en })).toBeVisible();

  await page.locator('#languages a[hreflang="ja"]').evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('dialog', { name: first.title.ja })).toBeVisible();
  await expect(page).toHaveURL(`/ja/#project-${first.id}`);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/ja/');
});

test('Back in the moment of a press stays on the page, and Forward opens what was pressed', async ({ page }) => {
  await open(page, '/en/');
  await card(page, first.title.en).evaluate(async (button: HTMLElement) => {
    const back = new Promise((done) => addEventListener('popstate', done, { once: true }));
    button.click();
    history.back();
    await back;
  });
  await expect(page).toHaveURL('/en/');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('dialog', { name: first.title.en })).toBeVisible();
});

test('an unknown project opens nothing', async ({ page }) => {
  await open(page, '/en/#project-unknown');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/en/#project-unknown');
});

test('twelve projects with the longest of names open and close like three; a dialog higher than the window scrolls inside, its close button stays', async ({
  page,
}) => {
  await open(page, `${AWKWARD_URL}/en/`);
  const cards = page.locator('#projects button[aria-haspopup="dialog"]');
  await expect(cards).toHaveCount(12);
  await cards.last().click();
  await expect(dialog(page)).toBeVisible();
  const overflow = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  await page.setViewportSize({ width: 390, height: 500 });
  await cards.first().click();
  await dialog(page).getByRole('link', { name: projectsMessages.code.en }).scrollIntoViewIfNeeded();
  await expect(dialog(page).getByRole('link', { name: projectsMessages.code.en })).toBeInViewport();
  await expect(dialog(page).getByRole('button', { name: projectsMessages.close.en })).toBeInViewport({ ratio: 1 });
});

test('on a phone held sideways the dialog shows at once which project it is', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, `/en/#project-${first.id}`);
  await expect(dialog(page).getByRole('heading', { name: first.title.en })).toBeInViewport({ ratio: 1 });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  const movement = /\/unfold-[^/]*\.js$/;

  test('a card unfolds into its sheet, which folds into it again, and neither makes anybody wait', async ({ page }) => {
    await open(page, '/en/');
    await page.evaluate(() => (document.documentElement.style.scrollBehavior = 'auto'));
    const asked = page.waitForResponse(movement);
    await card(page, first.title.en).focus();
    // The page's own import comes first.
    await page.evaluate((address) => import(address), (await asked).url());
    await expect(page.locator(`#project-${first.id} [data-reveal]`)).toHaveAttribute('data-revealed', 'true');
    const moves = await page.evaluate(async (id) => {
      const button = document.querySelector<HTMLElement>(`#project-${id} button`)!;
      const frame = () => new Promise(requestAnimationFrame);
      const rect = (element: Element | null | undefined) => {
        const { left, top, width, height } = element!.getBoundingClientRect();
        return [left, top, width, height].map(Math.round);
      };
      for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
      const opened = async () => {
        button.click();
        while (!document.querySelector('dialog[open]')) await frame();
      };
      await opened();
      const modal = document.querySelector('dialog')!;
      const focus = document.activeElement?.closest('dialog') === modal;
      const moving = modal.getAnimations({ subtree: true }).filter((one) => !(one instanceof CSSTransition));
      const seek = (time: number) => {
        for (const one of moving) {
          one.pause();
          one.currentTime = time;
        }
      };
      const sheet = modal.querySelector(':scope > div')!;
      const parts = () => [sheet, sheet.firstElementChild, sheet.querySelector('svg + span')].map(rect);
      seek(0);
      const onCard = [button, button.firstElementChild, button.querySelector('svg + span')].map(rect);
      const folded = parts();
      seek(320);
      const unfolded = parts();
      // Called back on its way, it turns round; the page has the focus again at once.
      seek(160);
      modal.querySelector('button')!.click();
      await new Promise((done) => addEventListener('popstate', done, { once: true }));
      await frame();
      const back = [modal.open, document.activeElement === button, ...moving.map((one) => one.playbackRate < 0)];
      await opened();
      const forth = [modal.open, ...moving.map((one) => one.playbackRate > 0)];
      for (const one of moving) one.finish();
      await frame();
      const atRest = parts();
      return { focus, onCard, folded, unfolded, back, forth, atRest, styles: modal.getAttribute('style') };
    }, first.id);
    expect(moves.focus).toBe(true);
    expect(moves.folded).toEqual(moves.onCard);
    expect(moves.unfolded).toEqual(moves.atRest);
    expect(moves.back).toEqual([false, true, ...moves.back.slice(2).map(() => true)]);
    expect(moves.forth).toEqual(moves.forth.map(() => true));
    expect(await page.locator('dialog').evaluate(movements)).toBe(0);
    expect(moves.styles ?? '').toBe('');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/en/');
  });

  test.describe('without the script of the movement', () => {
    test.use({ expectedNoise: noise(/unfold-/, /Failed to load resource/) });
    test('the dialog comes in 0.24 s and goes in 0.14 s', async ({ page }) => {
      await page.route(movement, (route) => route.abort());
      await open(page, `/en/#project-${first.id}`);
      await expect(dialog(page)).toBeVisible();
      const duration = () => page.locator('dialog').evaluate((element) => getComputedStyle(element).transitionDuration);
      expect(new Set((await duration()).split(', '))).toEqual(new Set(['0.24s']));
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      expect(new Set((await duration()).split(', '))).toEqual(new Set(['0.14s']));
    });
  });
});
