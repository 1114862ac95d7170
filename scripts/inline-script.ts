/** Builds a small script as text, to stand in the HTML. */
import { join } from 'node:path';
import { build } from 'vite';
import type { SitePath } from '#shared/urls.ts';
import { siteConfig } from '../vite.config.ts';

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
