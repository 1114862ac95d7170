/** The made files as the server hands them out, from the built site. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { PNG } from 'pngjs';
import { colour } from '#scripts/artwork/drawings/palette.ts';
import { MARK } from '#resume/share/image/sheet.ts';
import { content } from '#content/index.ts';
import { LANGUAGES } from '#shared/language.ts';
import { filesInMemory } from '#server/site/stored-files.ts';
import { createSite } from '#server/site/site.ts';
import { loadFiles } from '#server/node/load-files.ts';
import { DIST } from './dist.ts';

let site: ReturnType<typeof createSite>;

beforeAll(async () => {
  site = createSite(filesInMemory(await loadFiles(DIST)));
});

async function bytesOf(address: string): Promise<Buffer> {
  const response = await site.request(address);
  expect(response.status, address).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

test.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/og.zh.png', 'image/png'],
  ['/resume.json', 'application/json; charset=utf-8'],
  ['/resume.ja.json', 'application/json; charset=utf-8'],
  ['/contact.vcf', 'text/vcard; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
])('%s is served as %s and asked for again after a while', async (address, type) => {
  const response = await site.request(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe(type);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=300');
});

describe.each(LANGUAGES)('the share image in %s', (language) => {
  test('is 1200 by 630, light enough to travel, and marks the place', async () => {
    const bytes = await bytesOf(`/og.${language}.png`);
    const { width, height, data } = PNG.sync.read(bytes);
    expect([width, height]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThanOrEqual(300_000);
    const mark = 4 * (MARK.y * width + MARK.x);
    expect(data.subarray(mark, mark + 3).toString('hex')).toBe(colour('mk', 'dark').slice(1));
  });
});

test('every language has an image of its own', async () => {
  const images = await Promise.all(LANGUAGES.map((language) => bytesOf(`/og.${language}.png`)));
  expect(new Set(images.map((image) => image.toString('base64'))).size).toBe(3);
});

test('the manifest names the page and icons that are there, in the sizes that it says', async () => {
  const manifest = JSON.parse((await bytesOf('/manifest.webmanifest')).toString()) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  const { siteName } = content.sharing;
  expect(manifest).toMatchObject({ name: siteName.zh, short_name: siteName.zh, lang: 'zh-CN', start_url: '/' });
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = PNG.sync.read(await bytesOf(src));
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('the touch icon covers its whole square, and nothing of the mark lies outside a mask’s safe zone', async () => {
  const touch = PNG.sync.read(await bytesOf('/apple-touch-icon.png'));
  expect([touch.width, touch.height]).toEqual([180, 180]);
  expect(touch.data[3]).toBe(255);
  const { width, data } = PNG.sync.read(await bytesOf('/icon-maskable-512.png'));
  const pixel = (index: number) => data.readUInt32BE(4 * index);
  const outside = Array.from({ length: width * width }, (_, index) => index).filter((index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    return Math.hypot(x - width / 2, y - width / 2) > 0.4 * width && pixel(index) !== pixel(0);
  });
  expect(outside).toEqual([]);
});

test('the tab’s icon is an icon file with one picture of 32 by 32', async () => {
  const icon = await bytesOf('/favicon.ico');
  // ICONDIR: reserved, type 1, one image; ICONDIRENTRY: width and height, then length and place of the image.
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 1]);
  expect([icon[6], icon[7]]).toEqual([32, 32]);
  const [length, start] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  expect(start + length).toBe(icon.length);
  const { width, height } = PNG.sync.read(icon.subarray(start));
  expect([width, height]).toEqual([32, 32]);
});

test('static hosts are told the types that they may not know', () => {
  expect(readFileSync(`${DIST}/_headers`, 'utf8')).toMatch(
    /\n\/contact\.vcf\n {2}Content-Type: text\/vcard; charset=utf-8\n/,
  );
});
