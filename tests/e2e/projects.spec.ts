import type { Page } from '@playwright/test';
import { content } from '#content/index.ts';
import { projectsMessages } from '../side-by-side.ts';
import { noise } from './chat.ts';
import { AWKWARD_URL, expect, inEveryLanguage, open, test } from './site.ts';

const [first, second] = content.projects;
if (!first || !second) throw new Error('These tests need two projects');

const card = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

inEveryLanguage('a project', (language) => {
  test('opens from its card and says everything about itself', async ({ page }) => {
    await open(page, `/${language}/`);
    await expect(card(page, first.title[language])).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(card(page, first.title[language])).toHaveAccessibleDescription(first.summary[language]);
    await card(page, first.title[language]).click();
    const modal = page.getByRole('dialog', { name: first.title[language], exact: true });
    for (const text of [first.description[language], first.image]) await expect(modal).toContainText(text);
    await expect(modal.getByRole('listitem')).toHaveText(first.technologies);
    for (const [name, address] of [
      [projectsMessages.view[language], first.link],
      [projectsMessages.code[language], first.github],
    ] as const)
      if (address) await expect(modal.getByRole('link', { name })).toHaveAttribute('href', address);
  });
});

test('the dialog closes by Escape, its button, a click beside it and Back, gives the focus back, and moves nothing behind it', async ({
  page,
}) => {
  await open(page, '/en/');
  const close = dialog(page).getByRole('button', { name: projectsMessages.close.en });
  await card(page, first.title.en).scrollIntoViewIfNeeded();
  const entries = await page.evaluate(() => history.length);
  const place = () => page.locator('#projects').evaluate((section) => JSON.stringify(section.getBoundingClientRect()));
  const before = await place();
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => close.click(),
    () => page.mouse.click(20, 20),
    () => page.goBack(),
  ]) {
    await card(page, first.title.en).click();
    await expect(dialog(page)).toBeVisible();
    // One press of Back for one project, however many were opened.
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.mouse.move(20, 20);
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
    expect(await place()).toBe(before);
    await leave();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/en/');
    await expect(card(page, first.title.en)).toBeFocused();
    expect(await place()).toBe(before);
  }

  await page.keyboard.press('Enter');
  await expect(close).toBeFocused();
  // A press that begins in it and ends beside it.
  await dialog(page).getByText(first.description.en).hover();
  await page.mouse.down();
  await page.mouse.move(20, 20, { steps: 4 });
  await page.mouse.up();
  await dialog(page).getByText(first.description.en).click();
  await expect(dialog(page)).toBeVisible();
});

test('the dialog follows the address: on arrival, forward, by a link, and through a change of language', async ({
  page,
}) => {
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

  await page.locator('#languages a[hreflang="ja"]').evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('dialog', { name: second.title.ja })).toBeVisible();
  await expect(page).toHaveURL(`/ja/#project-${second.id}`);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  await page.evaluate(() => (location.hash = 'project-unknown'));
  await expect(page.locator('dialog[open]')).toHaveCount(0);
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

test('twelve projects with the longest of names open and close like three; a dialog higher than the window scrolls inside', async ({
  page,
}) => {
  await open(page, `${AWKWARD_URL}/en/`);
  const cards = page.locator('#projects button[aria-haspopup="dialog"]');
  await expect(cards).toHaveCount(12);
  await page.setViewportSize({ width: 390, height: 500 });
  await cards.last().click();
  expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await cards.first().click();
  await dialog(page).getByRole('link', { name: projectsMessages.code.en }).scrollIntoViewIfNeeded();
  await expect(dialog(page).getByRole('link', { name: projectsMessages.code.en })).toBeInViewport();
  await expect(dialog(page).getByRole('button', { name: projectsMessages.close.en })).toBeInViewport({ ratio: 1 });
});

test.describe('with motion', () => {
  test.use({
    contextOptions: { reducedMotion: 'no-preference' },
    expectedNoise: noise(/unfold-/, /Failed to load resource/),
  });

  test('the sheet that unfolds from its card makes nobody wait, and comes without its script, too', async ({
    page,
  }) => {
    for (const isLost of [false, true]) {
      await page.route(/\/unfold-[^/]*\.js$/, (route) => (isLost ? route.abort() : route.continue()));
      await open(page, '/en/');
      await card(page, first.title.en).scrollIntoViewIfNeeded();
      // Once while the script comes, and again when it is there.
      for (let times = 0; times < 2; times++) {
        await card(page, first.title.en).click();
        await expect(dialog(page).getByRole('button')).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog[open]')).toHaveCount(0);
        await expect(card(page, first.title.en)).toBeFocused();
      }
      await page.unrouteAll();
    }
  });
});
