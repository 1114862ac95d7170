/** Builds the site from the awkward content and serves it as a dumb static host would, on the port of the first argument. */
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { buildSite } from '#build/site.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const port = Number(process.argv[2]);
const outDir = join(root, `generated/awkward-${port}`);
await buildSite({ root, contentEntry: 'tests/awkward/index.ts', outDir, publicUrl: `http://localhost:${port}` });
createServer(sirv(outDir, { etag: true })).listen(port, '127.0.0.1');
