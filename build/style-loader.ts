/** Loads the styles of a part that comes later, such as the chat, before its script: all that Vite's own helper does that this page needs. */
import type { Plugin } from 'vite';

/** Vite's own helper also preloads scripts and handles nonces: a kilobyte that every visitor would pay. */
const HELPER = `
const sheets = {};
const loadSheet = (file) =>
  (sheets[file] ??= new Promise((loaded, failed) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = '/' + file;
    link.onload = loaded;
    link.onerror = () => {
      delete sheets[file];
      link.remove();
      failed(new Error(file));
    };
    document.head.append(link);
  }));
export const __vitePreload = (load, files = []) =>
  Promise.all(files.filter((file) => file.endsWith('.css')).map(loadSheet)).then(load);
`;

/** Takes the place of Vite's helper around `import()`. A sheet that failed to load is asked for again next time. */
export function styleLoader(): Plugin {
  return {
    name: 'style-loader',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: /^\0vite\/preload-helper/ }, handler: () => HELPER },
  };
}
