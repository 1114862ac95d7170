/** Loads a part that comes later, such as the chat, its styles before its script: all that Vite's own helper does that this page needs. */
import type { Plugin } from 'vite';

/**
 * Vite's own helper also preloads scripts and handles nonces: a kilobyte that every visitor would pay.
 *
 * No browser gives up on a file that hangs, so this does after 20 s. A part that failed is asked for by another address the
 * next time: Firefox never fetches a module again that was lost or cut off, and a request that hangs would be waited for.
 */
const helper = (base: string) => `
const parts = {};
let again = '';
const loadSheet = (file) =>
  new Promise((onload, onerror) => {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'stylesheet', href: ${JSON.stringify(base)} + file + again, onload, onerror }));
  });
export const __vitePreload = (load, [part, ...sheets]) =>
  (parts[part] ??= Promise.race([
    Promise.all(sheets.map(loadSheet)).then(() => (again ? import(/* @vite-ignore */ ${JSON.stringify(base)} + part + again) : load())),
    new Promise((_, late) => setTimeout(late, 20000, Error('The module hangs'))),
  ]).catch((reason) => {
    again += '?';
    delete parts[part];
    throw reason;
  }));
`;

/**
 * Takes the place of Vite's helper around `import()`. A file that failed to load is asked for again when it is wanted again.
 * The helper's name is Vite's own affair: a build of parts in which nothing answers to it any more fails.
 */
export function partLoader(): Plugin {
  let replaced = false;
  /** What Vite puts before the name of a file. */
  let base = '/';
  return {
    name: 'part-loader',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      base = config.base;
    },
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => {
        replaced = true;
        return helper(base);
      },
    },
    generateBundle(_, bundle) {
      const inBrowser = this.environment.config.consumer === 'client';
      const hasParts = Object.values(bundle).some((file) => file.type === 'chunk' && file.dynamicImports.length > 0);
      if (inBrowser && hasParts && !replaced)
        this.error('Vite calls its preload helper by another name: see pipeline/part-loader.ts');
    },
  };
}
