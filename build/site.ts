/** Builds the static site: script and styles by Vite, then every page from the same components. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Manifest } from 'vite';
import { FALLBACK_LANGUAGE, LANGUAGES, pagePath, type Language } from '#contract/language.ts';
import { textIn } from '#contract/text.ts';
import { documentMessages } from '#messages/document.ts';
import { compressFolder } from './compress.ts';
import { readContent } from './content-plugin.ts';
import { htmlDocument } from './document.ts';
import { writeHeaders } from './headers.ts';
import { inlineScript, inlineStyles } from './inline.ts';
import type { SiteFacts } from './share/facts.ts';
import { writeShareFiles } from './share/files.ts';
import { headTags } from './share/head.ts';
import { lastModified } from './share/last-modified.ts';
import { splitStyles } from './split-styles.ts';
import { siteConfig, styleModuleName } from './vite-config.ts';

export interface SiteOptions {
  readonly root: string;
  /** The module that exports `content`, from the root. */
  readonly contentEntry: string;
  readonly outDir: string;
  /** The site's own address without a slash at the end. */
  readonly publicUrl: string;
}

/** Which faces the first screen shows: they are asked for before the styles are read. */
const FIRST_FACES: Readonly<Record<Language, readonly string[]>> = {
  zh: ['noto-serif-sc-700', 'newsreader-italic', 'hanken'],
  en: ['newsreader-roman', 'hanken'],
  ja: ['noto-serif-jp-700', 'newsreader-italic', 'hanken'],
};

/** Folders of what lies below the first screen, or comes when the script runs. */
const BELOW = [
  'site/about',
  'site/experience',
  'site/skills',
  'site/projects',
  'site/contact',
  'site/footer',
  'chat/widget',
];

/** Classes of other folders that only those sections have, or an open menu, or the live globe. */
const CLASSES_BELOW = ['section-heading-', 'technologies-', 'header-languages', 'globe-controls', 'globe-hint'];

/** Writes the whole static site to `outDir`, which it empties first. */
export async function buildSite(options: SiteOptions): Promise<void> {
  const { root, outDir, publicUrl } = options;
  const assets = await buildAssets(options);
  const entry = await buildEntry(options);
  const facts = await siteFacts(options);
  await writePages(facts, outDir, entry, assets, await inlineScript(root, 'entry/head.ts'));
  await writeNotFoundPages(outDir, entry, {
    styles:
      assets.firstStyles + assets.laterStyles.css + (await inlineStyles(root, 'site/not-found/not-found.module.css')),
    headScript: await inlineScript(root, 'entry/not-found-head.ts'),
  });
  await writeShareFiles(facts, { root, outDir });
  await writeHeaders(outDir, publicUrl);
  await compressFolder(outDir);
}

async function siteFacts({ root, contentEntry, publicUrl }: SiteOptions): Promise<SiteFacts> {
  return {
    content: await readContent(join(root, contentEntry)),
    publicUrl,
    modified: lastModified(root, dirname(contentEntry)),
  };
}

type Entry = typeof import('#entry/server.tsx');

interface Assets {
  /** The page's script, from the site's root. */
  readonly script: string;
  readonly firstStyles: string;
  readonly laterStyles: { readonly css: string; readonly path: string };
  readonly fonts: Readonly<Record<Language, readonly string[]>>;
}

function viteConfig({ root, contentEntry }: SiteOptions): InlineConfig {
  return { ...siteConfig({ contentEntry }), root, configFile: false, logLevel: 'warn' };
}

