/** Sites of other owners in other languages, built as theirs would be: one build each, in a process of its own. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { RARER_EVERYWHERE } from '#scripts/artwork/fonts/faces.ts';

/** ms: a build or the compiler on a machine that is busy with others. */
const PATIENCE = 600_000;

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

interface Report {
  readonly faults: string;
  /** To “where does she work” in German, English and Japanese, asked on the first page. */
  readonly answers: readonly [string, string, string];
  readonly prompt: string;
}

async function buildSite(owner: 'one-language' | 'two-languages') {
  const folder = await mkdtemp(join(tmpdir(), `${owner}-`));
  onTestFinished(() => rm(folder, { recursive: true }));
  const words = `tests/fixtures/${owner}`;
  await run(process.execPath, ['--import', 'tsx', 'tests/build-other-owner.ts', folder], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', CONTENT_DIR: words, TSX_TSCONFIG_PATH: `${words}/tsconfig.json` },
  });
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return {
    files: readdirSync(folder),
    assets: readdirSync(join(folder, 'assets')),
    read,
    report: JSON.parse(read('report.json')) as Report,
  };
}

function alternatesIn(html: string): string[] {
  return [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
    ([, tag, href]) => `${tag} ${href}`,
  );
}

test(
  'a site of one language has its page, documents and answers in it, and nothing of another',
  { timeout: PATIENCE },
  async () => {
    const { files, assets, read, report } = await buildSite('one-language');
    expect(report.faults).toBe('');
    expect(files).toEqual(
      expect.arrayContaining([
        '404.html',
        'contact.vcf',
        'de',
        'index.html',
        'og.de.png',
        'resume.de.pdf',
        'sitemap.xml',
      ]),
    );
    expect(files.filter((name) => /^(?:zh|en|ja)$|\.(?:zh|en|ja)\./.test(name))).toEqual([]);
    expect(assets.filter((name) => /^answers-(?:zh|en|ja)-/.test(name))).toEqual([]);
    expect(read('resume.json')).toBe(read('resume.de.json'));
    expect(JSON.parse(read('resume.json'))).toMatchObject({
      basics: { name: 'Lena Brandt' },
      meta: { language: 'de' },
    });
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

    expect(report.answers[0]).toMatch(
      /seit April 2021 bei Elbtakt Verkehrs-Apps GmbH \(Hamburg\): Frontend-Entwicklerin/,
    );
    expect(report.answers[1], 'in its own language').toMatch(/ (?:ist|sind|nicht|unter|Sie|am|bei) /);
    expect(report.prompt).toContain('answer in German');
  },
);

test(
  'a site of two languages in Latin letters shows the first at /, and tells them apart',
  { timeout: PATIENCE },
  async () => {
    const { files, read, report } = await buildSite('two-languages');
    expect(report.faults).toBe('');
    // With the way to the visitor's own language before it.
    const [toOwn = ''] = /<script>.*?<\/script>\n/s.exec(read('index.html')) ?? [];
    expect(read('index.html').replace(toOwn, '')).toBe(read('de/index.html'));
    for (const page of ['de/index.html', 'en/index.html']) {
      expect(read(page)).toContain(`<html lang="${page.slice(0, 2)}">`);
      expect(read(page), 'the rarer letters of its words').toContain(RARER_EVERYWHERE);
      expect(read(page)).not.toMatch(/\p{Script=Han}/u);
      expect(alternatesIn(read(page))).toEqual([
        'de https://owner.example/de/',
        'en https://owner.example/en/',
        'x-default https://owner.example/',
      ]);
    }
    expect(read('de/index.html'), 'German is styled as Latin').toMatch(/:lang\((?:en,\s*)?de\)\)?\{[^}]*--font-serif/);
    expect(files.filter((name) => name.endsWith('.pdf'))).toEqual(['resume.de.pdf', 'resume.en.pdf']);
    expect(read('resume.json')).toBe(read('resume.de.json'));
    expect(report.answers[0]).toMatch(/seit Mai 2009/);
    expect(report.answers[1]).toMatch(/since May 2009/);
    expect(report.answers[2]).toMatch(/[a-z]/);
  },
);

test(
  'the compiler tells of content that does not follow the list of languages, and of nothing else',
  { timeout: PATIENCE },
  async () => {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const options = [compiler, '-p', 'tests/fixtures/sample-in-german.json', '--pretty', 'false'];
    const { stdout } = await run(process.execPath, options, { cwd: root, maxBuffer: 1e8 }).catch(
      (failed: { stdout: string }) => failed,
    );
    const files = new Set([...stdout.matchAll(/^([^\s(][^(]*)\(\d+,\d+\): error/gm)].map(([, file = '']) => file));
    expect(files.size).toBeGreaterThan(5);
    expect([...files].filter((file) => !/^sample\/|^src\/content\/index\.ts$/.test(file))).toEqual([]);
  },
);
