/**
 * Builds a site of the tests' own and serves it as a static host would, on the port of the second argument:
 * - `awkward`, from content that tries every limit, below a path, as by a host that sends no headers of ours;
 * - `direct`, with a key baked into it, so that the page calls the provider itself, at another origin.
 */
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { readHeadersFile } from '#server/node/built-site.ts';
import { CANARY } from './fakes/chat-provider.ts';

const KINDS = {
  awkward: {
    path: '/portfolio',
    environment: { CONTENT_DIR: 'tests/fixtures/awkward', PUBLIC_DIR: 'tests/fixtures/awkward/public' },
  },
  direct: {
    path: '',
    environment: {
      VITE_OPENAI_API_KEY: 'a-key-for-tests',
      VITE_OPENAI_BASE_URL: 'http://provider.test/v1',
      // The server's own key must not come into any file: tests/server/canary.test.ts looks for it.
      OPENAI_API_KEY: CANARY,
      SESSION_SECRET: CANARY,
    },
  },
};

const [kind = '', port] = process.argv.slice(2);
const { path, environment } = KINDS[kind as keyof typeof KINDS];
// A folder of its own, so that two runs on different ports do not take each other's files away.
const host = `generated/${kind}-${port}`;
const outDir = join(host, path);
// The whole run of all tests builds it beforehand (scripts/test.mjs); who only serves it waits for no bundler.
const { SITES } = process.env;
if (SITES !== 'built') {
  Object.assign(process.env, environment);
  const { writeSite } = await import('#scripts/prerender.ts');
  await writeSite(outDir, `http://localhost:${port}${path}`);
}
if (SITES !== 'build') {
  const headers = kind === 'direct' ? readHeadersFile(readFileSync(join(outDir, '_headers'), 'utf8')) : {};
  const setHeaders = (response: ServerResponse) => response.setHeaders(new Map(Object.entries(headers)));
  createServer(sirv(host, { etag: true, setHeaders })).listen(Number(port), '127.0.0.1');
}
