import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readHeadersFile, transportHeaders } from '#server/node/built-site.ts';
import { withPolicy } from './policy-in-pages.ts';
import { headersFile, securityHeaders, writeHeaders } from './security-headers.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = [
  '<head><script>a()</script><script type="module" src="/assets/a.js"></script>',
  '<script type="application/ld+json">{"a":1}</script><style>p{}</style></head>',
].join('\n');

function policy(headers: Readonly<Record<string, string>>): Record<string, string> {
  const directives = headers['Content-Security-Policy']?.split('; ') ?? [];
  return Object.fromEntries(
    directives.map((directive) => [directive.split(' ', 1)[0], directive.replace(/^\S+ /, '')]),
  );
}

describe('the security headers', () => {
  test('inline scripts and styles run by their hash alone; data blocks and files have none', () => {
    const { 'script-src': scripts, 'style-src': styles } = policy(securityHeaders({ pages: [page, page] }));
    expect(scripts).toBe(`'self' ${hash('a()')}`);
    expect(styles).toBe(`'self' ${hash('p{}')}`);
  });

  test('no script runs inline, from eval, or through a string', () => {
    const directives = policy(securityHeaders({ pages: [page] }));
    expect(directives['script-src']).not.toMatch(/unsafe/);
    expect(directives).toMatchObject({
      'default-src': "'none'",
      'require-trusted-types-for': "'script'",
      // Without 'allow-duplicates': nobody can make it a second time.
      'trusted-types': 'globe',
      'worker-src': "'self'",
      'frame-ancestors': "'none'",
      'connect-src': "'self'",
    });
  });

  test("a key in the page opens the way to its provider's origin", () => {
    const headers = securityHeaders({ pages: [], connectOrigins: ['https://api.openai.com'] });
    expect(policy(headers)['connect-src']).toBe("'self' https://api.openai.com");
  });

  test('a counter of visits may run its script and report, and nothing else changes', () => {
    const analytics = { script: 'https://stats.example.com/js/count.js', origins: ['https://collect.example.com'] };
    const without = policy(securityHeaders({ pages: [page] }));
    expect(policy(securityHeaders({ pages: [page], analytics }))).toEqual({
      ...without,
      'script-src': `${without['script-src']} https://stats.example.com`,
      'img-src': `${without['img-src']} https://collect.example.com`,
      'connect-src': `${without['connect-src']} https://collect.example.com`,
      'trusted-types': `${without['trusted-types']} analytics`,
    });
  });

  test('the file for static hosts says the same', () => {
    const headers = securityHeaders({ pages: [page] });
    expect(readHeadersFile(headersFile(headers))).toEqual(headers);
    expect(headersFile(headers)).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  });

  test('the file for static hosts names the types that a host may not know', () => {
    const headers = securityHeaders({ pages: [page] });
    const file = headersFile(headers, { '/contact.vcf': 'text/vcard; charset=utf-8' });
    expect(file).toMatch(/\n\/contact\.vcf\n  Content-Type: text\/vcard; charset=utf-8\n$/);
    expect(readHeadersFile(file)).toEqual(headers);
  });

  test('https is made to last only where the site is reached over https', () => {
    expect(transportHeaders('https://example.com')).toHaveProperty('Strict-Transport-Security');
    expect(transportHeaders('http://localhost:3000')).toEqual({});
  });
});

test.each([
  ['https://you.example', true],
  ['http://localhost:3000', false],
])('a static host of %s makes https last: %s', async (publicUrl, lasts) => {
  const folder = await mkdtemp(join(tmpdir(), 'headers-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'index.html'), '<p>hello</p>');
  await writeHeaders(folder, publicUrl);
  const file = await readFile(join(folder, '_headers'), 'utf8');
  expect(/^ {2}Strict-Transport-Security: max-age=31536000$/m.test(file)).toBe(lasts);
});

describe('the policy in the pages', () => {
  const bare = '<head>\n<meta charset="utf-8">\n<script>a()</script>\n</head>';
  const headers = securityHeaders({ pages: [bare] });

  test('the policy stands before everything that it is about, without what only a header may say', () => {
    const [, written = ''] =
      /<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(
        withPolicy(bare, headers),
      ) ?? ['', ''];
    expect(written.replaceAll('&#39;', "'")).toBe(
      headers['Content-Security-Policy']?.replace("; frame-ancestors 'none'", ''),
    );
  });

  test('pages that have it stay as they are, and keep what they had', () => {
    const once = withPolicy(bare, headers);
    expect(withPolicy(once, headers)).toBe(once);
    expect(once).toContain('<meta name="referrer" content="strict-origin-when-cross-origin">\n<script>a()</script>');
  });
});
