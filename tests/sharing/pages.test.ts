import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, pagePath } from '#shared/language.ts';
import { allSkills } from '#content/all-skills.ts';
import { content } from '#content/index.ts';
import { profilesOf } from '#content/profiles.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { builtDataBlock, builtPage, DIST } from './dist.ts';

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

/** The value of an attribute in the first tag that matches. */
function attribute(html: string, tag: RegExp, name: string): string | undefined {
  return new RegExp(`${name}="([^"]*)"`).exec(tag.exec(html)?.[0] ?? '')?.[1]?.replaceAll('&amp;', '&');
}

const { origin } = new URL(attribute(builtPage('en'), /<link rel="canonical"[^>]*>/, 'href') ?? '');
const { sharing } = content;

describe.each(LANGUAGES)('the page in %s', (language) => {
  const html = builtPage(language);
  const meta = (name: string) => attribute(html, new RegExp(`<meta (?:name|property)="${name}"[^>]*>`), 'content');

  test('is valid HTML', async () => {
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) => messages);
    expect(faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
  });

  test('names no file of its own that is not there', () => {
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

  test('tells whoever shows a link title, description and the picture in its language', () => {
    expect(['type', 'url', 'site_name', 'locale', 'title', 'description'].map((name) => meta(`og:${name}`))).toEqual([
      'profile',
      origin + pagePath(language),
      sharing.siteName[language],
      { zh: 'zh_CN', en: 'en_US', ja: 'ja_JP' }[language],
      sharing.title[language],
      sharing.description[language],
    ]);
    expect(html.match(/<meta property="og:locale:alternate"/g)).toHaveLength(2);
    expect(['', ':width', ':height', ':alt'].map((name) => meta(`og:image${name}`))).toEqual([
      `${origin}/og.${language}.png`,
      '1200',
      '630',
      sharing.imageAlt[language],
    ]);
    expect(['card', 'title', 'description', 'image', 'image:alt'].map((name) => meta(`twitter:${name}`))).toEqual([
      'summary_large_image',
      sharing.title[language],
      sharing.description[language],
      `${origin}/og.${language}.png`,
      sharing.imageAlt[language],
    ]);
  });

  test('tells search engines who the page is about', () => {
    const data = JSON.parse(builtDataBlock(language)) as Record<string, unknown>;
    const { person, skills } = content;
    const employer = content.experience.find(({ end }) => end === undefined);
    expect(data).toMatchObject({
      '@type': 'ProfilePage',
      url: origin + pagePath(language),
      inLanguage: HTML_LANG[language],
      mainEntity: {
        '@type': 'Person',
        name: person.name[language],
        jobTitle: person.title[language],
        ...(employer && { worksFor: { name: employer.company[language] } }),
        knowsAbout: allSkills(skills).map(({ name }) => name),
        knowsLanguage: (person.languages ?? []).map(({ tag }) => tag),
        address: { addressLocality: person.place.name[language], addressCountry: person.place.countryCode },
        email: person.email,
        sameAs: profilesOf(person).flatMap(({ url }) => url ?? []),
      },
    });
  });
});

test('the data blocks hold to the types of schema.org, and a property that it does not know fails', () => {
  const folder = join(import.meta.dirname, '../../generated/structured-data');
  const write = (name: string, blocks: readonly string[]) =>
    writeFileSync(
      join(folder, name),
      `import type { ProfilePage, WithContext } from 'schema-dts';\n` +
        `export const pages: WithContext<ProfilePage>[] = [${blocks.join(',\n')}];\n`,
    );
  mkdirSync(folder, { recursive: true });
  write('built.ts', LANGUAGES.map(builtDataBlock));
  write('mistaken.ts', [builtDataBlock('en').replace('"jobTitle"', '"jobTitel"')]);
  const options =
    '--noEmit --strict --skipLibCheck --ignoreConfig --module esnext --moduleResolution bundler --lib es2023';
  const compiler = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
  const faults = faultsOf(() =>
    execFileSync(process.execPath, [compiler, ...options.split(' '), '--types', '', 'built.ts', 'mistaken.ts'], {
      cwd: folder,
      encoding: 'utf8',
    }),
  );
  rmSync(folder, { recursive: true });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^mistaken\.ts.*jobTitel/);
});

/** The lines that a failing compiler printed. */
function faultsOf(compile: () => string): string[] {
  try {
    return compile().split('\n').filter(Boolean);
  } catch (error) {
    return (error as { stdout: string }).stdout.split('\n').filter((line) => /error TS/.test(line));
  }
}
