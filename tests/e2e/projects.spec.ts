import type { Page } from '@playwright/test';
import { content } from '#content/index.ts';
import { projectsMessages } from '../side-by-side.ts';
import { expect, open, pressLanguage, test } from './fixtures.ts';

// A scrollbar with room of its own, which Playwright hides by default.
test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

const [first, second] = content.projects;
if (!first || !second) throw new Error('These tests need two projects');

const card = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** Where things stand that would move with the page behind them, or sideways into the room of the scrollbar. */
function places(page: Page): Promise<string> {
  return page.locator('header button[data-menu], #projects, footer').evaluateAll((all) => {
    const sides = all.map((element) => [element.getBoundingClientRect().left, element.getBoundingClientRect().right]);
    return JSON.stringify([sides, document.querySelector('#projects')!.getBoundingClientRect().top]);
  });
}

test('the dialog closes in four ways, gives the focus back, moves nothing behind it', async ({ page }) => {
  await open(page, '/en/');
  const opener = card(page, first.title.en);
  await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
  await expect(opener).toHaveAccessibleDescription(first.summary.en);
  const close = dialog(page).getByRole('button', { name: projectsMessages.close.en });
  await opener.scrollIntoViewIfNeeded();
  const entries = await page.evaluate(() => history.length);
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(5);
  const before = await places(page);
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => close.click(),
    () => page.mouse.click(20, 20),
    () => page.goBack(),
  ]) {
    await opener.click();
    await expect(dialog(page)).toBeVisible();
    // One press of Back for one project, however many were opened.
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.mouse.move(20, 20);
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
    expect(await places(page)).toBe(before);
    await leave();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/en/');
    await expect(opener).toBeFocused();
    expect(await places(page)).toBe(before);
  }

  await page.keyboard.press('Enter');
  await expect(close).toBeFocused();
  // A press that begins in it and ends beside it.
  await dialog(page).getByText(first.description.en).hover();
  await page.mouse.down();
  await page.mouse.move(20, 20, { steps: 4 });
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
});

test('behind the menu of a small window nothing moves where the scrollbar goes', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await open(page, '/en/');
  const before = await places(page);
  await page.locator('button[aria-controls="menu"]').click();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  expect(await places(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  expect(await places(page)).toBe(before);
});

test('the dialog follows the address, Back and Forward, and the language', async ({ page }) => {
  await open(page, `/en/#project-${second.id}`);
  await expect(page.getByRole('dialog', { name: second.title.en })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/en/');
  await expect(card(page, second.title.en)).toBeFocused();
  await expect(card(page, second.title.en)).toBeInViewport();

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
  await page.evaluate((id) => (location.hash = `project-${id}`), second.id);
  await expect(page.getByRole('dialog', { name: second.title.en })).toBeVisible();

  await pressLanguage(page, 'ja');
  await expect(page.getByRole('dialog', { name: second.title.ja })).toBeVisible();
  await expect(page).toHaveURL(`/ja/#project-${second.id}`);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.evaluate(() => (location.hash = 'project-unknown'));
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});
