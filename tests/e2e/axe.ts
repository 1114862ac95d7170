/** What axe finds on a page: WCAG 2.2 A and AA and axe's best practice. The test has to go without the page's policy. */
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * What is wrong, one line a place.
 * @param within A selector: a state that changes one part of the page need not have the whole judged again.
 */
export async function faults(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.addScriptTag({ path: AXE });
  const { violations } = await page.evaluate((selector) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (context: object, options: RunOptions) => Promise<AxeResults> };
    };
    return axe.run(
      { include: selector },
      {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        resultTypes: ['violations'],
      },
    );
  }, within);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary?.split('\n')[1] ?? ''}`),
  );
}
