/** The page as it is built (`npm run build`), developed (`npm run dev`) and tested. Unit tests: vitest.config.ts. */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { CONTENT_FOLDER, generatedFolder, PUBLIC_FOLDER } from '#content/folder.ts';
import { isLatin } from '#shared/known-languages.ts';
import { LANGUAGES } from '#shared/language.ts';
import type { SitePath } from '#shared/urls.ts';
import { contentPlugin } from './scripts/vite/content-plugin.ts';
import { devServer } from './scripts/vite/dev-server.ts';

const made = resolve(generatedFolder());
/** Which plugin took how long is of no use to an owner. */
export const checks = { bundlerTimings: false };

/** @param sitePath Below which the site lives. */
export function siteConfig(sitePath: SitePath = '') {
  return {
    appType: 'custom',
    base: `${sitePath}/`,
    define: { 'import.meta.env.SITE_PATH': JSON.stringify(sitePath) },
    publicDir: PUBLIC_FOLDER,
    plugins: [react(), contentPlugin(), languageStyles()],
    resolve: {
      alias: [
        { find: /^#words\/generated/, replacement: made },
        { find: /^#words/, replacement: resolve(CONTENT_FOLDER) },
        // `src/styles/fonts.css` names the faces of the repository: those made for the owner's words stand in their place.
        ...readdirSync(made)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({ find: `./fonts/${file}`, replacement: resolve(made, file) })),
      ],
    },
    worker: { format: 'es', rolldownOptions: { checks } },
    // `light-dark()` is written out in variables, for browsers that do not know it.
    css: { lightningcss: { include: Features.LightDark } },
    build: {
      // With popover and `@starting-style`: docs/decisions/014-older-browsers.md.
      target: ['chrome123', 'edge123', 'firefox129', 'safari17.5'],
      manifest: 'manifest.json',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: { client: 'index.html' }, checks },
    },
  } satisfies UserConfig;
}

/** In styles `:lang(en)` stands for every language in Latin letters. English stays among them: names of technologies are English. */
export function languageStyles(languages: readonly (typeof LANGUAGES)[number][] = LANGUAGES) {
  const latin = new Set(['en', ...languages.filter(isLatin)]);
  return {
    name: 'language-styles',
    // Before the styles are read.
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler: (css: string) => ({ code: css.replaceAll(':lang(en)', `:lang(${[...latin].join(', ')})`), map: null }),
    },
  } satisfies Plugin;
}

const config = siteConfig();

export default defineConfig({
  ...config,
  server: { port: Number(process.env['PORT'] || 3000) },
  plugins: [...config.plugins, devServer()],
});
