/** Bundles the server, or what runs it, to one `main.js`. Its packages stay in node_modules. */
import { join } from 'node:path';
import { build } from 'vite';

/** @param entry From `root`. */
export async function buildServer(root: string, outDir: string, entry = 'server/node/main.ts'): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: 'node20',
      outDir,
      emptyOutDir: true,
      ssr: join(root, entry),
      rolldownOptions: { output: { entryFileNames: 'main.js' }, checks: { bundlerTimings: false } },
    },
  });
}
