/**
 * What assistive technology is told in each of twelve states, as it can be read: tests/e2e/tree. What is meant to change is
 * written anew with `npx playwright test tree.spec.ts --update-snapshots`, and read again from top to bottom.
 */
import type { Locator, Page } from '@playwright/test';
import { isSample } from '../sample.ts';
import { Chat, noise } from './chat.ts';
import { expect, inEveryLanguage, open, test } from './site.ts';

/** For the copyright's year and the messages' times. */
const NOON = new Date('2026-03-04T12:00:00Z');
const ANSWER = 'An answer with a [link](#projects) and\n\n- **one** point\n- `another`';

test.use({ timezoneId: 'UTC', expectedNoise: noise(/Failed to load resource/) });

inEveryLanguage('assistive technology', (language) => {
  test('is told what is seen: page, menus, dialog, form and chat in all their states', async ({ page }) => {
    test.skip(!isSample, 'the words are the sample owner’s');
    const states: string[] = [];
    /** Notes what is told of an element, word for word: a pattern would hide figures. */
    const note = async (state: string, element: Locator) =>
      void states.push(`# ${state}\n${withoutTime(await element.ariaSnapshot())}\n`);

    await page.clock.install({ time: NOON });
    await answerInTurn(
      page,
      words(ANSWER),
      refuse(500, {}),
      refuse(429, { code: 'rate_limit_exceeded' }),
      words('Yes.'),
    );
    await page.addInitScript(() => {
      window.open = () => {
        throw new Error('no mail client');
      };
    });
    await open(page, `/${language}/`);
    await note('page', page.locator('body'));
    const languages = page.locator('button[data-menu="language"]');
    await languages.click();
    await expect(languages).toHaveAttribute('aria-expanded', 'true');
    await note('list of languages', page.getByRole('banner'));
    await page.keyboard.press('Escape');

    await page.locator('#projects button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await note('project', page.getByRole('dialog'));
    await page.keyboard.press('Escape');

    const form = page.locator('form[data-state]');
    await form.locator('[name="email"]').fill('not an address');
    await form.locator('[type="submit"]').click();
    await expect(form.locator('[name="name"]')).toHaveAttribute('aria-invalid', 'true');
    await note('form that is not right', form);
    await form.locator('[name="name"]').fill('Mei');
    await form.locator('[name="email"]').fill('mei@example.com');
    await form.locator('[name="message"]').fill('Hello');
    await form.locator('[type="submit"]').click();
    await expect(form).toHaveAttribute('data-state', 'error');
    await note('form after an error', form);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await form.locator('[type="submit"]').click();
    await page.clock.runFor(1_000);
    await expect(form).toHaveAttribute('data-state', 'sent');
    await note('form that is sent', form);

    const chat = new Chat(page);
    await chat.button.click();
    await expect(chat.part('hint')).toBeVisible();
    await note('chat', chat.panel);
    // Time passes between two sends only: on a slow machine the warning would come before what it comes after.
    await chat.stopClock();
    for (const [question, state] of [
      ['One?', 'chat with an answer'],
      ['Two?', 'chat after an error'],
      ['Three?', 'chat that is blocked'],
      ['Four?', undefined],
      ['Five?', undefined],
    ] as const) {
      await chat.exchange(question);
      await expect(chat.messages('human').last()).toContainText(question);
      if (state) await note(state, chat.panel);
      if (question === 'Three?') await page.clock.fastForward(60_000);
    }
    await chat.send('Six?');
    await expect(chat.panel.getByRole('status').last()).toContainText('⚠️');
    await note('chat that is used up', chat.panel);
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('button[aria-controls="menu"]').click();
    await expect(page.locator('main')).toHaveAttribute('inert');
    await note('menu', page.getByRole('banner'));
    expect(states.join('\n')).toMatchSnapshot(`${language}.yml`);
  });
});

interface Answer {
  readonly status?: number;
  readonly contentType?: string;
  readonly body: string;
}

function words(text: string): Answer {
  const chunk = (choice: object) => `data: ${JSON.stringify({ choices: [{ index: 0, ...choice }] })}\n\n`;
  const body = `${chunk({ delta: { content: text } })}${chunk({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`;
  return { contentType: 'text/event-stream', body };
}

function refuse(status: number, error: object): Answer {
  return { status, contentType: 'application/json', body: JSON.stringify({ error }) };
}

/** Answers the questions of the chat one after the other; the last answer is given again and again. */
async function answerInTurn(page: Page, ...answers: readonly Answer[]): Promise<void> {
  const left = [...answers];
  await page.route(/completions$/, (route) =>
    route.fulfill({ status: 200, ...(left.length > 1 ? left.shift() : left[0]) }),
  );
}

/** The clock goes on while a slow machine works: the minutes of a message and of the session say nothing. */
function withoutTime(tree: string): string {
  return tree.replaceAll(/\b12:\d\d\b/g, '12:00').replaceAll(/(?<=\s|経過)[01](?= ?(?:min\b|分))/g, '0');
}
