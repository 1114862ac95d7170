/** What every run of Vite has in common: the page for browsers, the page for the prerender, the server, the tests. */
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';
import type { SitePath } from '#contract/site-path.ts';
import { className } from './class-names.ts';
import { compileHint } from './compile-hint.ts';
import { contentPlugin } from './content-plugin.ts';
import { partLoader } from './part-loader.ts';
import { styleNames } from './style-names.ts';

/** Browsers with `light-dark()`, popover and `@starting-style`: what the styles are written for. */
export const BROWSERS = ['chrome123', 'edge123', 'firefox129', 'safari17.5'];

interface SiteConfigOptions {
  /** The module that exports `content`, from the repository's root. */
  readonly contentEntry?: string;
  /** Below which the site lives. */
  readonly sitePath?: SitePath;
}

export function siteConfig({ contentEntry = 'content/index.ts', sitePath = '' }: SiteConfigOptions = {}): UserConfig & {
  plugins: PluginOption[];
} {
  return {
    appType: 'custom',
    base: `${sitePath}/`,
    define: { 'import.meta.env.SITE_PATH': JSON.stringify(sitePath) },
    publicDir: false,
    plugins: [react(), contentPlugin({ entry: contentEntry }), styleNames(), partLoader(), compileHint()],
    // One file with all that a worker needs, as a module like the rest; without its own word it would keep its spaces.
    worker: { format: 'es', rolldownOptions: { output: { minify: true } } },
    css: { modules: { generateScopedName: className } },
    build: {
      target: BROWSERS,
      cssTarget: BROWSERS,
      assetsInlineLimit: 0,
      minify: 'terser',
      terserOptions: { module: true, compress: { ecma: 2020, passes: 3, pure_getters: true, keep_fargs: false } },
      // A sheet whose short class names were written into the script instead of its imports would be taken for unused.
      rolldownOptions: { optimization: { inlineConst: false } },
      modulePreload: { polyfill: false, resolveDependencies: (part) => [part] },
    },
  };
}
