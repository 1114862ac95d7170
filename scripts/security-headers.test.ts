import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readHeadersFile, type Headers } from '#server/node/built-site.ts';
import { withPolicy } from './policy-in-pages.ts';
import { securityHeaders, writeHeaders } from './security-headers.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = [
  '<head>\n<meta charset="utf-8">\n<script>a()</script><script type="module" src="/assets/a.js"></script>',
  '<script type="application/ld+json">{"a":1}</script><style>p{}</style></head>',
].join('\n');

const policy = (headers: Headers): Record<string, string> =>
  Object.fromEntries(headers['Content-Security-Policy']?.split('; ').map((one) => one.split(/ (.*)/)) ?? []);

test('what stands inline runs by its hash alone, nothing from eval or through a string; data blocks and files have none', () => {
  expect(policy(securityHeaders({ pages: [page, page] }))).toMatchObject({
    'default-src': "'none'",
    'script-src': `'self' ${hash('a()')}`,
    'style-src': `'self' ${hash('p{}')}`,
    'require-trusted-types-for': "'script'",
    // Without 'allow-duplicates': nobody can make it a second time.
    'trusted-types': 'globe',
    'worker-src': "'self'",
    'frame-ancestors': "'none'",
    'connect-src': "'self'",
  });
});

test('a provider’s key in the page opens the way to its origin, and a counter of visits to its own, and nothing else changes', () => {
  const without = policy(securityHeaders({ pages: [page] }));
  const analytics = { script: 'https://stats.example.com/js/count.js', origins: ['https://collect.example.com'] };
  const headers = securityHeaders({ pages: [page], connectOrigins: ['https://api.openai.com'], analytics });
  expect(policy(headers)).toEqual({
    ...without,
    'script-src': `${without['script-src']} https://stats.example.com`,
    'img-src': `${without['img-src']} https://collect.example.com`,
    'connect-src': `${without['connect-src']} https://api.openai.com https://collect.example.com`,
    'trusted-types': `${without['trusted-types']} analytics`,
  });
});

test.each([
  ['https://you.example/portfolio', { 'Strict-Transport-Security': 'max-age=31536000' }, '/portfolio'],
  ['http://localhost:3000', {}, ''],
])('a static host of %s sends the same headers, and %o', async (publicUrl, transport, path) => {
  const folder = await mkdtemp(join(tmpdir(), 'headers-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of ['index.html', 'contact.vcf']) await writeFile(join(folder, name), page);
  await writeHeaders(folder, publicUrl);
  const file = await readFile(join(folder, '_headers'), 'utf8');
  expect(readHeadersFile(file)).toEqual({ ...securityHeaders({ pages: [page] }), ...transport });
  expect(file).toContain(`\n${path}/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`);
  // A host may not know the type.
  expect(file).toContain(`\n${path}/contact.vcf\n  Content-Type: text/vcard; charset=utf-8\n`);
});

test('a page may hold the policy, before all that it is about, without what only a header may say, and once', () => {
  const headers = securityHeaders({ pages: [page] });
  const once = withPolicy(page, headers);
  const first = /<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="([^"]+)">\n/;
  expect(first.exec(once)?.[1]).toBe(headers['Content-Security-Policy']?.replace("; frame-ancestors 'none'", ''));
  expect(once).toContain('<meta name="referrer" content="strict-origin-when-cross-origin">\n<script>a()</script>');
  expect(withPolicy(once, headers)).toBe(once);
});
