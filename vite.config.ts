/** The page as it is built (`npm run build`), developed (`npm run dev`) and tested. Unit tests: vitest.config.ts. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defineConfig, type UserConfig } from 'vite';
import { CONTENT_FOLDER, generatedFolder } from '#content/folder.ts';
import type { SitePath } from '#shared/urls.ts';
import { contentPlugin } from './scripts/vite/content-plugin.ts';
import { devServer } from './scripts/vite/dev-server.ts';
import { languageStyles } from './scripts/vite/language-styles.ts';

const root = import.meta.dirname;
/** The owner's own files, from the repository's root. */
export const PUBLIC_FOLDER = 'public';

interface SiteConfigOptions {
  /** The words, from the repository's root. */
  readonly contentFolder?: string;
  readonly publicFolder?: string;
  /** Below which the site lives. */
  readonly sitePath?: SitePath;
}

export function siteConfig({
  contentFolder = CONTENT_FOLDER,
  publicFolder = PUBLIC_FOLDER,
  sitePath = '',
}: SiteConfigOptions = {}) {
  return {
    appType: 'custom',
    base: `${sitePath}/`,
    define: { 'import.meta.env.SITE_PATH': JSON.stringify(sitePath) },
    publicDir: publicFolder,
    plugins: [react(), contentPlugin({ contentFolder, publicFolder }), languageStyles()],
    resolve: {
      alias: [
        { find: /^#words\/generated/, replacement: join(root, generatedFolder(contentFolder)) },
        { find: /^#words/, replacement: join(root, contentFolder) },
        // `src/styles/fonts.css` names the faces of the repository: those made for the owner's words stand in their place.
        ...readdirSync(join(root, generatedFolder(contentFolder)))
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({ find: `./fonts/${file}`, replacement: join(root, generatedFolder(contentFolder), file) })),
      ],
    },
    worker: { format: 'es' },
    // `light-dark()` is written out in variables, for browsers that do not know it.
    css: { lightningcss: { include: Features.LightDark } },
    build: {
      // With popover and `@starting-style`: docs/decisions/014-older-browsers.md.
      target: ['chrome123', 'edge123', 'firefox129', 'safari17.5'],
      manifest: 'manifest.json',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // Which plugin took how long is of no use to an owner.
      rolldownOptions: { input: { client: 'index.html' }, checks: { bundlerTimings: false } },
    },
  } satisfies UserConfig;
}

const config = siteConfig();

export default defineConfig({
  ...config,
  server: { port: Number(process.env['PORT'] || 3000) },
  plugins: [...config.plugins, devServer()],
});
