/** The security headers of every answer, as a `_headers` file: static hosts and the server read it. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Analytics } from '#content/schema.ts';
import { transportHeaders, type Headers } from '#server/node/built-site.ts';
import { MIME_TYPES } from '#server/site.ts';
import { filesIn } from './compress.ts';
import { PROVIDER_BASE_URL } from '#shared/chat.ts';
import { sitePathOf, type SitePath } from '#shared/urls.ts';

interface PagePolicy {
  /** Every page of the site as HTML: what stands inline in them may run, nothing else. */
  readonly pages: readonly string[];
  /** Where the page's script may send requests besides its own origin. */
  readonly connectOrigins?: readonly string[];
  /** A counter of visits: what its script is, and where it reports to. */
  readonly analytics?: { readonly script: string; readonly origins: readonly string[] } | undefined;
}

/** The Trusted Types policy by which the page takes the address of that script. */
export const ANALYTICS_POLICY = 'analytics';

export function securityHeaders({ pages, connectOrigins = [], analytics }: PagePolicy): Headers {
  const counters = analytics?.origins.map((origin) => ` ${origin}`).join('') ?? '';
  const policy = {
    'default-src': "'none'",
    'script-src': [
      "'self'",
      ...inlineHashes(pages, 'script'),
      ...(analytics ? [new URL(analytics.script).origin] : []),
    ],
    // The globe draws in one.
    'worker-src': "'self'",
    'style-src': ["'self'", ...inlineHashes(pages, 'style')],
    // Prerendered `style` attributes: positions and delays. They can load and run nothing.
    'style-src-attr': "'unsafe-inline'",
    // Where it sends nothing else, a counter asks for a picture.
    'img-src': `'self' data:${counters}`,
    'font-src': "'self'",
    'connect-src': `${["'self'", ...connectOrigins].join(' ')}${counters}`,
    'manifest-src': "'self'",
    'form-action': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    // The one policy, made once (src/globe/renderer-client.ts), knows the one address of the globe's worker and makes no script or HTML.
    'trusted-types': analytics ? `globe ${ANALYTICS_POLICY}` : 'globe',
  };
  // What is missing here is a policy about openers, on purpose: docs/decisions/026-no-opener-policy.md.
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map((directive) => directive.flat().join(' '))
      .join('; '),
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** The hashes of what stands between inline `<script>` or `<style>` tags; data blocks never run and need none. */
function inlineHashes(pages: readonly string[], element: 'script' | 'style'): string[] {
  const tag = new RegExp(`<${element}(?<attributes>[^>]*)>(?<text>[^]*?)</${element}>`, 'g');
  const texts = pages
    .flatMap((page) => [...page.matchAll(tag)])
    .filter(({ groups }) => !/\bsrc=|\btype="application\//.test(groups?.['attributes'] ?? ''))
    .map(({ groups }) => groups?.['text'] ?? '');
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/**
 * The file that static hosts read (Netlify, Cloudflare Pages): the same headers, and how long files are kept.
 * @param sitePath Below which the site lives.
 * @param types The `Content-Type` of files that a host may not know or may send without their encoding, by address.
 */
export function headersFile(
  headers: Headers,
  types: Readonly<Record<string, string>> = {},
  sitePath: SitePath = '',
): string {
  const block = (address: string, values: Headers) => [
    address,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ];
  return [
    ...block('/*', headers),
    ...block(`${sitePath}/assets/*`, { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    ...Object.entries(types).flatMap(([address, type]) => block(sitePath + address, { 'Content-Type': type })),
    '',
  ].join('\n');
}

/** Needs every file in place: what stands inline in the pages is what may run. */
export async function writeHeaders(outDir: string, publicUrl: string, analytics?: Analytics): Promise<void> {
  const pages = await Promise.all((await filesIn(outDir, /\.html$/)).map((file) => readFile(file, 'utf8')));
  // What hosts know least, or serve without saying that it is UTF-8.
  const typed = (await readdir(outDir)).filter((name) => /\.(txt|vcf|webmanifest)$/.test(name)).toSorted();
  const types = typed.map((name) => [`/${name}`, getMimeType(name, MIME_TYPES) ?? getMimeType(name) ?? '']);
  const policy = securityHeaders({ pages, connectOrigins: originsCalled(process.env), analytics });
  const headers = { ...policy, ...transportHeaders(publicUrl) };
  await writeFile(join(outDir, '_headers'), headersFile(headers, Object.fromEntries(types), sitePathOf(publicUrl)));
}

/** Where the page itself calls: a provider with a key built into it, or a chat at another origin. */
function originsCalled(environment: NodeJS.ProcessEnv): string[] {
  const chat = environment['VITE_CHAT_URL'];
  if (!environment['VITE_OPENAI_API_KEY']) return chat ? [new URL(chat).origin] : [];
  return [new URL(environment['VITE_OPENAI_BASE_URL'] || PROVIDER_BASE_URL).origin];
}
