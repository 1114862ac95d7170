/** The whole static site: script and styles by `vite build`, every page from the components as `vite build --ssr` renders them. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { CONTENT_FOLDER, PUBLIC_FOLDER } from '#content/folder.ts';
import type { Analytics } from '#content/schema.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import type { SiteFacts } from '#resume';
import { firstFaces, hasRarerLetters, RARER_EVERYWHERE } from '#scripts/artwork/fonts/faces.ts';
import type { RenderedSite } from '#scripts/artwork/fonts/missing-glyphs.ts';
import { FALLBACK_LANGUAGE, inEachLanguage, LANGUAGES, pagePath, type Language } from '#shared/language.ts';
import { fill } from '#shared/text.ts';
import { sitePathOf, type SitePath } from '#shared/urls.ts';
import { checks, siteConfig } from '../vite.config.ts';
import { inlineScript } from './bundle.ts';
import { fillTemplate, type PageParts } from './html-template.ts';
import { checkPublicFolder, copyPublicFolder } from './public-folder.ts';
import { ANALYTICS_POLICY, writeHeaders } from './security-headers.ts';
import { lastModified, writeShareFiles } from './share/files.ts';
import { readContent } from './vite/content-plugin.ts';

/**
 * Writes the static site to `outDir`, which it empties first.
 * @param publicUrl The site's own address without a slash at the end.
 */
export async function writeSite(outDir: string, publicUrl: string, rendered?: RenderedSite): Promise<void> {
  await checkPublicFolder(PUBLIC_FOLDER);
  const site = rendered ?? (await renderSite(sitePathOf(publicUrl)));
  const client = await buildClient(outDir, publicUrl, site);
  await copyPublicFolder(PUBLIC_FOLDER, outDir);
  const content = await readContent(CONTENT_FOLDER);
  const facts = { content, publicUrl, modified: lastModified(CONTENT_FOLDER) };
  await writePages(outDir, facts, site, client);
  await writeShareFiles(outDir, facts);
  await writeHeaders(outDir, publicUrl, content.analytics);
}

