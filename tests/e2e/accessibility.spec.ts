import type { Page } from '@playwright/test';
import { content } from '#content/index.ts';
import { faults } from './axe.ts';
import { Chat } from './chat.ts';
import { expect, open, test } from './site.ts';

test.use({ bypassCSP: true });

/** Opens a page whose mail client cannot be opened. */
async function openWithoutMail(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    window.open = () => {
      throw new Error('no mail client');
    };
  });
  await open(page, address);
}

/** Brings the form from idle to invalid, to an error and to sent, and looks at each. */
async function inStatesOfForm(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  const form = page.locator('form[data-state]');
  await form.locator('[name="email"]').fill('not an address');
  await form.locator('[type="submit"]').click();
  await look('invalid');
  await form.locator('[name="name"]').fill('Ada');
  await form.locator('[name="email"]').fill('ada@example.com');
  await form.locator('[name="message"]').fill('Hello');
  await form.locator('[type="submit"]').click();
  await expect(form).toHaveAttribute('data-state', 'error');
  await look('error');
  await page.evaluate(() => {
    window.open = () => null;
  });
  await form.locator('[type="submit"]').click();
  await expect(form).toHaveAttribute('data-state', 'sent');
  await look('sent');
}

// No rule of axe's looks at language, colours and width together: each two of colours and width meet.
for (const [language, colorScheme, width] of [
  ['zh', 'light', 390],
  ['en', 'dark', 390],
  ['ja', 'light', 1440],
  ['zh', 'dark', 1440],
] as const)
  test.describe(`axe finds nothing (${language}, ${colorScheme}, ${width} px)`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('on the page, in its menu, in a project’s dialog and in the states of the form', async ({ page }) => {
      await openWithoutMail(page, `/${language}/`);
      expect(await faults(page)).toEqual([]);
      await page.locator(`header button[${width < 768 ? 'aria-controls="menu"' : 'data-menu="language"'}]`).click();
      // With it go what the menu covers, and the chat's button.
      await expect(page.locator('header button[aria-controls][aria-expanded="true"]')).toBeVisible();
      expect(await faults(page, 'header')).toEqual([]);
      await page.keyboard.press('Escape');
      await inStatesOfForm(page, async (state) => expect(await faults(page, '#contact'), state).toEqual([]));
      await page.evaluate((id) => (location.hash = `project-${id}`), content.projects[0]!.id);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });
  });

test.describe('forced colours', () => {
  test.use({ colorScheme: 'dark', contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('leave every control, notice and message with an edge, and show the focus', async ({ page }) => {
    const expectEdges = async (...selectors: string[]) =>
      expect(await page.evaluate(withoutEdge, selectors)).toEqual([]);
    const expectFocusRing = async () => expect(await page.evaluate(focusRing)).toBe('solid 2px');
    await openWithoutMail(page, '/en/');
    const form = '#contact form';
    await expectEdges(
      '.skip-link',
      '[data-menu="language"]',
      '#projects button',
      '#contact dd button',
      'button[data-chat]',
    );
    await expectEdges(`${form} input`, `${form} textarea`, `${form} button`);
    await page.locator('button[data-menu="language"]').click();
    await expectEdges('#languages');
    await page.keyboard.press('Escape');

    await page.locator('#projects button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectEdges('dialog button', 'dialog button + div', 'dialog p > a');
    await page.keyboard.press('Tab');
    await expectFocusRing();
    await page.keyboard.press('Escape');

    const right = await page.locator(`${form} input`).last().evaluate(borderOf);
    await inStatesOfForm(page, async (state) => {
      if (state === 'invalid') expect(await page.locator(`${form} input`).last().evaluate(borderOf)).not.toBe(right);
      if (state === 'error') await expectEdges(`${form} div:has(> [role="alert"])`, `${form} button`);
    });

    await page.locator('button[data-chat="open"]').click();
    await expect(new Chat(page).part('suggestion').first()).toBeVisible();
    await expectFocusRing();
    await expectEdges(
      '[data-chat="panel"]',
      '[data-chat="panel"] form',
      '[data-chat="send"]',
      '[data-message-id] > div:first-of-type',
    );
  });
});

/** What of these has no edge that is seen: no border, nor one that is drawn around it. */
function withoutEdge(selectors: readonly string[]): string[] {
  const canvas = getComputedStyle(document.documentElement).backgroundColor;
  return selectors.flatMap((selector) => {
    const elements = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    if (elements.length === 0) return [`${selector}: not there`];
    return elements
      .filter((element) =>
        [undefined, '::before'].every((pseudo) => {
          const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element, pseudo);
          return borderTopWidth === '0px' || borderTopStyle === 'none' || borderTopColor === canvas;
        }),
      )
      .map((element) => `${selector}: ${element.outerHTML.slice(0, 100)}`);
  });
}

function borderOf(element: Element): string {
  const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
  return `${borderTopStyle} ${borderTopWidth}`;
}

/** Around what has the focus, where it is seen. */
function focusRing(): string {
  const canvas = getComputedStyle(document.documentElement).backgroundColor;
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement!);
  return outlineColor === canvas ? 'not seen' : `${outlineStyle} ${outlineWidth}`;
}
