/** What visitors do, on a processor four times slower: the longest task of each. */
import { chromium, type Page } from '@playwright/test';
import { serveBuilt } from './serve-built.ts';
import { chatMessages } from '#tests/side-by-side.ts';

const SLOWDOWN = 4;
/** ms: shorter tasks are not reported by the browser, and not felt by anybody. */
const LONG = 50;

type Step = readonly [name: string, act: (page: Page) => Promise<void>];

const STEPS: readonly Step[] = [
  [
    'open the menu',
    async (page) => {
      await page.locator('[aria-controls="menu"]').click();
      await page.locator('#menu').waitFor();
    },
  ],
  [
    'switch the language',
    async (page) => {
      await page.locator('a[hreflang="ja"]:visible').click();
      await page.locator('html[lang="ja"]').waitFor({ state: 'attached' });
    },
  ],
  [
    'open a project',
    async (page) => {
      await page.locator('#projects button, #projects a[href^="#project-"]').first().click();
      await page.locator('dialog[open]').waitFor();
      await page.keyboard.press('Escape');
    },
  ],
  [
    'open the chat',
    async (page) => {
      await page.locator('button[data-chat="open"]').click();
      await page.locator('[data-chat="panel"]').waitFor();
    },
  ],
  ['type a question', (page) => page.locator('[data-chat="panel"] textarea').pressSequentially('What do you work on?')],
  [
    'stream the answer',
    async (page) => {
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: chatMessages.copyAnswer.ja }).waitFor();
    },
  ],
];

export async function interactionsTable(): Promise<string> {
  const site = await serveBuilt();
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-software-rasterizer'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(globalThis, { tasks });
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: 'longtask',
      });
    });
    await page.goto(`http://localhost:${site.port}/en/`, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const lines: string[] = [];
    for (const step of STEPS) lines.push(await measure(page, step));
    return [`| interaction at ${SLOWDOWN}× slowdown | longest task, ms |`, '| --- | --: |', ...lines].join('\n');
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function measure(page: Page, [name, act]: Step): Promise<string> {
  const tasks = () => page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks.splice(0));
  await tasks();
  await act(page);
  // What an act sets off is done once the browser has had two idle moments.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
  const longest = Math.max(0, ...(await tasks()));
  return `| ${name} | ${longest === 0 ? `under ${LONG}` : longest.toFixed(0)} |`;
}