async function buildAssets(options: SiteOptions): Promise<Assets> {
  const { root, outDir } = options;
  const config = viteConfig(options);
  await build({
    ...config,
    build: {
      ...config.build,
      outDir,
      emptyOutDir: true,
      manifest: 'manifest.json',
      rolldownOptions: { input: join(root, 'entry/client.tsx'), checks: { bundlerTimings: false } },
    },
  });
  const manifest = JSON.parse(await readFile(join(outDir, 'manifest.json'), 'utf8')) as Manifest;
  const client = manifest['entry/client.tsx'];
  const sheet = client?.css?.[0];
  if (!client || !sheet) throw new Error('The build made no script or no styles for the page');
  const { first, below } = splitStyles(await readFile(join(outDir, sheet), 'utf8'), belowClasses(root));
  const laterPath = `assets/below-${createHash('sha256').update(below).digest('base64url').slice(0, 8)}.css`;
  await writeFile(join(outDir, laterPath), below);
  // The first styles stand in every page, and the manifest is for this build alone.
  await Promise.all([rm(join(outDir, sheet)), rm(join(outDir, 'manifest.json'))]);
  const files = Object.values(manifest).map(({ file }) => file);
  return {
    script: `/${client.file}`,
    firstStyles: first,
    laterStyles: { css: below, path: `/${laterPath}` },
    fonts: {
      zh: FIRST_FACES.zh.map((face) => fontFile(files, face)),
      en: FIRST_FACES.en.map((face) => fontFile(files, face)),
      ja: FIRST_FACES.ja.map((face) => fontFile(files, face)),
    },
  };
}

/** Tells whether a class belongs to a section below the first screen: its name begins with that of its file. */
function belowClasses(root: string): (className: string) => boolean {
  const files = BELOW.flatMap((folder) => readdirSync(join(root, folder)));
  const names = files.filter((file) => file.endsWith('.module.css')).map((file) => `${styleModuleName(file)}-`);
  const beginnings = [...names, ...CLASSES_BELOW];
  return (className) => beginnings.some((beginning) => className.startsWith(beginning));
}

function fontFile(files: readonly string[], face: string): string {
  const file = files.find((name) => name.includes(`/${face}-`) && name.endsWith('.woff2'));
  if (!file) throw new Error(`The build has no font file for ${face}`);
  return `/${file}`;
}

/** The page for the prerender, as a module of this process. */
async function buildEntry(options: SiteOptions): Promise<Entry> {
  const { root, outDir } = options;
  const config = viteConfig(options);
  const rendered = join(root, 'generated/render', outDir.replaceAll(/\W+/g, '-'));
  await build({
    ...config,
    build: { ...config.build, minify: false, outDir: rendered, emptyOutDir: true, ssr: join(root, 'entry/server.tsx') },
  });
  return (await import(`${pathToFileURL(join(rendered, 'server.js')).href}?${Date.now()}`)) as Entry;
}

async function writePages(
  facts: SiteFacts,
  outDir: string,
  entry: Entry,
  assets: Assets,
  headScript: string,
): Promise<void> {
  const { title, description } = facts.content.sharing;
  for (const language of LANGUAGES) {
    const page = htmlDocument({
      language,
      title: title[language],
      description: description[language],
      styles: assets.firstStyles,
      laterStyles: assets.laterStyles.path,
      headScript,
      script: assets.script,
      fonts: assets.fonts[language],
      sharing: headTags(facts, language),
      body: await entry.renderPage(language),
    });
    await write(outDir, `${pagePath(language)}index.html`, page);
    if (language === FALLBACK_LANGUAGE) await write(outDir, 'index.html', page);
  }
}

/** One page a language for servers that know the visitor's, and one with all three for hosts that do not. */
async function writeNotFoundPages(
  outDir: string,
  { content, renderNotFound }: Entry,
  { styles, headScript }: { readonly styles: string; readonly headScript: string },
): Promise<void> {
  const title = (language: Language) =>
    textIn(language, documentMessages.notFound.documentTitle, { name: content.person.name[language] });
  const titles = Object.fromEntries(LANGUAGES.map((language) => [`data-title-${language}`, title(language)]));
  const page = (language: Language, body: string, attributes = {}) =>
    htmlDocument({
      language,
      title: title(language),
      styles,
      headScript,
      fonts: [],
      attributes,
      body,
    });
  const bodies: string[] = [];
  for (const language of LANGUAGES) {
    const body = await renderNotFound(language);
    bodies.push(body);
    await write(outDir, `${language}/404.html`, page(language, body));
  }
  await write(outDir, '404.html', page(FALLBACK_LANGUAGE, bodies.join(''), titles));
}

async function write(outDir: string, path: string, html: string): Promise<void> {
  const file = join(outDir, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}
