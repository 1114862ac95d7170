/** Sites of other owners in other languages, built and served as theirs would be. */
import { execFile, spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { RARER_EVERYWHERE } from '#scripts/artwork/fonts/faces.ts';
import { freePort } from './fakes/redis.ts';
import { conversation, post, textOf } from './server/site.ts';

const run = promisify(execFile);
/** ms: a build or the compiler on a machine that is busy with others. */
const PATIENCE = { timeout: 600_000 };
const PUBLIC_URL = 'https://owner.example';

async function buildSite(owner: 'one-language' | 'two-languages') {
  const words = `tests/fixtures/${owner}`;
  // Inside the repository: there the built server finds its packages.
  const folder = `test-results/${owner}`;
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const own = { CONTENT_DIR: words, TSX_TSCONFIG_PATH: `${words}/tsconfig.json`, BUILD_DIR: folder, PUBLIC_URL };
  const env = { ...process.env, NODE_ENV: 'production', ...own };
  const { stderr } = await run(process.execPath, ['scripts/build.mjs'], { env });
  const dist = join(folder, 'dist');
  const port = await freePort();
  const server = spawn(process.execPath, [join(folder, 'dist-server/main.js')], {
    env: { ...env, PORT: String(port) },
  });
  onTestFinished(() => void server.kill());
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk));
  await expect.poll(() => output, { timeout: 60_000 }).toContain(`The site is at ${PUBLIC_URL}`);
  return {
    /** What the build warned of. */
    warnings: stderr,
    files: readdirSync(dist, { recursive: true, encoding: 'utf8' }),
    read: (file: string) => readFileSync(join(dist, file), 'utf8'),
    ask: async (question: string) => {
      const headers = { Host: 'owner.example', Origin: PUBLIC_URL };
      return textOf(await post({ url: `http://127.0.0.1:${port}` }, { headers, body: conversation(question) }));
    },
  };
}

function alternatesIn(html: string): string[] {
  return [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
    ([, tag, href]) => `${tag} ${href}`,
  );
}

test('a site of one language has its page, documents and answers in it, and nothing of another', PATIENCE, async () => {
  const { warnings, files, read, ask } = await buildSite('one-language');
  expect(warnings).toContain('npm run artwork draws them anew.');
  expect(warnings).not.toMatch(/lacks|[Ss]till|Notes|Left out/);
  expect(files).toEqual(expect.arrayContaining(['404.html', 'contact.vcf', 'og.de.png', 'resume.de.pdf']));
  expect(files.filter((name) => /^(?:zh|en|ja)$|\.(?:zh|en|ja)\.|answers-(?:zh|en|ja)-/.test(name))).toEqual([]);
  expect(read('resume.json')).toBe(read('resume.de.json'));
  expect(JSON.parse(read('resume.json'))).toMatchObject({ basics: { name: 'Lena Brandt' }, meta: { language: 'de' } });
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({ lang: 'de', name: 'Lena Brandt' });
  expect(read('llms.txt')).toContain('**[Erfahrung](https://owner.example/de/#experience)**');

  const html = read('de/index.html');
  expect(read('index.html')).toBe(html);
  for (const words of ['<html lang="de">', 'Zum Inhalt springen', 'seit April 2021', 'content="de_DE"'])
    expect(html).toContain(words);
  expect(html).not.toMatch(/undefined|\[object|\{\w+\}(?=<)|lang="(?:zh|ja)/);
  expect(html.replaceAll(/<script.*?<\/script>|<style.*?<\/style>/gs, '')).not.toMatch(/\p{Script=Han}/u);
  expect(html, 'an achievement without a label').toMatch(/<li><p>(?:<span>)?Der ganze Kauf/);
  expect(alternatesIn(html)).toEqual(['de https://owner.example/de/', 'x-default https://owner.example/']);
  expect(html, 'no choice of a language').not.toMatch(/popovertarget="languages"|Sprache wählen|og:locale:alternate/);

  expect(await ask('Wo arbeitet sie?')).toMatch(
    /seit April 2021 bei Elbtakt Verkehrs-Apps GmbH \(Hamburg\): Frontend-Entwicklerin/,
  );
  expect(await ask('Where does she work?'), 'in its own language').toMatch(/ (?:ist|sind|nicht|unter|Sie|am|bei) /);
});

test('a site of two languages in Latin letters shows the first at /, and tells them apart', PATIENCE, async () => {
  const { warnings, files, read, ask } = await buildSite('two-languages');
  expect(warnings).toContain('npm run artwork draws them anew.');
  expect(warnings).not.toMatch(/lacks|[Ss]till|Notes|Left out/);
  // With the way to the visitor's own language before it.
  const [toOwn = ''] = /<script>.*?<\/script>\n/s.exec(read('index.html')) ?? [];
  expect(read('index.html').replace(toOwn, '')).toBe(read('de/index.html'));
  for (const language of ['de', 'en']) {
    const page = read(`${language}/index.html`);
    expect(page).toContain(`<html lang="${language}">`);
    expect(page, 'the rarer letters of its words').toContain(RARER_EVERYWHERE);
    expect(page).not.toMatch(/\p{Script=Han}/u);
    expect(alternatesIn(page)).toEqual([
      'de https://owner.example/de/',
      'en https://owner.example/en/',
      'x-default https://owner.example/',
    ]);
    expect(page, 'German is styled as Latin').toMatch(/:lang\((?:en,\s*)?de\)\)?\{[^}]*--font-serif/);
  }
  expect(files.filter((name) => name.endsWith('.pdf')).toSorted()).toEqual(['resume.de.pdf', 'resume.en.pdf']);
  expect(read('resume.json')).toBe(read('resume.de.json'));
  expect(await ask('Wo arbeitet sie?')).toMatch(/seit Mai 2009/);
  expect(await ask('Where does she work?')).toMatch(/since May 2009/);
  expect(await ask('どこで働いていますか')).toMatch(/[a-z]/);
});

test('the compiler tells of content that does not follow the list of languages, and of nothing else', async () => {
  const options = [
    'node_modules/typescript/bin/tsc',
    '-p',
    'tests/fixtures/sample-in-german.json',
    '--pretty',
    'false',
  ];
  const { stdout } = await run(process.execPath, options, { maxBuffer: 1e8 }).catch(
    (failed: { stdout: string }) => failed,
  );
  const files = new Set([...stdout.matchAll(/^([^\s(][^(]*)\(\d+,\d+\): error/gm)].map(([, file = '']) => file));
  expect(files.size).toBeGreaterThan(5);
  expect([...files].filter((file) => !/^sample\/|^src\/content\/index\.ts$/.test(file))).toEqual([]);
});
