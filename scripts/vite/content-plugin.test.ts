import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { latitudeLabels } from '#shared/coordinates.ts';
import { CONTENT_FOLDER } from '#content/folder.ts';
import type { Content, PageContent } from '#content/schema.ts';
import { content } from '#tests/fixtures/awkward/content.ts';
import { contentPlugin, readContent } from './content-plugin.ts';
import { pageContent } from '../page-content.ts';
import { readPictures } from '../pictures.ts';

const FOLDER = 'tests/fixtures/awkward';
const PUBLIC = 'tests/fixtures/awkward/public';

let server: ViteDevServer | undefined;
let folder: string | undefined;

afterEach(async () => {
  await server?.close();
  if (folder) await rm(folder, { recursive: true });
  server = folder = undefined;
});

/** A folder of an owner's own with all words in one file. */
async function ownContent(own: Content): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  await writeContent(folder, own);
  return folder;
}

function writeContent(into: string, own: Content): Promise<void> {
  const parts = Object.entries(own).map(([name, part]) => `export const ${name} = ${JSON.stringify(part)};\n`);
  return writeFile(join(into, 'index.ts'), parts.join(''));
}

async function serve(contentFolder: string): Promise<ViteDevServer> {
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [contentPlugin({ contentFolder, publicFolder: PUBLIC })],
  });
  return server;
}

async function served(from: ViteDevServer, language: Language = 'en'): Promise<PageContent> {
  const module = await from.ssrLoadModule(`virtual:texts/page-${language}`);
  return module['content'] as PageContent;
}

test('the neatline counts in the latitudes around the owner’s place', async () => {
  const from = await serve(FOLDER);
  const { code = '' } = (await from.transformRequest('virtual:latitudes.css')) ?? {};
  const [first = ''] = latitudeLabels(content.person.place.latitude);
  expect(code).toMatch(new RegExp(`@counter-style latitudes.*symbols: ?..?${first}`, 's'));
});

test('the page gets the content in its language, prepared', async () => {
  const from = await serve(FOLDER);
  const { sizes } = await readPictures(content, PUBLIC);
  for (const language of LANGUAGES)
    expect(await served(from, language)).toEqual(JSON.parse(JSON.stringify(pageContent(content, language, sizes))));
});

test('browser and prerender get the same module', async () => {
  const { environments } = await serve(FOLDER);
  const load = (name: string) => environments[name]?.pluginContainer.load('\0virtual:texts/page-zh');
  expect(await load('client')).toEqual(await load('ssr'));
});

test('what only the made files need is not in the page', async () => {
  const own = structuredClone(content);
  own.sharing.llmsSummary = own.sharing.imageAlt.en = own.person.reply.en = 'unseen';
  const page = JSON.stringify(await served(await serve(await ownContent(own))));
  for (const text of ['unseen', 'llmsSummary', 'imageAlt', '"reply"']) {
    expect(page).not.toContain(text);
  }
});

test('a page carries the texts of one language alone', async () => {
  const own = structuredClone(content);
  own.hero.description = { zh: 'only zh', en: 'only en', ja: 'only ja' };
  const from = await serve(await ownContent(own));
  for (const language of LANGUAGES) {
    const page = JSON.stringify(await served(from, language));
    for (const other of LANGUAGES) expect(page.includes(`only ${other}`)).toBe(other === language);
  }
});

test('faulty content stops the build with all of its faults', async () => {
  const faulty = structuredClone(content);
  faulty.person.email = 'nobody';
  faulty.projects[1]!.link = 'http://example.com';
  await expect(readContent(await ownContent(faulty))).rejects.toThrow(
    [
      'The content has 2 faults:',
      `${CONTENT_FOLDER}/person.ts: person.email is not a mail address: write it as name@example.com`,
      `${CONTENT_FOLDER}/projects.ts: projects[1].link is not a web address: write it in full, beginning with https://`,
    ].join('\n'),
  );
});

test('a change of the content reaches the next request', async () => {
  const own = await ownContent(content);
  const from = await serve(own);
  expect((await served(from)).hero.greeting).toBe(content.hero.greeting.en);
  await writeContent(own, { ...content, hero: { ...content.hero, greeting: { zh: '嗨', en: 'Hi', ja: 'やあ' } } });
  from.watcher.emit('change', join(own, 'index.ts'));
  await expect.poll(async () => (await served(from)).hero.greeting).toBe('Hi');
});
