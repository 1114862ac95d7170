/** The whole static site: script and styles by `vite build`, every page from the components by `vite build --ssr`. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Manifest } from 'vite';
import { FALLBACK_LANGUAGE, inEachLanguage, LANGUAGES, pagePath, type Language } from '#shared/language.ts';
import { CONTENT_FOLDER } from '#content/folder.ts';
import { sitePathOf } from '#shared/urls.ts';
import { fill } from '#shared/text.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { firstFaces, hasRarerLetters, RARER_EVERYWHERE } from '#scripts/artwork/fonts/faces.ts';
import type { SiteFacts } from '#resume';
import { writeShareFiles } from './share/files.ts';
import { headTags } from './share/head-tags.ts';
import { lastModified } from './share/last-modified.ts';
import { PUBLIC_FOLDER, siteConfig } from '../vite.config.ts';
import { askForAnalytics } from './analytics.ts';
import { fillTemplate } from './html-template.ts';
import { inlineScript } from './bundle.ts';
import { checkPublicFolder, copyPublicFolder } from './public-folder.ts';
import { renderPages, type RenderedSite } from './render.ts';
import { writeHeaders } from './security-headers.ts';
import { readContent } from './vite/content-plugin.ts';

export interface SiteOptions {
  readonly root: string;
  /** The words, from the root: those of this process, unless it is said otherwise. */
  readonly contentFolder?: string;
  readonly outDir: string;
  /** The owner's own files, from the root; need not be there. */
  readonly publicFolder?: string;
  /** The site's own address without a slash at the end. */
  readonly publicUrl: string;
}

/** Renders the pages and writes the whole static site to `outDir`, which it empties first. */
export async function buildSite(options: SiteOptions): Promise<void> {
  await writeSite(options, await renderPages(viteConfig(options)));
}

/** The same with pages that are rendered already. */
export async function writeSite(options: SiteOptions, { bodies, pages }: RenderedSite): Promise<void> {
  const { root, outDir, publicUrl, contentFolder = CONTENT_FOLDER, publicFolder = PUBLIC_FOLDER } = options;
  await checkPublicFolder(join(root, publicFolder));
  const client = await buildClient(options, pages);
  await copyPublicFolder(join(root, publicFolder), outDir);
  const content = await readContent(join(root, contentFolder));
  const facts = { content, publicUrl, modified: lastModified(root, contentFolder) };
  await writePages(options, facts, bodies, client);
  await writeShareFiles(facts, { root, outDir });
  await writeHeaders(outDir, publicUrl, content.analytics);
}

function viteConfig({ root, contentFolder, publicFolder, publicUrl }: SiteOptions) {
  const config = siteConfig({
    ...(contentFolder !== undefined && { contentFolder }),
    ...(publicFolder !== undefined && { publicFolder }),
    sitePath: sitePathOf(publicUrl),
  });
  return { ...config, root, configFile: false, logLevel: 'warn' } as const;
}

interface Client {
  /** `index.html` as Vite leaves it, without what this step asks for in its own way. */
  readonly template: string;
  /** The page's script, on the site's host. */
  readonly script: string;
  /** What it says in each language. */
  readonly texts: Readonly<Record<Language, string>>;
  readonly styles: string;
  /** The script and the sheets of every part that comes later (src/shared/lazy-with-retry.ts). */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  readonly fonts: Readonly<Record<Language, readonly string[]>>;
}

async function buildClient(options: SiteOptions, pages: RenderedSite['pages']): Promise<Client> {
  const { outDir, publicUrl } = options;
  const config = viteConfig(options);
  const address = (file: string) => `${sitePathOf(publicUrl)}/${file}`;
  await build({ ...config, build: { ...config.build, outDir, emptyOutDir: true, copyPublicDir: false } });
  const manifest = JSON.parse(await readFile(join(outDir, 'manifest.json'), 'utf8')) as Manifest;
  const entry = manifest['index.html'];
  const sheet = entry?.css?.[0];
  if (!entry || !sheet) throw new Error('The build made no script or no styles for the page');
  const styles = await readFile(join(outDir, sheet), 'utf8');
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  // The styles stand in every page, and the manifest is for this step alone.
  await Promise.all([rm(join(outDir, sheet)), rm(join(outDir, 'manifest.json'))]);
  const files = Object.values(manifest).map(({ file }) => file);
  return {
    template: template.replaceAll(
      /\s*<(?:script type="module"[^>]*><\/script|link rel="(?:stylesheet|modulepreload)"[^>]*)>/g,
      '',
    ),
    script: address(entry.file),
    texts: inEachLanguage((language) => address(partFile(files, `page-${language}`, '.js'))),
    // In all pages or in none: a visitor changes from one language to another within a page.
    styles: pages.some(({ html }) => hasRarerLetters(html)) ? styles + RARER_EVERYWHERE : styles,
    parts: Object.fromEntries(
      Object.values(manifest)
        .filter(({ isDynamicEntry }) => isDynamicEntry)
        .map(({ name = '', file, css = [] }) => [name, [file, ...css].map(address)]),
    ),
    fonts: inEachLanguage((language) => firstFaces(language).map((face) => address(partFile(files, face, '.woff2')))),
  };
}

