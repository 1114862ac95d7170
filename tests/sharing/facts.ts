/** What the made files are made from, as the tests know it: the sample owner at an address of the tests' own. */
import type { SiteFacts } from '#resume';
import { content } from '#content/index.ts';

export const PUBLIC_URL = 'https://portfolio.test';

/** The facts of the sample, with some of its content changed. */
export function factsWith(change: (content: SiteFacts['content']) => void = () => {}): SiteFacts {
  const changed = structuredClone(content);
  change(changed);
  return { content: changed, publicUrl: PUBLIC_URL, modified: new Date('2025-03-01T08:30:00Z') };
}
