/** Bytes of the built page, as they travel. A budget that is outgrown is a failing test. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';

const dist = join(import.meta.dirname, '../../dist');

/** The first flight of a connection. */
const HTML_BUDGET = 14_336;
const SCRIPT_BUDGET = 80_000;
const FONT_BUDGET = 150_000;

function brotliSize(path: string): number {
  return brotliCompressSync(readFileSync(join(dist, path))).length;
}

describe.each(LANGUAGES)('%s', (language) => {
  const html = readFileSync(join(dist, language, 'index.html'), 'utf8');

  test('the HTML with its styles fits into the first flight', () => {
    expect(brotliSize(`${language}/index.html`)).toBeLessThanOrEqual(HTML_BUDGET);
  });

  test('the script before an interaction keeps its budget', () => {
    const scripts = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src = '']) => src);
    expect(scripts).toHaveLength(1);
    const all = withImports(scripts.map((src) => src.slice(1)));
    const bytes = all.reduce((sum, path) => sum + brotliSize(path), 0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(SCRIPT_BUDGET);
  });
});

test('all faces that a page may show keep the budget of a language', () => {
  const fonts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.woff2'));
  const bytes = (...names: RegExp[]) =>
    fonts
      .filter((file) => names.some((name) => name.test(file)))
      .reduce((sum, file) => sum + statSync(join(dist, 'assets', file)).size, 0);
  // Without the extended faces: they are fetched only where a letter such as ł stands.
  const latin = [/^newsreader/, /^hanken/];
  // A page shows its own display face in both weights and, as water names, the light weight of the others.
  expect(bytes(...latin, /noto-serif-sc/, /noto-serif-jp-400/)).toBeLessThanOrEqual(FONT_BUDGET);
  expect(bytes(...latin, /noto-serif-jp/, /noto-serif-sc-400/)).toBeLessThanOrEqual(FONT_BUDGET);
  expect(bytes(...latin, /-400/)).toBeLessThanOrEqual(FONT_BUDGET);
});

/** A script and everything that it imports without being asked. */
function withImports(paths: string[]): string[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const code = readFileSync(join(dist, path), 'utf8');
    for (const [, from = ''] of code.matchAll(
      /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+from\s*)?["'](\.\/[^"']+)["']/g,
    ))
      visit(join('assets', from));
  };
  paths.forEach(visit);
  return [...found];
}
