/**
 * Builds the site with a key baked into it and serves it as a static host would, on the port of the first argument.
 * The page then calls the provider of the second argument itself, at another origin.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { readHeadersFile } from '#server/node/built-site.ts';
import { CANARY } from './canary-key.ts';

const [port = '', provider = ''] = process.argv.slice(2);
process.env['VITE_OPENAI_API_KEY'] = 'a-key-for-tests';
process.env['VITE_OPENAI_BASE_URL'] = provider;
// The server's own key must not come into any file: tests/server/canary.test.ts looks for it.
process.env['OPENAI_API_KEY'] = process.env['SESSION_SECRET'] = CANARY;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
// A folder of its own, so that two runs on different ports do not take each other's files away.
const outDir = join(root, 'generated', `direct-${port}`);
// The whole run of all tests builds it beforehand (scripts/test.mjs); who only serves it waits for no bundler.
const { SITES } = process.env;
if (SITES !== 'built') {
  const { buildSite } = await import('#scripts/prerender.ts');
  await buildSite({
    root,
    outDir,
    publicUrl: `http://localhost:${port}`,
  });
}
const headers = Object.entries(readHeadersFile(readFileSync(join(outDir, '_headers'), 'utf8')));
const setHeaders = (response: { setHeader: (name: string, value: string) => void }) => {
  for (const [name, value] of headers) response.setHeader(name, value);
};
if (SITES !== 'build') createServer(sirv(outDir, { etag: true, setHeaders })).listen(Number(port), '127.0.0.1');
