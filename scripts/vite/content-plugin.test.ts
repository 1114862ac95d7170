import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { content } from '#content/index.ts';
import { CONTENT_FOLDER } from '#content/folder.ts';
import type { Content, PageContent } from '#content/schema.ts';
import { latitudeLabels } from '#shared/coordinates.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { languageStyles } from '../../vite.config.ts';
import { pageContent } from '../page-content.ts';
import { contentPlugin, readContent } from './content-plugin.ts';

/** A folder of an owner's own with all words in one file. */
async function ownContent(own: Content): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeContent(folder, own);
  return folder;
}

function writeContent(into: string, own: Content): Promise<void> {
  const parts = Object.entries(own).map(([name, part]) => `export const ${name} = ${JSON.stringify(part)};\n`);
  return writeFile(join(into, 'index.ts'), parts.join(''));
}

async function serve(contentFolder?: string): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [contentPlugin(contentFolder)],
  });
  onTestFinished(() => server.close());
  return server;
}

async function served(from: ViteDevServer, language: Language = 'en'): Promise<PageContent> {
  return (await from.ssrLoadModule(`virtual:texts/page-${language}`))['content'] as PageContent;
}

test('the page gets its content prepared, browser and prerender the same, and counts in the latitudes of the place', async () => {
  const server = await serve();
  for (const language of LANGUAGES)
    expect(await served(server, language)).toEqual(JSON.parse(JSON.stringify(pageContent(content, language))));
  const load = (name: string) => server.environments[name]?.pluginContainer.load('\0virtual:texts/page-zh');
  expect(await load('client')).toEqual(await load('ssr'));
  const { code } = (await server.transformRequest('virtual:latitudes.css')) ?? {};
  const [first = ''] = latitudeLabels(content.person.place.latitude);
  expect(code).toMatch(new RegExp(`@counter-style latitudes.*symbols: ?..?${first}`, 's'));
});

test('a page carries the texts of one language alone, and nothing that only the made files need', async () => {
  const own = structuredClone(content);
  own.hints = [];
  own.hero.description = { zh: 'only zh', en: 'only en', ja: 'only ja' };
  own.sharing.llmsSummary = own.sharing.imageAlt.en = own.person.reply.en = 'unseen';
  const from = await serve(await ownContent(own));
  for (const language of LANGUAGES) {
    const page = JSON.stringify(await served(from, language));
    for (const other of LANGUAGES) expect(page.includes(`only ${other}`)).toBe(other === language);
    expect(page).not.toMatch(/unseen|llmsSummary|imageAlt|"reply"/);
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

test.each([
  [['de', 'ja', 'en'], 'h1:lang(en, de) {}'],
  [['zh', 'en'], 'h1:lang(en) {}'],
  [['zh', 'ja'], 'h1:lang(en) {}'],
])('a rule for English holds for every language in Latin letters of %s', (languages, styles) => {
  expect(languageStyles(languages as Language[]).transform.handler('h1:lang(en) {}').code).toBe(styles);
});
