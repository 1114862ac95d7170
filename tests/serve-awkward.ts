/**
 * Builds the site from the awkward content and serves it as a dumb static host would, on the port of the first argument
 * and below the path of the second: a site that lives at a path is tried by every test of this one.
 */
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const port = Number(process.argv[2]);
const path = process.argv[3] ?? '';
const host = join(root, `generated/awkward-${port}`);
// The whole run of all tests builds it beforehand (scripts/test.mjs); who only serves it waits for no bundler.
const { SITES } = process.env;
if (SITES !== 'built') {
  const { buildSite } = await import('#scripts/prerender.ts');
  const publicUrl = `http://localhost:${port}${path}`;
  await buildSite({
    root,
    contentFolder: 'tests/fixtures/awkward',
    publicFolder: 'tests/fixtures/awkward/public',
    outDir: join(host, path),
    publicUrl,
  });
}
if (SITES !== 'build') createServer(sirv(host, { etag: true })).listen(port, '127.0.0.1');
