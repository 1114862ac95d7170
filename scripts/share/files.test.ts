import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { expect, onTestFinished, test } from 'vitest';
import { factsWith } from '#tests/sharing/facts.ts';
import { lastModified, manifest, robots, sitemap } from './files.ts';

/** Every value of a tag or an attribute, in the order of the file. */
function valuesOf(xml: string, pattern: RegExp): string[] {
  expect(XMLValidator.validate(xml)).toBe(true);
  return [...xml.matchAll(pattern)].map(([, ...found]) => found.join(' '));
}

test('the sitemap lists the three pages, each with its sisters and the date of the content', () => {
  const xml = sitemap(factsWith());
  const pages = ['zh', 'en', 'ja'].map((language) => `https://portfolio.test/${language}/`);
  expect(valuesOf(xml, /<loc>([^<]+)/g)).toEqual(pages);
  expect(valuesOf(xml, /<lastmod>([^<]+)/g)).toEqual(pages.map(() => '2025-03-01T08:30:00Z'));
  const sisters = ['zh-CN', 'en', 'ja'].map((tag, index) => `${tag} ${pages[index]}`);
  expect(valuesOf(xml, /hreflang="([^"]+)" href="([^"]+)"/g)).toEqual(
    pages.flatMap(() => [...sisters, 'x-default https://portfolio.test/']),
  );
});

test('an address with an ampersand is still XML', () => {
  const xml = sitemap({ ...factsWith(), publicUrl: 'https://portfolio.test/a&b' });
  expect(valuesOf(xml, /<loc>([^<]+)/g)[0]).toBe('https://portfolio.test/a&amp;b/zh/');
});

test('robots may read every page, are kept from the chat, and are told of the sitemap', () => {
  const lines = 'User-agent: *\nDisallow: /api/\n\nSitemap: https://portfolio.test/sitemap.xml\n';
  expect(robots(factsWith())).toBe(lines);
});

test('below a path the manifest begins there, and names its icons there', () => {
  const below = JSON.parse(manifest({ ...factsWith(), publicUrl: 'https://portfolio.test/me' })) as {
    start_url: string;
    icons: { src: string }[];
  };
  expect([below.start_url, below.icons[0]?.src]).toEqual(['/me/', '/me/icon-192.png']);
});

let root: string;

function write(file: string, date: string): void {
  writeFileSync(join(root, file), date);
  utimesSync(join(root, file), new Date(date), new Date(date));
}

function commit(date: string, file: string): void {
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  for (const command of ['init', `add ${file}`, '-c user.name=A -c user.email=a@example.com commit -m Change'])
    execFileSync('git', command.split(' '), { cwd: root, stdio: 'ignore', env });
}

test.each([
  ['the newest file of the folder, without a repository', () => {}, '2024-06-01T12:00:00.000Z'],
  [
    'the last commit that touched it, whenever its files were checked out',
    () => {
      commit('2023-05-05T05:05:05+08:00', 'content');
      commit('2023-07-07T07:07:07Z', 'other.ts');
    },
    '2023-05-04T21:05:05.000Z',
  ],
  [
    'a file that is not committed',
    () => {
      commit('2023-05-05T05:05:05Z', 'content');
      write('content/a.ts', '2024-09-09T09:09:09Z');
    },
    '2024-09-09T09:09:09.000Z',
  ],
])('what counts is %s', (_, prepare, date) => {
  root = mkdtempSync(join(tmpdir(), 'modified-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'content'));
  write('content/a.ts', '2024-01-01T00:00:00Z');
  write('content/b.ts', '2024-06-01T12:00:00Z');
  write('other.ts', '2024-12-01T00:00:00Z');
  prepare();
  expect(lastModified(join(root, 'content')).toISOString()).toBe(date);
});
