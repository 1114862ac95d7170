/** Builds small parts of a page as text, to stand in its HTML. */
import { join } from 'node:path';
import { build, type BuildOptions } from 'vite';
import type { SitePath } from '#contract/site-path.ts';
import { languageStyles } from './language-styles.ts';
import { QUIET, siteConfig } from './vite-config.ts';

/** One small script as text, for the head of a page. */
export async function inlineScript(root: string, entry: string, sitePath: SitePath): Promise<string> {
  const [chunk] = await buildInMemory(
    { root, sitePath },
    { lib: { entry: join(root, entry), formats: ['iife'], name: 'head' } },
  );
  if (chunk?.type !== 'chunk') throw new Error(`The build made nothing of ${entry}`);
  return chunk.code.trim().replaceAll('</', String.raw`<\/`);
}

/** The styles of a part that no script of the page imports, as text. */
export async function inlineStyles(root: string, entry: string, sitePath: SitePath): Promise<string> {
  const files = await buildInMemory(
    { root, sitePath },
    { rolldownOptions: { input: join(root, entry), checks: QUIET } },
  );
  const sheet = files.find(({ fileName }) => fileName.endsWith('.css'));
  if (sheet?.type !== 'asset') throw new Error(`The build made no styles of ${entry}`);
  return sheet.source.toString();
}

async function buildInMemory({ root, sitePath }: { root: string; sitePath: SitePath }, options: BuildOptions) {
  const { base, define, css, resolve, build: common } = siteConfig({ sitePath });
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ...(base !== undefined && { base }),
    ...(define && { define }),
    ...(css && { css }),
    ...(resolve && { resolve }),
    plugins: [languageStyles()],
    build: { ...common, ...options, write: false },
  });
  return Array.isArray(result) ? (result[0]?.output ?? []) : 'output' in result ? result.output : [];
}
