/** Builds the static site: script and styles by Vite, then every page from the same components. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Manifest } from 'vite';
import { FALLBACK_LANGUAGE, inEachLanguage, LANGUAGES, pagePath, type Language } from '#contract/language.ts';
import { folderBehind } from '#content/folder.ts';
import { sitePathOf, type SitePath } from '#contract/site-path.ts';
import { fill } from '#contract/text.ts';
import { MESSAGES } from '#messages/all.ts';
import { firstFaces } from '#artwork/fonts/faces.ts';
import { hasRarerLetters, RARER_EVERYWHERE } from '#artwork/fonts/latin.ts';
import { askAfterFirstPaint } from './after-first-paint.ts';
import { askForAnalytics } from './analytics.ts';
import { readContent } from './content-plugin.ts';
import { htmlDocument, type DocumentParts } from './document.ts';
import { writeHeaders } from './static-headers.ts';
import { inlineScript, inlineStyles } from './inline-parts.ts';
import { lightColours } from './light-colours.ts';
import type { SiteFacts } from '#documents/share/site-facts.ts';
import { writeShareFiles } from '#documents/share/files.ts';
import { headTags } from '#documents/share/head-tags.ts';
import { lastModified } from '#documents/share/last-modified.ts';
import { renderPages, type RenderedSite } from './rendered-page.ts';
import { splitStyles } from './split-styles.ts';
import { copyOwnFiles } from './own-files.ts';
import { HASH_LENGTH, NAMES, PUBLIC_FOLDER, SCRIPT_NAME, siteConfig } from './vite-config.ts';

export interface SiteOptions {
  readonly root: string;
  /** The module that exports `content`, from the root. */
  readonly contentEntry: string;
  readonly outDir: string;
  /** The owner's own files, from the root; need not be there. */
  readonly publicFolder?: string;
  /** The site's own address without a slash at the end. */
  readonly publicUrl: string;
  /** Oxc takes a tenth of the time, and its script is larger. */
  readonly minifier?: 'terser' | 'oxc';
}

/** Renders the pages and writes the whole static site to `outDir`, which it empties first. */
export async function buildSite(options: SiteOptions): Promise<void> {
  await writeSite(options, await renderPages(viteConfig(options)));
}

/** The same with pages that are rendered already. */
export async function writeSite(options: SiteOptions, { bodies, pages }: RenderedSite): Promise<void> {
  const { root, outDir, publicUrl, publicFolder = PUBLIC_FOLDER } = options;
  const sitePath = sitePathOf(publicUrl);
  const assets = await buildAssets(options, pages);
  const facts = await siteFacts(options);
  const { analytics } = facts.content;
  const headScript =
    (await inlineScript(root, 'entry/head.ts', sitePath)) +
    (analytics ? `;${askForAnalytics(analytics)}` : '') +
    askAfterFirstPaint({ styles: assets.laterStyles.path, script: assets.script });
  const anyLanguageScript = await inlineScript(root, 'entry/any-language-head.ts', sitePath);
  await writePages(facts, outDir, bodies.page, assets, { headScript, anyLanguageScript });
  const notFoundStyles = await inlineStyles(root, 'site/not-found/not-found.module.css', sitePath);
  await writeNotFoundPages(facts, outDir, bodies.notFound, {
    sitePath,
    // The same as the pages' own: the policy, which travels with every file, names them once.
    styles: assets.firstStyles,
    sheet: await writeStyles({ outDir, sitePath }, 'not-found', assets.laterStyles.css + notFoundStyles),
    headScript: anyLanguageScript,
  });
  await writeShareFiles(facts, { root, outDir });
  await copyOwnFiles(join(root, publicFolder), outDir);
  await writeHeaders(outDir, publicUrl, analytics);
}

async function siteFacts({ root, contentEntry, publicUrl }: SiteOptions): Promise<SiteFacts> {
  return {
    content: await readContent(join(root, contentEntry)),
    publicUrl,
    modified: lastModified(root, folderBehind(contentEntry)),
  };
}

interface Assets {
  /** The page's script, on the site's host. */
  readonly script: string;
  /** What it says in each language. */
  readonly texts: Readonly<Record<Language, string>>;
  readonly firstStyles: string;
  readonly laterStyles: { readonly css: string; readonly path: string };
  readonly fonts: Readonly<Record<Language, readonly string[]>>;
}

function viteConfig({ root, contentEntry, publicFolder, publicUrl }: SiteOptions) {
  const config = siteConfig({
    contentEntry,
    ...(publicFolder !== undefined && { publicFolder }),
    sitePath: sitePathOf(publicUrl),
  });
  return { ...config, root, configFile: false, logLevel: 'warn' } as const;
}

