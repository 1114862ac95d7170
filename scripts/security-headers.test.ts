import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readHeadersFile, transportHeaders } from '#server/node/built-site.ts';
import { headersFile, securityHeaders } from './security-headers.ts';

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
