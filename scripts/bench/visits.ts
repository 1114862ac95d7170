/** Pages as a visitor with a slow phone has them, in a browser that draws WebGL in software if at all. */
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';

/** How much slower than this machine the visitor's processor is. */
export const SLOWDOWN = 4;

/** Chromium as it is without a graphics card: it draws the page by itself, and WebGL, which it would go without, with SwiftShader. */
export const NO_CARD = ['--enable-unsafe-swiftshader'];
/** Chromium with a card that the processor plays. It takes it for a real one, and the page, too, is drawn by SwiftShader. */
export const PLAYED_CARD = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
export const NO_WEBGL = ['--disable-software-rasterizer'];

export function launchBrowser(flags: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', ...flags],
  });
}

/** A visitor who has never been here, with a phone. */
export function newVisitor(
  browser: Browser,
  motion: { readonly reducedMotion: 'reduce' | 'no-preference' },
): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'light', ...motion });
}

export async function newSlowPage(visitor: BrowserContext): Promise<Page> {
  const page = await visitor.newPage();
  // What loads TypeScript here wraps named functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  const session = await visitor.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** Resolves when the script has taken over and every part is laid out. */
export async function alive(page: Page): Promise<void> {
  await page.locator('html[data-reveals]').waitFor({ state: 'attached' });
}
