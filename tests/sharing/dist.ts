/** The built site, as it is served. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#shared/language.ts';

export const DIST = join(import.meta.dirname, '../../dist');

export function builtPage(language: Language): string {
  return readFileSync(join(DIST, language, 'index.html'), 'utf8');
}

/** The JSON-LD of a page as it stands in the HTML. */
export function builtDataBlock(language: Language): string {
  const [, block = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(builtPage(language)) ?? [];
  return block;
}
