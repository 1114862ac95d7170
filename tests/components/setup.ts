/** For every component test: a locator by CSS, no motion, and no word on the console. */
import { locators, type Locator } from 'vitest/browser';
import '../silent-console.ts';

locators.extend({ css: (selector: string) => `css=${selector}` });

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** For the hooks of the page's contract, such as `[data-chat="log"]`. */
    css(selector: string): Locator;
  }
}
