/** What every run of Vite has in common: the page for browsers, the page for the prerender, the server, the tests. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type PluginOption, type UserConfig } from 'vite';
import { MADE_FONT_FOLDER, madeFaceFiles } from '#artwork/fonts/face-file.ts';
import type { SitePath } from '#contract/site-path.ts';
import { className } from './class-names.ts';
import { compileHint } from './compile-hint.ts';
import { contentPlugin } from './content-plugin.ts';
import { languageStyles } from './language-styles.ts';
import { partLoader } from './part-loader.ts';
import { reactWithout } from './react-without.ts';
import { unfilledParts } from './unfilled-parts.ts';
import { styleNames } from './style-names.ts';

/** Browsers with `light-dark()`, popover and `@starting-style`: what the styles are written for. */
export const BROWSERS = ['chrome123', 'edge123', 'firefox129', 'safari17.5'];

/** As Node was started: under which of them `#owner/languages.ts` is another owner's (package.json, tests/owners). */
const CONDITIONS = process.execArgv.flatMap((argument) => /^--conditions=(.+)$/.exec(argument)?.[1] ?? []);
/** Which plugin took how long is of no use to an owner. */
export const QUIET = { bundlerTimings: false };
/** In the names of faces, drawings and styles, many of which stand in every page: 30 bits tell one from the one before it. */
export const HASH_LENGTH = 5;
/** What a build calls its files. */
export const NAMES = { assetFileNames: `assets/[name]-[hash:${HASH_LENGTH}][extname]` } as const;
/** What the site's build calls its scripts: the least that it takes for a hash of them. */
export const SCRIPT_NAME = 'assets/[name]-[hash:6].js';
/** The owner's own files, from the repository's root. */
export const PUBLIC_FOLDER = 'public';

interface SiteConfigOptions {
  /** The module that exports `content`, from the repository's root. */
  readonly contentEntry?: string;
  /** The owner's own files, from the repository's root. */
  readonly publicFolder?: string;
  /** Below which the site lives. */
  readonly sitePath?: SitePath;
}

export function siteConfig({
  contentEntry = 'content/index.ts',
  publicFolder = PUBLIC_FOLDER,
  sitePath = '',
}: SiteConfigOptions = {}): UserConfig & {
  plugins: PluginOption[];
} {
  return {
    appType: 'custom',
    base: `${sitePath}/`,
    define: { 'import.meta.env.SITE_PATH': JSON.stringify(sitePath) },
    // The build copies it itself (own-files.ts).
    publicDir: false,
    plugins: [
      react(),
      contentPlugin({ entry: contentEntry, publicFolder }),
      unfilledParts(contentEntry),
      languageStyles(),
      styleNames(),
      partLoader(),
      reactWithout(),
      compileHint(),
    ],
    resolve: { alias: madeFaces(), ...withConditions(defaultClientConditions) },
    ssr: { resolve: withConditions(defaultServerConditions) },
    // A module like the rest, which may fetch parts; without its own word it would keep its spaces.
    worker: { format: 'es', rolldownOptions: { output: { minify: true }, checks: QUIET } },
    css: { modules: { generateScopedName: className } },
    build: {
      target: BROWSERS,
      cssTarget: BROWSERS,
      assetsInlineLimit: 0,
      minify: 'terser',
      // A function that is written out where it is called makes the script shorter, but what travels longer.
      terserOptions: {
        module: true,
        compress: { ecma: 2020, passes: 3, pure_getters: true, keep_fargs: false, inline: 1 },
      },
      // A sheet whose short class names were written into the script instead of its imports would be taken for unused.
      rolldownOptions: {
        optimization: { inlineConst: false },
        output: NAMES,
        checks: QUIET,
      },
      modulePreload: { polyfill: false, resolveDependencies: (part) => [part] },
    },
  };
}

function withConditions(others: readonly string[]) {
  return CONDITIONS.length === 0 ? {} : { conditions: [...CONDITIONS, ...others] };
}

/** `ui/fonts.css` names the faces of the repository: those that the build has made stand in their place. */
function madeFaces() {
  return madeFaceFiles().map((file) => ({
    find: `./fonts/${file}`,
    replacement: fileURLToPath(new URL(file, MADE_FONT_FOLDER)),
  }));
}
