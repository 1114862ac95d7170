/** The page in every language as a visitor may come to see it, with all its styles: one build for the prerender and for what is checked before anything is written. */
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import type { RenderedPages } from '#scripts/artwork/fonts/needed.ts';
import { inEachLanguage, LANGUAGES, type Language } from '#shared/language.ts';

type PrerenderEntry = typeof import('#src/entry-server.tsx');

export interface RenderedSite extends RenderedPages {
  /** What stands in each page's `#root`. */
  readonly bodies: Readonly<Record<'page' | 'notFound', Readonly<Record<Language, string>>>>;
}

/** Of the page (vite.config.ts). */
interface RenderConfig extends InlineConfig {
  /** Of the repository. */
  readonly root: string;
}

export async function renderPages(config: RenderConfig): Promise<RenderedSite> {
  // Inside the repository, where the packages are found.
  const generated = join(config.root, 'generated');
  await mkdir(generated, { recursive: true });
  const folder = await mkdtemp(join(generated, 'render-'));
  try {
    await buildEntry(config, folder);
    const entry = (await import(pathToFileURL(join(folder, 'entry-server.js')).href)) as PrerenderEntry;
    const page = await inTurn(entry.renderPage);
    const later = await inTurn(entry.renderLazyContent);
    const notFound = await inTurn(entry.renderNotFound);
    const pages = LANGUAGES.flatMap((language) => [
      { language, name: `/${language}/`, html: page[language] },
      { language, name: `/${language}/ (opened later)`, html: later[language] },
      { language, name: `/${language}/404.html`, html: notFound[language] },
    ]);
    return { pages, styles: await stylesIn(join(folder, 'assets')), bodies: { page, notFound } };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function buildEntry(config: RenderConfig, outDir: string): Promise<void> {
  await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    build: {
      ...config.build,
      copyPublicDir: false,
      minify: false,
      cssMinify: false,
      outDir,
      ssr: join(config.root, 'src/entry-server.tsx'),
      ssrEmitAssets: true,
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  });
}

async function inTurn(render: (language: Language) => Promise<string>): Promise<Record<Language, string>> {
  const html = new Map<Language, string>();
  for (const language of LANGUAGES) html.set(language, await render(language));
  return inEachLanguage((language) => html.get(language) ?? '');
}

/** The entry's own sheet stands first: it begins with the order of the layers. */
async function stylesIn(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const inOrder = files.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  return (await Promise.all(inOrder.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
}

function isOwn(sheet: string): boolean {
  return sheet.startsWith('entry-server-');
}