function partFile(files: readonly string[], start: string, end: string): string {
  const file = files.find((name) => name.includes(`/${start}-`) && name.endsWith(end));
  if (!file) throw new Error(`The build has no file ${start}*${end}`);
  return file;
}

/**
 * Asks for the page's script, with what it says, and for the drawings that wait in a template, when the text is on the
 * screen; in a browser that paints nothing, after three seconds. Its tag names the texts (`data-texts`): so it is the same in
 * every page, and the policy names it once. An address in `import()` needs no Trusted Types policy.
 *
 * A script that fails is told to who listens for errors (src/head-script.ts), as the tag of a script would tell it; one that
 * did not come is in the browser's own log already, and is reported no second time.
 */
function startAtFirstPaint(script: string): string {
  return `{const{texts}=document.currentScript.dataset;let begun;
const begin=()=>{if(begun)return;begun=true;
for(const t of document.querySelectorAll("template")){const m=matchMedia(t.dataset.media);(m.onchange=()=>m.matches&&t.replaceWith(t.content))()}
Promise.all([import(${JSON.stringify(script)}),import(texts)]).catch(e=>/modul/.test(e.message)?dispatchEvent(new Event("error")):reportError(e))};
addEventListener("DOMContentLoaded",()=>{setTimeout(begin,3e3);new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&begin()).observe({type:"paint",buffered:true})})}`;
}

async function writePages(
  { root, outDir, publicUrl }: SiteOptions,
  facts: SiteFacts,
  bodies: RenderedSite['bodies'],
  client: Client,
): Promise<void> {
  const sitePath = sitePathOf(publicUrl);
  const { analytics, person, sharing } = facts.content;
  const styles = `<style>${client.styles}</style>`;
  const headScript = [
    await inlineScript(root, 'src/head-script.ts', sitePath),
    analytics && askForAnalytics(analytics),
    startAtFirstPaint(client.script),
  ]
    .filter(Boolean)
    .join(';');
  const localeScript = `<script>${await inlineScript(root, 'src/locale-redirect.ts', sitePath)}</script>`;
  const write = (path: string, parts: Omit<Parameters<typeof fillTemplate>[1], 'sitePath'>) =>
    writeFileIn(outDir, path, fillTemplate(client.template, { sitePath, ...parts }));
  const parts = `<script type="application/json" id="parts">${JSON.stringify(client.parts)}</script>`;

  for (const language of LANGUAGES) {
    const page = (...first: readonly string[]) => ({
      language,
      title: sharing.title[language],
      description: sharing.description[language],
      sharing: headTags(facts, language),
      head: [
        ...first,
        `<script data-texts="${client.texts[language]}">${headScript}</script>`,
        ...client.fonts[language].map((href) => `<link rel="preload" href="${href}" as="font" crossorigin>`),
        styles,
        parts,
      ],
      body: bodies.page[language],
    });
    await write(`${pagePath(language)}index.html`, page());
    // On a static host `/` leads on to the visitor's language.
    if (language === FALLBACK_LANGUAGE) await write('index.html', LANGUAGES.length > 1 ? page(localeScript) : page());
  }

  const title = (language: Language) =>
    fill(MESSAGES[language].documents.notFound.documentTitle, { name: person.name[language] });
  // One page a language for servers that know the visitor's, and one with all of them for hosts that do not.
  const notFound = { head: [localeScript, styles] };
  for (const language of LANGUAGES)
    await write(`${language}/404.html`, {
      ...notFound,
      language,
      title: title(language),
      body: bodies.notFound[language],
    });
  await write('404.html', {
    ...notFound,
    language: FALLBACK_LANGUAGE,
    title: title(FALLBACK_LANGUAGE),
    attributes: Object.fromEntries(LANGUAGES.map((language) => [`data-title-${language}`, title(language)])),
    body: LANGUAGES.map((language) => bodies.notFound[language]).join(''),
  });
}

async function writeFileIn(folder: string, path: string, text: string): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
