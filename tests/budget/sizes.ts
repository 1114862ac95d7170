/** What the built site weighs, as it travels (brotli; fonts as they are). Tests hold it to BUDGETS, the benchmark prints it. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pageContent } from '#pipeline/page-content.ts';
import { content } from '#content/index.ts';
import type { Language } from '#contract/language.ts';
import { readHeadersFile } from '#server/node/headers.ts';
import { isSample } from '../sample.ts';

/** Bytes. */
export const BUDGETS = {
  /** The first flight of a connection, ten packets of 1,460 bytes, with the headers of the answer: HTML with the styles of the first screen. */
  html: 14_600,
  /** With what the page says in its language. */
  script: 67_000,
  fonts: 150_000,
  /** The offer to answer from this page, its rules, the way back from a failed download, and the longer input: 1.4 kB. */
  chat: 10_200,
  /** All that a page downloads to answer by itself in one language. */
  pageAnswerer: 45_000,
  chatStyles: 2_200,
  markdown: 3_000,
  /** Two files: what the page needs of it, and what draws, in a worker as a rule. */
  globe: 9_000,
  /** Of a view; a visitor needs one … */
  globeStill: 6_000,
  /** … and without script all of them. */
  globeStills: 13_000,
  globeFine: 3_000,
  globeChart: 2_500,
  globeWhereabouts: 1_600,
  unfold: 1_200,
} as const;

export const BUILT = join(import.meta.dirname, '../../dist');

/** What the sample's words weigh in a language. */
const SAMPLE_WORDS: Readonly<Record<Language, number>> = { zh: 2_740, en: 2_350, ja: 3_102 };
/** Bytes of markup that a byte of words brings with it. */
const MARKUP = 0.3;

/** Bytes that the owner's words weigh beyond the sample's: an owner with more to say has so much more for the script … */
export function moreInScript(language: Language): number {
  return isSample ? 0 : Math.max(0, wordsSize(language) - SAMPLE_WORDS[language]);
}

/** … and, with its markup, for the HTML. The sample itself gets no more, however much it says. */
export function moreInHtml(language: Language): number {
  return Math.ceil((1 + MARKUP) * moreInScript(language));
}

function wordsSize(language: Language): number {
  return brotliCompressSync(JSON.stringify(pageContent(content, language))).length;
}

/** Bytes of a file of the site as it is sent: of its brotli copy. */
export function brotliSize(path: string, site = BUILT): number {
  return statSync(join(site, `${path}.br`)).size;
}

/**
 * Bytes of what stands before a page in an answer: its security headers, and others as
 * `curl -so /dev/null -H 'Accept-Encoding: br' -w '%{size_header}'` counts them at `/ja/`. That is HTTP/1.1 without TLS:
 * HTTPS brings one header more (server/transport-headers.ts), and HTTP/2 makes all of them shorter.
 */
export function headersSize(): number {
  return Object.entries(readHeadersFile(readFileSync(join(BUILT, '_headers'), 'utf8'))).reduce(
    (sum, [name, value]) => sum + `${name}: ${value}\r\n`.length,
    339,
  );
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

/** Bytes of what a page downloads to answer in one language: the answerer, what it learned, and the owner's hints. */
export function answererSize(language: Language): number {
  return readdirSync(join(BUILT, 'assets'))
    .filter((name) => name.endsWith('.js') && (name.startsWith('page-answerer-') || name.startsWith(`${language}-`)))
    .reduce((sum, name) => sum + brotliSize(join('assets', name)), 0);
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