async function buildAssets(options: SiteOptions, pages: RenderedSite['pages']): Promise<Assets> {
  const { root, outDir, publicUrl, minifier = 'terser' } = options;
  const config = viteConfig(options);
  const address = (file: string) => `${sitePathOf(publicUrl)}/${file}`;
  await build({
    ...config,
    // No visitor has React's developer tools: what talks to them stays out of the script.
    define: { ...config.define, __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    build: {
      ...config.build,
      minify: minifier,
      outDir,
      emptyOutDir: true,
      manifest: 'manifest.json',
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        input: join(root, 'entry/client.tsx'),
        output: { ...NAMES, entryFileNames: SCRIPT_NAME, chunkFileNames: SCRIPT_NAME },
      },
    },
  });
  const manifest = JSON.parse(await readFile(join(outDir, 'manifest.json'), 'utf8')) as Manifest;
  const client = manifest['entry/client.tsx'];
  const sheet = client?.css?.[0];
  if (!client || !sheet) throw new Error('The build made no script or no styles for the page');
  const styles = await readFile(join(outDir, sheet), 'utf8');
  const { first, later } = splitStyles(styles + lightColours(styles));
  const laterPath = await writeStyles({ outDir, sitePath: sitePathOf(publicUrl) }, 'later', later);
  // The first styles stand in every page, and the manifest is for this build alone.
  await Promise.all([rm(join(outDir, sheet)), rm(join(outDir, 'manifest.json'))]);
  const files = Object.values(manifest).map(({ file }) => file);
  return {
    script: address(client.file),
    texts: inEachLanguage((language) => address(partFile(files, `page-${language}`, '.js'))),
    // In all pages or in none: a visitor changes from one language to another within a page.
    firstStyles: pages.some(({ html }) => hasRarerLetters(html)) ? first + RARER_EVERYWHERE : first,
    laterStyles: { css: later, path: laterPath },
    fonts: inEachLanguage((language) => firstFaces(language).map((face) => address(partFile(files, face, '.woff2')))),
  };
}

/** Writes a sheet beside those of the build; its address. */
async function writeStyles(
  { outDir, sitePath }: { readonly outDir: string; readonly sitePath: SitePath },
  name: string,
  css: string,
): Promise<string> {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, HASH_LENGTH);
  const file = `assets/${name}-${hash}.css`;
  await writeFile(join(outDir, file), css);
  return `${sitePath}/${file}`;
}

function partFile(files: readonly string[], start: string, end: string): string {
  const file = files.find((name) => name.includes(`/${start}-`) && name.endsWith(end));
  if (!file) throw new Error(`The build has no file ${start}*${end}`);
  return file;
}

async function writePages(
  facts: SiteFacts,
  outDir: string,
  bodies: Readonly<Record<Language, string>>,
  assets: Assets,
  { headScript, anyLanguageScript }: Readonly<Record<'headScript' | 'anyLanguageScript', string>>,
): Promise<void> {
  const { title, description } = facts.content.sharing;
  for (const language of LANGUAGES) {
    const parts: DocumentParts = {
      language,
      sitePath: sitePathOf(facts.publicUrl),
      title: title[language],
      description: description[language],
      styles: assets.firstStyles,
      laterStyles: assets.laterStyles.path,
      headScript,
      texts: assets.texts[language],
      fonts: assets.fonts[language],
      sharing: headTags(facts, language),
      body: bodies[language],
    };
    const page = htmlDocument(parts);
    await write(outDir, `${pagePath(language)}index.html`, page);
    if (language !== FALLBACK_LANGUAGE) continue;
    const isChoice = LANGUAGES.some((other) => other !== language);
    await write(outDir, 'index.html', isChoice ? htmlDocument({ ...parts, anyLanguageScript }) : page);
  }
}

/** One page a language for servers that know the visitor's, and one with all of them for hosts that do not. */
async function writeNotFoundPages(
  { content }: SiteFacts,
  outDir: string,
  bodies: Readonly<Record<Language, string>>,
  shared: Pick<DocumentParts, 'sitePath' | 'styles' | 'sheet' | 'headScript'>,
): Promise<void> {
  const title = (language: Language) =>
    fill(MESSAGES[language].documents.notFound.documentTitle, { name: content.person.name[language] });
  const titles = Object.fromEntries(LANGUAGES.map((language) => [`data-title-${language}`, title(language)]));
  const page = (language: Language, body: string, attributes = {}) =>
    htmlDocument({
      language,
      title: title(language),
      ...shared,
      fonts: [],
      attributes,
      body,
    });
  for (const language of LANGUAGES) await write(outDir, `${language}/404.html`, page(language, bodies[language]));
  const all = LANGUAGES.map((language) => bodies[language]).join('');
  await write(outDir, '404.html', page(FALLBACK_LANGUAGE, all, titles));
}

async function write(outDir: string, path: string, html: string): Promise<void> {
  const file = join(outDir, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}
