/** The floor: a page of one paragraph, brought to life by `hydrateRoot` and nothing else. What React costs by itself. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { compressFolder } from '#scripts/compress.ts';
import { headersFile, securityHeaders } from '#server/node/headers.ts';
import { FALLBACK_LANGUAGE, LANGUAGES } from '#shared/language.ts';
import { siteConfig } from '../../vite.config.ts';

const root = join(import.meta.dirname, '../..');
const SCRIPT = `
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
hydrateRoot(document.getElementById('root'), createElement('h1', null, 'The floor'));
`;

/** Builds the floor page, with the addresses of the site, and returns its folder. */
export async function buildFloor(): Promise<string> {
  const folder = join(root, 'generated/floor');
  const source = join(root, 'generated/floor-source.js');
  await writeFile(source, SCRIPT);
  const config = siteConfig();
  await build({
    ...config,
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: source, output: { entryFileNames: 'assets/floor.js' } },
    },
  });
  const page = (language: string) =>
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    '<title>The floor</title><meta name="description" content="The floor"><link rel="icon" href="data:,">' +
    '<div id="root"><h1>The floor</h1></div><script type="module" src="/assets/floor.js"></script></html>';
  for (const language of LANGUAGES) {
    await mkdir(join(folder, language), { recursive: true });
    for (const name of ['index', '404']) await writeFile(join(folder, language, `${name}.html`), page(language));
  }
  await writeFile(join(folder, 'index.html'), page(FALLBACK_LANGUAGE));
  await writeFile(join(folder, '_headers'), headersFile(securityHeaders({ pages: [page(FALLBACK_LANGUAGE)] })));
  await compressFolder(folder);
  return folder;
}
