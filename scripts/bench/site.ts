/** What the measures share: the built site behind its own server, and a visitor with a slow phone. */
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { parseEnvironment } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { startServer, type RunningServer } from '#server/node/server.ts';

/** How much slower than this machine the visitor's processor is. */
export const SLOWDOWN = 4;
/** Limits are wide open: what is measured is not who is refused. */
const SETTINGS = { PORT: '0', CHAT_ADDRESS_PER_HOUR: '1000000', CHAT_DAILY_TOKENS: '1000000000' };

/** On a free port. */
export function serveBuilt(): Promise<RunningServer> {
  const folder = join(import.meta.dirname, '../../dist');
  return startServer({ environment: parseEnvironment(SETTINGS), folder, log: createLog(() => {}) });
}

export function launchBrowser(flags: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-background-networking', ...flags],
  });
}

/** The page of a visitor who has never been here, with a phone and without motion. */
export async function newSlowPage(browser: Browser): Promise<Page> {
  const visitor = await browser.newContext({
    viewport: { width: 390, height: 844 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await visitor.newPage();
  // What loads TypeScript here wraps named functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  const session = await visitor.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
