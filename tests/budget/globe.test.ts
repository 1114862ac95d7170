/** Bytes of the globe, as they travel. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const assets = join(import.meta.dirname, '../../dist/assets');

function brotliSize(pattern: RegExp): number {
  const files = readdirSync(assets).filter((file) => pattern.test(file));
  expect(files).toHaveLength(1);
  return brotliCompressSync(readFileSync(join(assets, files[0] ?? ''))).length;
}

test('the module that brings it to life keeps its budget', () => {
  expect(brotliSize(/^live-globe-.*\.js$/)).toBeLessThanOrEqual(8_000);
});

test('the fine dots are a file of their own, for who comes near', () => {
  expect(brotliSize(/^globe-land-fine-.*\.js$/)).toBeLessThanOrEqual(3_000);
});

test('the still picture is light', () => {
  expect(brotliSize(/^globe-stills-.*\.svg$/)).toBeLessThanOrEqual(13_000);
});
