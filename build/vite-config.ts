/** What every run of Vite has in common: the page for browsers, the page for the prerender, the server, the tests. */
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption, UserConfig } from 'vite';
import { contentPlugin } from './content-plugin.ts';
import { styleLoader } from './style-loader.ts';

/** Browsers with `light-dark()`, popover and `@starting-style`: what the styles are written for. */
export const BROWSERS = ['chrome123', 'edge123', 'firefox129', 'safari17.5'];

interface SiteConfigOptions {
  /** The module that exports `content`, from the repository's root. */
  readonly contentEntry?: string;
}

export function siteConfig({ contentEntry = 'content/index.ts' }: SiteConfigOptions = {}): UserConfig & {
  plugins: PluginOption[];
} {
  return {
    appType: 'custom',
    publicDir: false,
    plugins: [react(), contentPlugin({ entry: contentEntry }), inlineClassNames(), styleLoader()],
    css: { modules: { generateScopedName: scopedName } },
    build: {
      target: BROWSERS,
      cssTarget: BROWSERS,
      assetsInlineLimit: 0,
      minify: 'terser',
      terserOptions: { compress: { ecma: 2020, passes: 2, pure_getters: true } },
      modulePreload: { polyfill: false },
    },
  };
}

/**
 * `card` of `project-card.module.css` → `project-card-card`. Two files of one name would share their classes,
 * so a test keeps their names apart; in return a class tells where it stands, and travels in fewer bytes than a hash.
 */
function scopedName(name: string, file: string): string {
  return `${styleModuleName(file)}-${name}`;
}

/** `…/project-card.module.css` → `project-card`. */
export function styleModuleName(file: string): string {
  return basename(file.replace(/\?.*$/, ''), '.module.css');
}

/** Imports a style module by its single names, so that the page gets the names it uses and not a table of all. */
function inlineClassNames(): Plugin {
  return {
    name: 'inline-class-names',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/ },
      handler: (code) => code.replaceAll(/import (\w+) from ('[^']+\.module\.css')/g, 'import * as $1 from $2'),
    },
  };
}
