/** Bundles the server to `dist-server/main.js`. Its packages stay in node_modules. */
import { join } from 'node:path';
import { build } from 'vite';
import { QUIET } from './vite-config.ts';

export async function buildServer(root: string, outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: 'node20',
      outDir,
      emptyOutDir: true,
      ssr: join(root, 'server/node/main.ts'),
      rolldownOptions: { output: { entryFileNames: 'main.js' }, checks: QUIET },
    },
  });
}
