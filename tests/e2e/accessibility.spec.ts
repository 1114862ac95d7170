/**
 * Page, form and chat in all their states, as assistive technology, axe and forced colours meet them. What is told in each
 * state can be read: tests/e2e/tree. What is meant to change is written anew with
 * `npx playwright test accessibility.spec.ts --update-snapshots`, and read again from top to bottom.
 */
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { DONE_EVENT } from '#shared/chat-completion-writer.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { event, FINISH } from '../fakes/chat-provider.ts';
import { isSample } from '../side-by-side.ts';
import { Chat, expect, FAILED_REQUEST, open, test } from './fixtures.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** For the messages' times, and the copyright's year, which is that of the visit. */
const NOON = new Date('2031-03-04T12:00:00Z');

test.use({ timezoneId: 'UTC', allowedMessages: FAILED_REQUEST });

/** @param look Is told the state, and the part of the page that it changes. */
async function throughStates(page: Page, language: Language, look: (state: string, part: string) => Promise<void>) {
  await page.clock.install({ time: NOON });
  const answer = 'An answer with a [link](#projects) and\n\n- **one** point\n- `another`';
  const answers = [
    completion(answer),
    { status: 500, json: { error: {} } },
    { status: 429, json: { error: { code: 'rate_limit_exceeded' } } },
  ];
  await page.route(/completions$/, (route) => route.fulfill(answers.shift() ?? completion('Yes.')));
  await page.addInitScript(() => {
    window.open = () => {
      throw new Error('no mail client');
    };
  });
  await open(page, `/${language}/`);
  await look('page', 'body');
  await page.locator('button[data-menu="language"]').click();
  await expect(page.locator('#languages')).toBeVisible();
  await look('list of languages', 'header');
  await page.keyboard.press('Escape');

  await page.locator('#projects button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('project', 'dialog');
  await page.keyboard.press('Escape');

  const form = page.locator('form[data-state]');
  await form.locator('[name="email"]').fill('not an address');
  await form.locator('[type="submit"]').click();
  await expect(form.locator('[name="name"]')).toHaveAttribute('aria-invalid', 'true');
  await look('form that is not right', 'form[data-state]');
  await form.locator('[name="name"]').fill('Mei');
  await form.locator('[name="email"]').fill('mei@example.com');
  await form.locator('[name="message"]').fill('Hello');
  await form.locator('[type="submit"]').click();
  await expect(form).toHaveAttribute('data-state', 'error');
  await look('form after an error', 'form[data-state]');
  await page.evaluate(() => (window.open = () => null));
  await form.locator('[type="submit"]').click();
  await page.clock.runFor(1_000);
  await expect(form).toHaveAttribute('data-state', 'sent');
  await look('form that is sent', 'form[data-state]');

  const chat = new Chat(page);
  await chat.button.click();
  await expect(chat.part('hint')).toBeVisible();
  await look('chat', '[data-chat="panel"]');
  // Time passes between two messages only: on a slow machine the warning would come before what it comes after.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
  for (const [question, state] of [
    ['One?', 'chat with an answer'],
    ['Two?', 'chat after an error'],
    ['Three?', 'chat that is blocked'],
    ['Four?', undefined],
    ['Five?', undefined],
  ] as const) {
    await chat.exchange(question);
    await expect(chat.messages('human').last()).toContainText(question);
    if (state) await look(state, '[data-chat="panel"]');
    if (question === 'Three?') await page.clock.fastForward(60_000);
  }
  await chat.send('Six?');
  await expect(chat.panel.getByRole('status').last()).toContainText('⚠️');
  await look('chat that is used up', '[data-chat="panel"]');
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('button[aria-controls="menu"]').click();
  await expect(page.locator('main')).toHaveAttribute('inert');
  await look('menu', 'header');
}

function completion(content: string) {
  return { status: 200, contentType: 'text/event-stream', body: event(content) + FINISH + DONE_EVENT };
}

for (const language of LANGUAGES)
  test(`assistive technology is told what is seen (${language})`, async ({ page }) => {
    test.skip(!isSample, 'the words are the sample owner’s');
    const trees: string[] = [];
    // Word for word: a pattern would hide figures.
    await throughStates(page, language, async (state, part) => {
      trees.push(`# ${state}\n${withoutTime(await page.locator(part).ariaSnapshot())}\n`);
    });
    expect(trees.join('\n')).toMatchSnapshot(`${language}.yml`);
  });

/** The clock goes on while a slow machine works: the minutes of a message and of the session say nothing. */
function withoutTime(tree: string): string {
  return tree.replaceAll(/\b12:\d\d\b/g, '12:00').replaceAll(/(?<=\s|経過)[01](?= ?(?:min\b|分))/g, '0');
}

// No rule of axe's looks at colours and width together.
for (const [language, colorScheme, width] of [
  ['zh', 'light', 390],
  ['ja', 'dark', 1440],
] as const)
  test.describe(() => {
    // axe is a script that the page's policy does not know.
    test.use({ bypassCSP: true, colorScheme, viewport: { width, height: 900 } });

    test(`axe finds nothing against WCAG 2.2 A and AA (${language}, ${colorScheme}, ${width} px)`, async ({ page }) => {
      await throughStates(page, language, async (state, part) => {
        if (state === 'page') await page.addScriptTag({ path: AXE });
        // It has timers of its own.
        await page.clock.resume();
        const options = {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
          resultTypes: ['violations'],
        };
        const args = [{ include: part }, options].map((value) => JSON.stringify(value)).join();
        const { violations } = await page.evaluate<AxeResults>(`axe.run(${args})`);
        const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
        expect(found, state).toEqual([]);
      });
    });
  });

test.describe(() => {
  test.use({ colorScheme: 'dark', contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('forced colours leave every control with an edge', async ({ page }) => {
    const edges: Readonly<Record<string, string>> = {
      page: '[data-menu="language"], #projects button, #contact dd button, form :is(input, button)',
      'list of languages': '#languages',
      project: 'dialog button, dialog p > a',
      'form after an error': 'form div:has(> [role="alert"])',
      'chat with an answer': '[data-chat="panel"], [data-chat="send"], [data-message-id] > div:first-of-type',
    };
    await throughStates(page, 'en', async (state) => {
      if (edges[state]) expect(await page.locator(edges[state]).evaluateAll(withoutEdge), state).toEqual([]);
    });
  });
});

/** Those that are seen, but not their edge: no border, nor one that is drawn around it. */
function withoutEdge(elements: readonly Element[]): string[] {
  const canvas = getComputedStyle(document.documentElement).backgroundColor;
  const hasEdge = (element: Element) =>
    [undefined, '::before'].some((pseudo) => {
      const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element, pseudo);
      return borderTopWidth !== '0px' && borderTopStyle !== 'none' && borderTopColor !== canvas;
    });
  const bare = elements.filter((element) => element.checkVisibility() && !hasEdge(element));
  return elements.length === 0 ? ['nothing there'] : bare.map(({ outerHTML }) => outerHTML.slice(0, 100));
}
