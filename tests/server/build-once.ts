/** Builds the page and the server into the folder of the first argument, inside the repository. */
import { join } from 'node:path';
import { buildServer } from '#build/server.ts';
import { buildSite } from '#build/site.ts';

const root = join(import.meta.dirname, '../..');
const outDir = process.argv[2] ?? '';
await buildSite({
  root,
  contentEntry: 'content/index.ts',
  outDir: join(outDir, 'dist'),
  publicUrl: 'http://localhost:3000',
});
await buildServer(root, join(outDir, 'dist-server'));
