/** The page in every language as a visitor may come to see it, by `vite build --ssr`: for the prerender, and for the check of its letters. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { RenderedSite } from '#scripts/artwork/fonts/missing-glyphs.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import type { SitePath } from '#shared/urls.ts';
import { checks, siteConfig } from '../vite.config.ts';

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
