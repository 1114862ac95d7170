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
export const __vitePreload = (part, ...sheets) =>
  (parts[part] ??= Promise.race([
    Promise.all(sheets.map(loadSheet)).then(() => import(/* @vite-ignore */ ${JSON.stringify(base)} + part + again)),
    new Promise((_, late) => setTimeout(() => late(Error('The module hangs')), 20000)),
  ]).catch((reason) => {
    again += '?';
    delete parts[part];
    throw reason;
  }));
`;

/** Vite's list of all parts and their sheets, at the head of each script that loads one. */
const LIST = /const __vite__mapDeps\s*=[^[]*\[([^\]]*)\][^;]*;\n?/;
/** What Vite calls the helper with: what imports the part, and where the part and its sheets stand in that list. */
const CALL =
  /(?:\(\)\s*=>|async\s*\(\)\s*=>\s*\{[^;]*=\s*await)\s*\(?import\(["`][^"`]*["`]\)\)?(?:;\s*return\s*\{[^}]*\};?\s*\})?,\s*__vite__mapDeps\(\[([\d,\s]*)\]\)/g;

/** The names of the files in the place of what Vite writes, which has each of them twice. */
function withNames(code: string): string {
  const files = LIST.exec(code)?.[1]?.split(',') ?? [];
  return code.replace(LIST, '').replaceAll(CALL, (_, places: string) =>
    places
      .split(',')
      .map((place) => files[Number(place)]?.trim())
      .join(','),
  );
}

/**
 * Takes the place of Vite's helper around `import()`. A file that failed to load is asked for again when it is wanted again.
 * How Vite calls its helper is its own affair: a build in which anything of it is left over fails.
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
    generateBundle: {
      // After Vite, which writes the names of the files last.
      order: 'post',
      handler(_, bundle) {
        if (this.environment.config.consumer !== 'client') return;
        const loading = Object.values(bundle).filter((file) => file.type === 'chunk' && file.dynamicImports.length > 0);
        for (const file of loading) {
          if (file.type !== 'chunk') continue;
          file.code = withNames(file.code);
          if (!replaced || file.code.includes('__vite'))
            this.error('Vite calls its preload helper otherwise: see pipeline/part-loader.ts');
        }
      },
    },
  };
}