/** The page in every language as a visitor may come to see it: to be written, and to be looked at for its letters. */
export async function renderSite(sitePath: SitePath = ''): Promise<RenderedSite> {
  // Inside the repository, where the packages are found.
  await mkdir('generated', { recursive: true });
  const folder = await mkdtemp(join('generated', 'render-'));
  try {
    const config = siteConfig(sitePath);
    const server = { outDir: folder, copyPublicDir: false, minify: false, cssMinify: false, ssrEmitAssets: true };
    const built = await build({
      ...config,
      configFile: false,
      logLevel: 'warn',
      build: {
        ...config.build,
        ...server,
        ssr: 'src/entry-server.tsx',
        rolldownOptions: { checks },
      },
    });
    const files = 'output' in built ? built.output : [];
    const styles = files.flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : [],
    );
    const address = pathToFileURL(resolve(folder, 'entry-server.js')).href;
    const entry = (await import(address)) as typeof import('#src/entry-server.tsx');
    return {
      page: await inEach(entry.renderPage),
      notFound: await inEach(entry.renderNotFound),
      later: await inEach(entry.renderLazyContent),
      styles: styles.join('\n'),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function inEach(render: (language: Language) => Promise<string>): Promise<Record<Language, string>> {
  const pages = LANGUAGES.map(async (language) => [language, await render(language)] as const);
  return Object.fromEntries(await Promise.all(pages)) as Record<Language, string>;
}

type Client = Awaited<ReturnType<typeof buildClient>>;

async function buildClient(outDir: string, publicUrl: string, rendered: RenderedSite) {
  const sitePath = sitePathOf(publicUrl);
  const config = siteConfig(sitePath);
  const output = { outDir, emptyOutDir: true, copyPublicDir: false };
  await build({ ...config, configFile: false, logLevel: 'warn', build: { ...config.build, ...output } });
  const manifest = JSON.parse(await readFile(join(outDir, 'manifest.json'), 'utf8')) as Manifest;
  const chunks = Object.values(manifest);
  const entry = manifest['index.html'];
  const sheet = entry?.css?.[0];
  if (!entry || !sheet) throw new Error('The build made no script or no styles for the page');
  const styles = await readFile(join(outDir, sheet), 'utf8');
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  // The styles stand in every page, and the manifest is for this step alone.
  await Promise.all([rm(join(outDir, sheet)), rm(join(outDir, 'manifest.json'))]);
  const address = (file: string) => `${sitePath}/${file}`;
  const addressOf = (start: string, end: string) => {
    const chunk = chunks.find(({ file }) => file.includes(`/${start}-`) && file.endsWith(end));
    if (!chunk) throw new Error(`The build has no file ${start}*${end}`);
    return address(chunk.file);
  };
  const pages = [rendered.page, rendered.later, rendered.notFound].flatMap((html) => Object.values(html));
  return {
    /** `index.html` as Vite leaves it, without what this step asks for in its own way. */
    template: template.replaceAll(
      /\s*<(?:script type="module"[^>]*><\/script|link rel="(?:stylesheet|modulepreload)"[^>]*)>/g,
      '',
    ),
    /** The page's script, and what it says in each language. */
    script: address(entry.file),
    texts: inEachLanguage((language) => addressOf(`page-${language}`, '.js')),
    // In all pages or in none: a visitor changes from one language to another within a page.
    styles: pages.some(hasRarerLetters) ? styles + RARER_EVERYWHERE : styles,
    /** The script and the sheets of every part that comes later (src/shared/lazy-with-retry.ts). */
    parts: Object.fromEntries(
      chunks
        .filter(({ isDynamicEntry }) => isDynamicEntry)
        .map(({ name = '', file, css = [] }) => [name, [file, ...css].map(address)]),
    ),
    fonts: inEachLanguage((language) => firstFaces(language).map((face) => addressOf(face, '.woff2'))),
  };
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

/**
 * A counter of visits that the owner has chosen. Goes behind the head's script, and asks for the script once the page lives:
 * looked after every second, for a script that fails (many a
 * browser refuses it) before that would be taken for the page's own (src/head-script.ts). As short as a minifier would leave it.
 */
export function askForAnalytics({ script, attributes = {} }: Analytics): string {
  const address = JSON.stringify(script);
  const set = Object.entries(attributes).map(
    ([name, value]) => `s.setAttribute(${JSON.stringify(name)},${JSON.stringify(value)});`,
  );
  return (
    '(function a(){if(!("reveals"in document.documentElement.dataset))return void setTimeout(a,1e3);' +
    'const s=document.createElement("script");' +
    // The page takes the address of a script from no string, but from a policy of this name.
    `s.src=self.trustedTypes?trustedTypes.createPolicy("${ANALYTICS_POLICY}",{createScriptURL:()=>${address}}).createScriptURL(""):${address};` +
    `${set.join('')}document.head.append(s)})()`
  ).replaceAll('<', String.raw`\x3c`);
}

async function writePages(outDir: string, facts: SiteFacts, rendered: RenderedSite, client: Client): Promise<void> {
  const { analytics, person, sharing } = facts.content;
  const sitePath = sitePathOf(facts.publicUrl);
  const styles = `<style>${client.styles}</style>`;
  const localeScript = `<script>${await inlineScript('src/locale-redirect.ts', sitePath)}</script>`;
  const headScript = [
    await inlineScript('src/head-script.ts', sitePath),
    ...(analytics ? [askForAnalytics(analytics)] : []),
    startAtFirstPaint(client.script),
  ].join(';');
  const write = async (path: string, parts: Omit<PageParts, 'sitePath'>) => {
    const file = join(outDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, fillTemplate(client.template, { sitePath, ...parts }));
  };
  const titleOfNotFound = (language: Language) =>
    fill(MESSAGES[language].documents.notFound.documentTitle, { name: person.name[language] });

  for (const language of LANGUAGES) {
    const page = {
      language,
      title: sharing.title[language],
      description: sharing.description[language],
      facts,
      head: [
        `<script data-texts="${client.texts[language]}">${headScript}</script>`,
        ...client.fonts[language].map((href) => `<link rel="preload" href="${href}" as="font" crossorigin>`),
        styles,
        `<script type="application/json" id="parts">${JSON.stringify(client.parts)}</script>`,
      ],
      body: rendered.page[language],
    };
    await write(`${pagePath(language)}index.html`, page);
    // On a static host `/` leads on to the visitor's language.
    const redirect = LANGUAGES.length > 1 ? [localeScript] : [];
    if (language === FALLBACK_LANGUAGE) await write('index.html', { ...page, head: [...redirect, ...page.head] });
    // For servers that know the visitor's language; for hosts that do not there is one with all of them.
    await write(`${language}/404.html`, {
      language,
      title: titleOfNotFound(language),
      head: [localeScript, styles],
      body: rendered.notFound[language],
    });
  }
  const others = LANGUAGES.map((language) => `:root:lang(${language}) .not-found:not(:lang(${language}))`);
  await write('404.html', {
    language: FALLBACK_LANGUAGE,
    title: titleOfNotFound(FALLBACK_LANGUAGE),
    attributes: Object.fromEntries(LANGUAGES.map((language) => [`data-title-${language}`, titleOfNotFound(language)])),
    head: [localeScript, styles, `<style>${others.join()}{display:none}</style>`],
    body: LANGUAGES.map((language) => rendered.notFound[language]).join(''),
  });
}
