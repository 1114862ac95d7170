import { content } from '#content/index.ts';
import { headerMessages } from '../side-by-side.ts';
import { faults } from './axe.ts';
import { Chat } from './chat.ts';
import { expect, open, test } from './site.ts';

test.use({ bypassCSP: true });

/** Every two of language, colours and width meet once: no rule of axe's looks at all three together. */
const PAIRS = [
  ['zh', 'light', 390],
  ['zh', 'dark', 1440],
  ['en', 'light', 1440],
  ['en', 'dark', 390],
  ['ja', 'light', 390],
  ['ja', 'dark', 1440],
] as const;

for (const [language, colorScheme, width] of PAIRS) {
  test.describe(`axe finds nothing (${language}, ${colorScheme}, ${width} px)`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('on the page, in its menu, in a project’s dialog and in the states of the form', async ({ page }) => {
      await page.addInitScript(() => {
        window.open = () => {
          throw new Error('no mail client');
        };
      });
      await open(page, `/${language}/`);
      expect(await faults(page)).toEqual([]);

      const menu =
        width < 768
          ? page.getByRole('button', { name: headerMessages.menu.open[language] })
          : page.locator('button[data-menu="language"]');
      await menu.click();
      // With it go what the menu covers, and the chat's button.
      await expect(page.locator('header button[aria-controls][aria-expanded="true"]')).toBeVisible();
      expect(await faults(page, 'header')).toEqual([]);
      await page.keyboard.press('Escape');

      const form = page.locator('form[data-state]');
      await form.locator('[name="email"]').fill('not an address');
      await form.locator('[type="submit"]').click();
      expect(await faults(page, '#contact')).toEqual([]);
      await form.locator('[name="name"]').fill('Ada');
      await form.locator('[name="email"]').fill('ada@example.com');
      await form.locator('[name="message"]').fill('Hello');
      await form.locator('[type="submit"]').click();
      await expect(form).toHaveAttribute('data-state', 'error');
      expect(await faults(page, '#contact')).toEqual([]);
      await page.evaluate(() => {
        window.open = () => null;
      });
      await form.locator('[type="submit"]').click();
      await expect(form).toHaveAttribute('data-state', 'sent');
      expect(await faults(page, '#contact')).toEqual([]);

      await page.evaluate((id) => (location.hash = `project-${id}`), content.projects[0]!.id);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`forced colours (${colorScheme})`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

    test('leave every control, notice and message with an edge, and show the focus', async ({ page }) => {
      await page.addInitScript(() => {
        window.open = () => {
          throw new Error('no mail client');
        };
      });
      await open(page, '/en/');
      expect(await faults(page)).toEqual([]);
      const form = '#contact form';
      expect(await page.evaluate(withoutEdge, ['.skip-link', '[data-menu="language"]', '#projects button'])).toEqual(
        [],
      );
      expect(await page.evaluate(withoutEdge, [`${form} input`, `${form} textarea`, `${form} button`])).toEqual([]);
      expect(await page.evaluate(withoutEdge, ['#contact dd button', 'button[data-chat]'])).toEqual([]);
      const edge = await page.locator(`${form} input`).last().evaluate(borderOf);

      await page.locator('button[data-menu="language"]').click();
      expect(await page.evaluate(withoutEdge, ['#languages'])).toEqual([]);
      expect(await faults(page, 'header')).toEqual([]);
      await page.keyboard.press('Escape');

      await page.locator('#projects button').first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      expect(await page.evaluate(withoutEdge, ['dialog button', 'dialog button + div', 'dialog p > a'])).toEqual([]);
      expect(await faults(page, 'dialog')).toEqual([]);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(focusRing)).toBe('solid 2px');
      await page.keyboard.press('Escape');

      await page.locator(`${form} [type="submit"]`).click();
      expect(await page.locator(`${form} input`).last().evaluate(borderOf), 'wrong, to the eye as well').not.toBe(edge);
      expect(await page.evaluate(focusRing)).toBe('solid 2px');
      await page.locator(`${form} [name="name"]`).fill('Ada');
      await page.locator(`${form} [name="email"]`).fill('ada@example.com');
      await page.locator(`${form} [name="message"]`).fill('Hello');
      await page.locator(`${form} [type="submit"]`).click();
      await expect(page.locator(form)).toHaveAttribute('data-state', 'error');
      expect(await page.evaluate(withoutEdge, [`${form} div:has(> [role="alert"])`, `${form} button`])).toEqual([]);
      expect(await faults(page, '#contact')).toEqual([]);

      await page.locator('button[data-chat="open"]').click();
      const chat = new Chat(page);
      await expect(chat.part('suggestion').first()).toBeVisible();
      expect(await page.evaluate(focusRing)).toBe('solid 2px');
      const parts = [
        '[data-chat="panel"]',
        '[data-chat="panel"] form',
        '[data-chat="send"]',
        '[data-message-id] > div:first-of-type',
      ];
      expect(await page.evaluate(withoutEdge, parts)).toEqual([]);
      expect(await faults(page, '[data-chat="panel"]')).toEqual([]);
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
