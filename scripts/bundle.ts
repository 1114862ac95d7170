/** Single scripts from a source: the server, and what stands in the HTML. */
import { join } from 'node:path';
import { build } from 'vite';
import type { SitePath } from '#shared/urls.ts';
import { siteConfig } from '../vite.config.ts';

/**
 * Bundles the server, or what runs it, to one `main.js`. Its packages stay in node_modules.
 * @param entry From `root`.
 */
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

/** Builds a small script as text, to stand in the HTML. */
export async function inlineScript(root: string, entry: string, sitePath: SitePath): Promise<string> {
  const { base, define, resolve, build: common } = siteConfig({ sitePath });
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    base,
    define,
    resolve,
    build: {
      target: common.target,
      lib: { entry: join(root, entry), formats: ['iife'], name: 'head' },
      rolldownOptions: { checks: common.rolldownOptions.checks },
      write: false,
    },
  });
  const [chunk] = Array.isArray(result) ? (result[0]?.output ?? []) : 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`The build made nothing of ${entry}`);
  return chunk.code.trim().replaceAll('</', String.raw`<\/`);
}
