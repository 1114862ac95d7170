import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readBuiltSite } from '#server/node/built-site.ts';
import type { SitePath } from '#shared/urls.ts';
import { createSite } from './site.ts';

const SCRIPT = 'console.log(1);'.repeat(100);
const FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': '<p>中文</p>',
  'zh/index.html': '<p>中文</p>',
  'en/index.html': '<p>English</p>',
  'ja/index.html': '<p>日本語</p>',
  'zh/404.html': '没有',
  'en/404.html': 'Nothing',
  'ja/404.html': 'なし',
  '404.html': '没有 Nothing なし',
  'assets/client-a1b2.js': SCRIPT,
  'assets/_shared-c3d4.js': 'shared',
  'assets/client-a1b2.js.br': brotliCompressSync(SCRIPT),
  'assets/client-a1b2.js.gz': gzipSync(SCRIPT),
  'assets/client-a1b2.js.map': '{}',
  'contact.vcf': 'BEGIN:VCARD',
  'resume.ja.pdf': '%PDF-1.7',
  '.env': 'OPENAI_API_KEY=sk-canary',
  '.well-known/security.txt': 'Contact: mailto:me@example.com',
  '.well-known/.secret.txt': 'secret',
  _headers: '/*',
};

let folder: string;
let site: ReturnType<typeof createSite>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFile(join(folder, '..', `outside-${process.pid}.txt`), 'outside');
  for (const [path, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  site = createSite((await readBuiltSite(folder)).read);
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(join(folder, '..', `outside-${process.pid}.txt`));
});

const get = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers });

test.each([
  ['the saved choice', { Cookie: 'a=b; i18nextLng=ja', 'Accept-Language': 'en' }, 'ja', '日本語'],
  ["the browser's languages", { 'Accept-Language': 'en-GB,en;q=0.9,zh;q=0.8' }, 'en', 'English'],
  ['Chinese', { 'Accept-Language': 'fr' }, 'zh-CN', '中文'],
])('the page at / comes in %s', async (_, headers, lang, word) => {
  const response = await get('/', headers);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Language')).toBe(lang);
  expect(response.headers.get('Vary')).toMatch(/^Accept-Language, Cookie/);
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
  expect(await response.text()).toContain(word);
});

/** At the root of its host, and below a path, which may begin with what is hidden below it. */
describe.each<SitePath>(['', '/portfolio', '/_me'])('a site below “%s”', (sitePath) => {
  const at = async (path: string, headers: Record<string, string> = {}) => {
    const response = await createSite((await readBuiltSite(folder)).read, sitePath).request(path, { headers });
    return [response.status, response.headers.get('Location') ?? (await response.text())];
  };

  test.each([
    ['/ja/', '<p>日本語</p>'],
    ['/contact.vcf', 'BEGIN:VCARD'],
    ['/assets/_shared-c3d4.js', 'shared'],
  ])('%s is there', async (path, text) => {
    expect(await at(sitePath + path)).toEqual([200, text]);
  });

  test.each([
    ['/en', '/en/'],
    ['/en?from=mail', '/en/?from=mail'],
    ['/ja/index.html', '/ja/'],
    ['/index.html', '/'],
  ])('%s leads to %s', async (from, to) => {
    expect(await at(sitePath + from)).toEqual([308, sitePath + to]);
  });

  test('the host’s own root leads to it, and what only begins like its path does not', async () => {
    const there = [308, `${sitePath}/`];
    expect(await at('/')).toEqual(sitePath ? there : [200, '<p>中文</p>']);
    if (!sitePath) return;
    expect(await at(sitePath)).toEqual(there);
    expect(await at('/ja/')).toEqual([404, '没有']);
    expect(await at(`${sitePath}s/en/`)).toEqual([404, '没有']);
  });

  test.each([
    ['/en/nothing', {}, 'Nothing'],
    ['/nothing', { Cookie: 'i18nextLng=ja' }, 'なし'],
    ['/404.html', {}, '没有'],
    ['/en/404.html', {}, 'Nothing'],
    ['/_headers', {}, '没有'],
  ])('%s %o is not there, in the visitor’s language', async (path, headers, text) => {
    expect(await at(sitePath + path, headers)).toEqual([404, text]);
  });
});

describe('files', () => {
  const path = '/assets/client-a1b2.js';

  test.each([
    ['br, gzip', 'br'],
    ['gzip, br;q=1.0', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    ['', null],
  ])('Accept-Encoding: %s gets %s', async (accept, encoding) => {
    const response = await get(path, { 'Accept-Encoding': accept });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(Number(response.headers.get('Content-Length'))).toBe((await response.arrayBuffer()).byteLength);
  });

  test('each encoding has its own validator, and the right one is answered with 304', async () => {
    const plain = (await get(path)).headers.get('ETag') ?? '';
    const compressed = (await get(path, { 'Accept-Encoding': 'br' })).headers.get('ETag') ?? '';
    expect(plain).not.toBe(compressed);
    const fresh = await get(path, { 'Accept-Encoding': 'br', 'If-None-Match': `"other", W/${compressed}` });
    expect(fresh.status).toBe(304);
    expect(fresh.headers.get('ETag')).toBe(compressed);
    expect(await fresh.text()).toBe('');
    expect((await get(path, { 'If-None-Match': compressed })).status).toBe(200);
  });

  test('a validator is not worked out anew for each request', async () => {
    const digest = vi.spyOn(crypto.subtle, 'digest');
    expect((await get(path)).headers.get('ETag')).toMatch(/^"[^"]+"$/);
    expect(digest).not.toHaveBeenCalled();
    digest.mockRestore();
  });

  test('HEAD has the headers of GET and no body', async () => {
    const response = await site.request(path, { method: 'HEAD', headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Encoding')).toBe('gzip');
    expect(await response.text()).toBe('');
  });

  test('who asks for a part gets the whole, as RFC 9110 §14.2 allows', async () => {
    const response = await get(path, { Range: 'bytes=0-9', 'If-Range': '"old"' });
    expect([response.status, response.headers.get('Content-Range')]).toEqual([200, null]);
    expect(await response.text()).toBe(SCRIPT);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const response = await site.request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });

  test.each([
    ['contact.vcf', 'text/vcard; charset=utf-8'],
    ['resume.ja.pdf', 'application/pdf'],
    ['.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('%s has its type', async (file, type) => {
    expect((await get(`/${file}`)).headers.get('Content-Type')).toBe(type);
  });

  test.each([
    '/.env',
    '/.well-known/.secret.txt',
    '/_headers',
    `${path}.map`,
    `${path}.br`,
    '/..%2foutside',
    '/%2e%2e/outside',
    '/..%5coutside',
    '/assets/..%2f.env',
    '/en/..;/.env',
    '/%00/en/',
    '/assets/client-a1b2.js%00.html',
    '/%c0%ae%c0%ae/outside',
  ])('%s is not there', async (address) => {
    const response = await get(address.replace('outside', `outside-${process.pid}.txt`));
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(/^(没有|Nothing)$/);
  });
});
