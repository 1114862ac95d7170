/** Single scripts from a source: the server, and what stands in the HTML. */
import { basename, dirname } from 'node:path';
import { build, mergeConfig, type UserConfig } from 'vite';
import type { SitePath } from '#shared/urls.ts';
import { checks, siteConfig } from '../vite.config.ts';

/** Bundles a program for a server to one file. Its packages stay in node_modules, unless `more` says otherwise. */
export async function bundleServer(entry: string, file: string, more: UserConfig = {}): Promise<void> {
  const output = { entryFileNames: basename(file) };
  const common: UserConfig = {
    logLevel: 'warn',
    publicDir: false,
    // The owner's words, as in the page.
    resolve: siteConfig().resolve,
    build: {
      target: 'node20',
      outDir: dirname(file),
      emptyOutDir: true,
      ssr: entry,
      rolldownOptions: { output, checks },
    },
  };
  await build({ configFile: false, ...mergeConfig(common, more) });
}

/** Builds a small script as text, to stand in the HTML. */
export async function inlineScript(entry: string, sitePath: SitePath): Promise<string> {
  const { base, define, resolve, build: common } = siteConfig(sitePath);
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    base,
    define,
    resolve,
    build: {
      target: common.target,
      lib: { entry, formats: ['iife'], name: 'head' },
      rolldownOptions: { checks },
      write: false,
    },
  });
  const [chunk] = Array.isArray(result) ? (result[0]?.output ?? []) : [];
  if (chunk?.type !== 'chunk') throw new Error(`The build made nothing of ${entry}`);
  return chunk.code.trim().replaceAll('</', String.raw`<\/`);
}
