/** The security headers of every answer, as a `_headers` file: static hosts and the server read it. */
import { createHash } from 'node:crypto';
import type { Headers } from '#server/node/built-site.ts';
import type { SitePath } from '#shared/urls.ts';

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
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const typed = Object.entries(types).flatMap(([address, type]) => [sitePath + address, `  Content-Type: ${type}`]);
  const kept = [`${sitePath}/assets/*`, '  Cache-Control: public, max-age=31536000, immutable'];
  return ['/*', ...lines, ...kept, ...typed, ''].join('\n');
}
