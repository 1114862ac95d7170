/** Bytes of the chat, as they travel: what a visitor pays who turns to it, and nobody else. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const assets = join(import.meta.dirname, '../../dist/assets');

function brotliSize(name: string, end: string): number {
  const files = readdirSync(assets).filter((file) => file.startsWith(`${name}-`) && file.endsWith(end));
  expect(files).toHaveLength(1);
  return brotliCompressSync(readFileSync(join(assets, files[0] ?? ''))).length;
}

test('the widget keeps its budget without the reader of Markdown', () => {
  expect(brotliSize('chat-panel', '.js')).toBeLessThanOrEqual(12_000);
});

test('its styles and the reader of Markdown stay small', () => {
  expect(brotliSize('chat-panel', '.css')).toBeLessThanOrEqual(2_200);
  expect(brotliSize('markdown', '.js')).toBeLessThanOrEqual(3_000);
});
