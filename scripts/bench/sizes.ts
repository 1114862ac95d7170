/** What the built site weighs, as it travels (brotli; fonts as they are). The limits are in .size-limit.js. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#shared/language.ts';

const BUILT = join(import.meta.dirname, '../../dist');

/** Bytes of a file of the site as it is sent: of its brotli copy. */
export function brotliSize(path: string, site = BUILT): number {
  return statSync(join(site, `${path}.br`)).size;
}

/** Bytes of the one file in `assets/` whose name begins and ends so. Throws unless there is exactly one. */
export function assetSize(start: string, end: string): number {
  const [file, ...others] = readdirSync(join(BUILT, 'assets')).filter(
    (name) => name.startsWith(`${start}-`) && name.endsWith(end),
  );
  if (!file || others.length > 0)
    throw new Error(`${others.length + (file ? 1 : 0)} files are called ${start}-*${end}`);
  return brotliSize(join('assets', file));
}

/** Bytes of the scripts that a page asks for by itself, its texts among them, and of all that they import without being asked. */
export function scriptSize(page: string, site = BUILT): number {
  const html = readFileSync(join(site, page), 'utf8');
  const asked = [...html.matchAll(/\b(?:import\(|data-texts=)"\/([^"]+)"/g)].map(([, src = '']) => src);
  return withImports(asked, site).reduce((sum, path) => sum + brotliSize(path, site), 0);
}

/**
 * Bytes of the faces that a page may show: its own display faces, and as water names, the light weight of the others.
 * Without the western and extended faces: they are fetched only where a letter such as ã or ł stands.
 */
export function fontSize(language: Language): number {
  const own = {
    zh: /^(newsreader-[47]00|noto-serif-sc|noto-serif-jp-400)/,
    en: /^(newsreader-roman|noto-serif-(sc|jp)-400)/,
    ja: /^(newsreader-[47]00|noto-serif-jp|noto-serif-sc-400)/,
  }[language];
  return readdirSync(join(BUILT, 'assets'))
    .filter((file) => file.endsWith('.woff2') && (/^(newsreader-italic|hanken)/.test(file) || own.test(file)))
    .reduce((sum, file) => sum + statSync(join(BUILT, 'assets', file)).size, 0);
}

function withImports(paths: string[], site: string): string[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const code = readFileSync(join(site, path), 'utf8');
    for (const [, from = ''] of code.matchAll(
      /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+from\s*)?["'](\.\/[^"']+)["']/g,
    ))
      visit(join('assets', from));
  };
  paths.forEach(visit);
  return [...found];
}
