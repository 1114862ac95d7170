import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { content } from '#content/index.ts';
import type { Content, PageContent } from '#content/schema.ts';
import { contentPlugin, readContent } from './content-plugin.ts';
import { pageContent } from './page-content.ts';

let server: ViteDevServer | undefined;
let folder: string | undefined;

afterEach(async () => {
  await server?.close();
  if (folder) await rm(folder, { recursive: true });
  server = folder = undefined;
});

/** A folder of an owner's own with one content file. */
async function ownContent(own: Content): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  const file = join(folder, 'index.ts');
  await writeContent(file, own);
  return file;
}

function writeContent(file: string, own: Content): Promise<void> {
  return writeFile(file, `export const content = ${JSON.stringify(own)};\n`);
}

async function serve(entry: string): Promise<ViteDevServer> {
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [contentPlugin({ entry })],
  });
  return server;
}

async function served(from: ViteDevServer): Promise<PageContent> {
  const module = await from.ssrLoadModule('virtual:content');
  return module['content'] as PageContent;
}

test('the page gets the content, prepared', async () => {
  expect(await served(await serve('content/index.ts'))).toEqual(JSON.parse(JSON.stringify(pageContent(content))));
});

test('browser and prerender get the same module', async () => {
  const { environments } = await serve('content/index.ts');
  const load = (name: string) => environments[name]?.pluginContainer.load('\0virtual:content');
  expect(await load('client')).toEqual(await load('ssr'));
});

test('what only the made files need is not in the page', async () => {
  const page = JSON.stringify(await served(await serve('content/index.ts')));
  for (const text of [content.sharing.llmsSummary, content.sharing.imageAlt.en, content.person.reading.ja]) {
    expect(page).not.toContain(text);
  }
});

test('faulty content stops the build with all of its faults', async () => {
  const faulty = structuredClone(content);
  faulty.person.email = 'nobody';
  faulty.projects[1]!.link = 'http://example.com';
  await expect(readContent(await ownContent(faulty))).rejects.toThrow(
    [
      'The content has 2 faults:',
      'content/person.ts: person.email is not a mail address: write it as name@example.com',
      'content/projects.ts: projects[1].link is not a web address: write it in full, beginning with https://',
    ].join('\n'),
  );
});

test('a change of the content reaches the next request', async () => {
  const file = await ownContent(content);
  const from = await serve(file);
  expect((await served(from)).hero.greeting.en).toBe('Hello, I’m');
  await writeContent(file, { ...content, hero: { ...content.hero, greeting: { zh: '嗨', en: 'Hi', ja: 'やあ' } } });
  from.watcher.emit('change', file);
  await expect.poll(async () => (await served(from)).hero.greeting.en).toBe('Hi');
});
