/** The built pages and files, as search engines, messengers and phones read them. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { content } from '#content/index.ts';
import { LANGUAGES, pagePath, type Language } from '#shared/language.ts';
import { createSite } from '#server/site.ts';
import { readBuiltSite } from '#server/node/built-site.ts';

const root = join(import.meta.dirname, '..');
const DIST = join(process.env['BUILD_DIR'] ?? root, 'dist');
const site = createSite((await readBuiltSite(DIST)).read);

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // Files of the page's own origin.
      'require-sri': ['error', { target: 'crossorigin' }],
      // A list may have a name (WAI-ARIA 1.2).
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  }),
);

const builtPage = (language: Language) => readFileSync(join(DIST, language, 'index.html'), 'utf8');

function dataBlock(language: Language): string {
  return /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(builtPage(language))?.[1] ?? '';
}

/** The value of an attribute in the first tag that matches. */
function attribute(html: string, tag: RegExp, name: string): string | undefined {
  return new RegExp(`${name}="([^"]*)"`).exec(tag.exec(html)?.[0] ?? '')?.[1]?.replaceAll('&amp;', '&');
}

const { origin } = new URL(attribute(builtPage('en'), /<link rel="canonical"[^>]*>/, 'href') ?? '');
const { sharing } = content;

describe.each(LANGUAGES)('the page in %s', (language) => {
  const html = builtPage(language);

  test('is valid HTML, and names no file of its own that is not there', async () => {
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) => messages);
    expect(faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
    const files = [...html.matchAll(/(?:href|src)="(\/[^"#]+\.\w+)|url\((\/[^)]+)\)/g)].map(
      ([, link, url]) => link ?? url ?? '',
    );
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !existsSync(join(DIST, file)))).toEqual([]);
  });

  test('names its own address and its sisters', () => {
    expect(attribute(html, /<link rel="canonical"[^>]*>/, 'href')).toBe(origin + pagePath(language));
    const alternates = [...html.matchAll(/<link rel="alternate"[^>]*>/g)].map(([tag]) => [
      attribute(tag, /.*/, 'hreflang'),
      attribute(tag, /.*/, 'href'),
    ]);
    expect(Object.fromEntries(alternates)).toEqual({
      'zh-CN': `${origin}/zh/`,
      en: `${origin}/en/`,
      ja: `${origin}/ja/`,
      'x-default': `${origin}/`,
    });
  });

  test('tells whoever shows a link title, description and the picture in its language', async () => {
    const meta = (name: string) => attribute(html, new RegExp(`<meta (?:name|property)="${name}"[^>]*>`), 'content');
    const image = `${origin}/og.${language}.png`;
    for (const [name, value] of [
      ['og:type', 'profile'],
      ['og:url', origin + pagePath(language)],
      ['og:site_name', sharing.siteName[language]],
      ['og:locale', { zh: 'zh_CN', en: 'en_US', ja: 'ja_JP' }[language]],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['twitter:card', 'summary_large_image'],
      ...['og', 'twitter'].flatMap((kind) => [
        [`${kind}:title`, sharing.title[language]],
        [`${kind}:description`, sharing.description[language]],
        [`${kind}:image`, image],
        [`${kind}:image:alt`, sharing.imageAlt[language]],
      ]),
    ])
      expect(meta(name!), name).toBe(value);
    const bytes = await bytesOf(`/og.${language}.png`);
    expect(bytes.length).toBeLessThanOrEqual(300_000);
    expect(sizeOf(bytes)).toBe('1200x630');
  });
});

test('the data blocks hold to the types of schema.org', () => {
  const folder = join(root, 'generated/structured-data');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'built.ts'),
    `import type { ProfilePage, WithContext } from 'schema-dts';\n` +
      `export const pages: WithContext<ProfilePage>[] = [${LANGUAGES.map(dataBlock).join(',\n')}];\n`,
  );
  const options =
    '--noEmit --strict --skipLibCheck --ignoreConfig --module esnext --moduleResolution bundler --lib es2023';
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const compile = [compiler, ...options.split(' '), '--types', '', 'built.ts'];
  try {
    expect(execFileSync(process.execPath, compile, { cwd: folder, encoding: 'utf8' })).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

async function bytesOf(address: string): Promise<Buffer> {
  const response = await site.request(address);
  expect(response.status, address).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

function sizeOf(picture: Buffer): string {
  const { width, height } = PNG.sync.read(picture);
  return `${width}x${height}`;
}

test.each([
  ['favicon.ico', 'image/x-icon'],
  ['favicon.svg', 'image/svg+xml; charset=utf-8'],
  ['apple-touch-icon.png', 'image/png'],
  ['manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['og.zh.png', 'image/png'],
  ['resume.json', 'application/json; charset=utf-8'],
  ['resume.ja.json', 'application/json; charset=utf-8'],
  ['contact.vcf', 'text/vcard; charset=utf-8'],
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['robots.txt', 'text/plain; charset=utf-8'],
  ['llms.txt', 'text/plain; charset=utf-8'],
])('%s is served as %s and asked for again after a while', async (file, type) => {
  const { status, headers } = await site.request(`/${file}`);
  const said = [status, headers.get('Content-Type'), headers.get('Cache-Control')];
  expect(said).toEqual([200, type, 'public, max-age=300']);
});

test('the manifest names the page and icons that are there, in the sizes that it says', async () => {
  const manifest = JSON.parse((await bytesOf('/manifest.webmanifest')).toString()) as {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  const { siteName } = sharing;
  expect(manifest).toMatchObject({ name: siteName.zh, short_name: siteName.zh, lang: 'zh-CN', start_url: '/' });
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of manifest.icons) expect(sizeOf(await bytesOf(src))).toBe(sizes);
  expect(sizeOf(await bytesOf('/apple-touch-icon.png'))).toBe('180x180');
});
