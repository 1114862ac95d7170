/** Which faces a browser asks for: their ranges overlap, and the last rule is to be asked first (src/styles/fonts.css). */
import { expect } from '@playwright/test';
import { test } from './engines.ts';
import type { Visitor } from './visitor.ts';

test.skip(process.platform !== 'linux', 'WebKitGTK and a screen in memory are to be had on Linux alone');

/** The faces of rare letters that were asked for: a browser lists what it has from a cache with no request. */
function rareFaces({ engine }: Visitor): Promise<string[]> {
  return engine.evaluate(() => {
    const names: Readonly<Record<string, string>> = {
      'u+21-ff': 'western',
      'u+a1-b6': 'western',
      'u+100-24f': 'extended',
    };
    return [...document.fonts]
      .map(({ family, style, status, unicodeRange }) => {
        const name = names[unicodeRange.toLowerCase().split(',')[0]!];
        return status === 'unloaded' || !name ? '' : `${name} ${family.replaceAll('"', '')} ${style}`;
      })
      .filter(Boolean);
  });
}

async function write({ engine }: Visitor, letters: string): Promise<void> {
  await engine.evaluate((text) => {
    document.querySelector('#name')!.textContent = text;
    document.querySelector<HTMLInputElement>('form input')!.value = text;
  }, letters);
}

test('rare letters have files of their own, asked for only where one stands', async ({ visitor, site }) => {
  await visitor.open(`${site.url}/zh/`);
  await write(visitor, '“知识库”…—·');
  await visitor.engine.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await rareFaces(visitor)).toEqual([]);

  await visitor.open(`${site.url}/en/`);
  await visitor.engine.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await rareFaces(visitor)).toEqual([]);
  const [display, text] = ['Newsreader rarer normal', 'Hanken rarer normal'];
  await write(visitor, 'São');
  await expect.poll(() => rareFaces(visitor)).toEqual([`western ${display}`, `western ${text}`]);
  await write(visitor, 'Łódź');
  await expect
    .poll(() => rareFaces(visitor))
    .toEqual([`extended ${display}`, `western ${display}`, `extended ${text}`, `western ${text}`]);
});
