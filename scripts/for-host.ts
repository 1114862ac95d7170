/** After the build, for a host that runs the chat without a server of ours: `workers`, `vercel` or `netlify`, the first argument. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeNetlifyFunction, makeVercelOutput, makeWorker } from './hosts.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const site = join(root, 'dist');
const MAKERS = {
  workers: () => makeWorker({ root, site, outDir: join(root, 'dist-workers') }),
  vercel: () => makeVercelOutput({ root, site, outDir: join(root, '.vercel/output') }),
  netlify: () => makeNetlifyFunction({ root, site, outDir: join(root, 'dist-netlify') }),
};
const host = Object.entries(MAKERS).find(([name]) => name === process.argv[2]);
if (!host) {
  console.error(`Name the host: ${Object.keys(MAKERS).join(', ')}`);
  process.exit(1);
}
const [name, make] = host;
await make();
console.log(`Made what ${name} needs besides dist/.`);
