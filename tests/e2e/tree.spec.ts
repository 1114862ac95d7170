/**
 * What assistive technology is told in each state, as it can be read: tests/e2e/tree. What is meant to change is
 * written anew with `npx playwright test tree.spec.ts --update-snapshots`, and read again from top to bottom.
 */
import type { Locator } from '@playwright/test';
import { LANGUAGES } from '#shared/language.ts';
import { headerMessages } from '../side-by-side.ts';
import { isSample } from '../sample.ts';
import { refuse, RATE_LIMITED, words } from '../fakes/chat-provider.ts';
import { expectNoise, FAILED_ANSWER, test as chatTest } from './chat.ts';
import { expect, open, test } from './site.ts';

/** For the copyright's year and the messages' times. */
const NOON = new Date('2026-03-04T12:00:00Z');
const ADVERTISED = 'An answer with a [link](#projects) and\n\n- **one** point\n- `another`';

for (const language of LANGUAGES) {
  /**
   * Compares what is told of an element with the file of a state, word for word: a pattern would hide figures. Waits for
   * what is still on its way, as every look at a page does.
   */
  const tells = (what: Locator, state: string) =>
    expect(async () =>
      expect(`${withoutTime(await what.ariaSnapshot())}\n`).toMatchSnapshot(`${state}-${language}.yml`),
    ).toPass({ timeout: 15_000 });

  test.describe('the page', () => {
    test.use({ timezoneId: 'UTC' });

    test(`is told as it is seen, its menus, its dialog, its form and its empty chat (${language})`, async ({
      page,
    }) => {
      test.skip(!isSample, 'the words are the sample owner’s');
      await page.clock.install({ time: NOON });
      await page.addInitScript(() => {
        window.open = () => {
          throw new Error('no mail client');
        };
      });
      await open(page, `/${language}/`);
      await tells(page.locator('body'), 'page');

      const languages = page.locator('button[data-menu="language"]');
      await languages.click();
      await expect(languages).toHaveAttribute('aria-expanded', 'true');
      await tells(page.getByRole('banner'), 'language-list');
      await page.keyboard.press('Escape');

      await page.locator('#projects button').first().click();
      await tells(page.getByRole('dialog'), 'project');
      await page.keyboard.press('Escape');

      const form = page.locator('form[data-state]');
      await form.locator('[name="email"]').fill('not an address');
      await form.locator('[type="submit"]').click();
      await tells(form, 'form-invalid');
      await write(form);
      await form.locator('[type="submit"]').click();
      await page.clock.runFor(1_000);
      await expect(form).toHaveAttribute('data-state', 'error');
      await tells(form, 'form-error');
      await page.evaluate(() => {
        window.open = () => null;
      });
      await form.locator('[type="submit"]').click();
      await page.clock.runFor(1_000);
      await expect(form).toHaveAttribute('data-state', 'sent');
      await tells(form, 'form-sent');

      await page.locator('button[data-chat="open"]').click();
      await expect(page.locator('[data-chat="hint"]')).toBeVisible();
      await tells(page.locator('[data-chat="panel"]'), 'chat');
      await page.keyboard.press('Escape');

      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: headerMessages.menu.open[language] }).click();
      await expect(page.locator('main')).toHaveAttribute('inert');
      await tells(page.getByRole('banner'), 'menu');
    });
  });

  chatTest.describe('the chat', () => {
    chatTest.use({ timezoneId: 'UTC' });
    expectNoise(...FAILED_ANSWER);

    chatTest(
      `tells of an answer, of an error, that it is blocked, and that all is used up (${language})`,
      async ({ chat, page, provider }) => {
        chatTest.skip(!isSample, 'the words are the sample owner’s');
        await page.clock.install({ time: NOON });
        provider.answerWith(words(ADVERTISED), refuse(500, {}), RATE_LIMITED, words('Again.'));
        await chat.open(language);
        // Time passes between two sends only: on a slow machine the warning would come before what it comes after.
        await chat.stopClock();
        await chat.exchange('One?');
        await tells(chat.panel, 'chat-answer');
        await chat.exchange('Two?');
        await tells(chat.panel, 'chat-error');
        await chat.exchange('Three?');
        await tells(chat.panel, 'chat-blocked');
        await page.clock.fastForward(60_000);
        await chat.exchange('Four?');
        await chat.exchange('Five?');
        await chat.send('Six?');
        await tells(chat.panel, 'chat-used-up');
      },
    );
  });
}

async function write(form: Locator): Promise<void> {
  await form.locator('[name="name"]').fill('Mei');
  await form.locator('[name="email"]').fill('mei@example.com');
  await form.locator('[name="message"]').fill('Hello');
}

/** The clock goes on while a slow machine works: the minutes of a message and of the session say nothing. */
function withoutTime(tree: string): string {
  return tree.replaceAll(/\b12:\d\d\b/g, '12:00').replaceAll(/(?<=\s|経過)[01](?= ?(?:min\b|分))/g, '0');
}
