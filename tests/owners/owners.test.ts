/** Sites of other owners in other languages, built as theirs would be: one build each, in a process of its own. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RARER_EVERYWHERE } from '#scripts/artwork/fonts/latin.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** ms: a build on a machine that is busy with others. */
const PATIENCE = 600_000;

interface Report {
  readonly faults: string;
  readonly missing: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly prompt: string;
}

interface Site {
  readonly folder: string;
  readonly report: Report;
  readonly read: (file: string) => string;
}

function siteOf(owner: string): () => Site {
  let site: Site | undefined;
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), `${owner}-`));
    const options = ['--conditions=' + owner, '--import', 'tsx', join(root, 'tests/owners/build.ts'), folder];
    await run(process.execPath, options, { cwd: root, env: { ...process.env, NODE_ENV: 'production' } });
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    site = { folder, read, report: JSON.parse(read('report.json')) as Report };
  }, PATIENCE);
  afterAll(async () => {
    if (site) await rm(site.folder, { recursive: true });
  });
  return () => {
    if (!site) throw new Error('the site is not built yet');
    return site;
  };
}

/** The values of an attribute, of every tag with some text in it. */
function hreflangs(html: string): string[] {
  return [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
    ([, tag, href]) => `${tag} ${href}`,
  );
}

describe('a site of one language', () => {
  const site = siteOf('one-language');

  test('has content and letters without a fault', () => {
    expect(site().report.faults).toBe('');
    expect(site().report.missing).toBe('');
  });

  test('has its page at / and in its folder, and none of another language', () => {
    const { read, folder } = site();
    expect(read('index.html')).toBe(read('de/index.html'));
    expect(readdirSync(folder).filter((name) => /^(?:zh|en|ja)$|\.(?:zh|en|ja)\./.test(name))).toEqual([]);
  });

  test('says everything in its language, and nothing is left open', () => {
    const html = site().read('de/index.html');
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('Zum Inhalt springen');
    expect(html).toContain('seit April 2021');
    expect(html).not.toMatch(/undefined|\[object|\{\w+\}(?=<)|lang="(?:zh|ja)/);
    expect(html.replaceAll(/<script.*?<\/script>|<style.*?<\/style>/gs, '')).not.toMatch(/\p{Script=Han}/u);
  });

  test('shows an achievement without a label as its sentence alone, everywhere', () => {
    const { read } = site();
    expect(read('de/index.html')).toMatch(/<li><p>(?:<span>)?Der ganze Kauf/);
    expect(read('resume.de.json')).toContain('"Der ganze Kauf erfüllt');
    expect(read('llms.txt')).toContain('  - Der ganze Kauf erfüllt');
  });

  test('tells machines in its language too', () => {
    expect(site().read('llms.txt')).toContain('**[Erfahrung](https://owner.example/de/#experience)**');
  });

  test('names its own address, and / for everybody', () => {
    const html = site().read('de/index.html');
    expect(html).toContain('<link rel="canonical" href="https://owner.example/de/">');
    expect(hreflangs(html)).toEqual(['de https://owner.example/de/', 'x-default https://owner.example/']);
    expect(html).not.toContain('og:locale:alternate');
    expect(html).toContain('content="de_DE"');
  });

  test('offers no choice of a language', () => {
    const html = site().read('de/index.html');
    expect(html).not.toContain('popovertarget="languages"');
    expect(html).not.toMatch(/hreflang="de"[^>]* lang=/);
    expect(html).not.toContain('Sprache wählen');
  });

  test('has its documents', () => {
    const { read, folder } = site();
    for (const file of ['resume.de.pdf', 'og.de.png', '404.html', 'de/404.html', 'llms.txt', 'sitemap.xml'])
      expect(existsSync(join(folder, file)), file).toBe(true);
    expect(read('resume.json')).toBe(read('resume.de.json'));
    const resume = JSON.parse(read('resume.json')) as { basics: { name: string }; meta: { language: string } };
    expect(resume.basics.name).toBe('Lena Brandt');
    expect(resume.meta.language).toBe('de');
    expect(read('contact.vcf').match(/^FN/gm)).toHaveLength(1);
    expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({ lang: 'de', name: 'Lena Brandt' });
    expect(read('llms.txt')).toContain('# Lena Brandt');
  });

  test('tells search engines town, name and school, and no other name where there is none', () => {
    const [, data = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(site().read('de/index.html')) ?? [];
    const { mainEntity } = JSON.parse(data) as { mainEntity: Readonly<Record<string, unknown>> };
    expect(mainEntity).not.toHaveProperty('alternateName');
    expect(mainEntity['address']).toMatchObject({ addressLocality: 'Hamburg', addressCountry: 'DE' });
  });

  test('carries the answers of its language alone', () => {
    const { folder } = site();
    const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
    expect(scripts.filter((name) => name.startsWith('answers-de-'))).toHaveLength(1);
    expect(scripts.filter((name) => /^answers-(?:zh|en|ja)-/.test(name))).toEqual([]);
  });

  test.each([
    ['Guten Tag!', /Womit fangen wir an/],
    ['Wo arbeitet Lena?', /seit April 2021 bei Elbtakt Verkehrs-Apps GmbH \(Hamburg\): Frontend-Entwicklerin/],
    ['Wo hat Lena studiert?', /Medieninformatik, Hochschule für Angewandte Wissenschaften Hamburg, 2016/],
    ['Hat sie einen Hochschulabschluss?', /Medieninformatik, Hochschule für Angewandte Wissenschaften Hamburg, 2016/],
    ['Kann Lena remote arbeiten?', /am liebsten vollständig remote/],
    ['Wie gut kann sie Svelte?', /Svelte auf 90\u00A0%/],
    ['Kennt sie Kubernetes?', /Kubernetes steht nicht unter/],
    ['Welche Projekte gibt es?', /Fährzeit.*Formularbausteine.*Kartenblatt.*Ladenbuch.*Pegelstand/s],
    ['Was ist Fährzeit?', /Abfahrten der Hafenfähren/],
    ['Wie viele Leute sind im Team?', /zu viert im Frontend/],
    ['Wie erreiche ich Lena?', /lena@example\.com.*\+49 40 0000 0000/s],
    ['Wo finde ich den Code?', /gitlab\.example\.com\/lena-brandt/],
    ['Was verdient Lena?', /nichts über Gehalt/],
    ['Auf welchen Sprachen gibt es diese Website?', /auf Deutsch\. /],
  ])('answers %s', (question, answer) => {
    expect(site().report.answers[question]).toMatch(answer);
  });

  test('answers a question of another language in its own', () => {
    for (const question of ['Where does she work?', '她在哪里工作？'])
      expect(site().report.answers[question]).toMatch(/ (?:ist|sind|nicht|unter|Sie|am|bei) /);
  });

  test('tells a model the facts in its language', () => {
    expect(site().report.prompt).toContain('answer in German');
    expect(site().report.prompt).toContain('seit April 2021');
  });
});

describe('a site of two languages in Latin letters', () => {
  const site = siteOf('two-languages');

  test('has content and letters without a fault', () => {
    expect(site().report.faults).toBe('');
    expect(site().report.missing).toBe('');
  });

  test('shows the first of its list at /', () => {
    const { read } = site();
    // With the way to the visitor's own language before it.
    const [toOwn = ''] = /<script>.*?<\/script>\n/s.exec(read('index.html')) ?? [];
    expect(read('index.html').replace(toOwn, '')).toBe(read('de/index.html'));
    expect(read('index.html')).toContain('<html lang="de">');
    expect(read('en/index.html')).toContain('<html lang="en">');
  });

  test('names both pages, in the order of the list', () => {
    const links = ['de https://owner.example/de/', 'en https://owner.example/en/', 'x-default https://owner.example/'];
    for (const page of ['de/index.html', 'en/index.html']) expect(hreflangs(site().read(page))).toEqual(links);
    expect(
      site()
        .read('sitemap.xml')
        .match(/<loc>.*?<\/loc>/g),
    ).toEqual(['<loc>https://owner.example/de/</loc>', '<loc>https://owner.example/en/</loc>']);
  });

  test('offers both languages, and no other', () => {
    const html = site().read('de/index.html');
    expect(html).toContain('Deutsch');
    expect(html).toContain('English');
    expect(html).not.toMatch(/\p{Script=Han}/u);
  });

  test('styles German as all that is in Latin letters', () => {
    expect(site().read('de/index.html')).toMatch(/:lang\((?:en,\s*)?de\)\)?\{[^}]*--serif/);
  });

  test('has the rarer letters of its words in every page', () => {
    for (const page of ['de/index.html', 'en/index.html', 'de/404.html'])
      expect(site().read(page)).toContain(RARER_EVERYWHERE);
  });

  test('tells the two apart by their words, and takes a bare name for the page’s language', () => {
    const { answers } = site().report;
    expect(answers['Seit wann ist sie bei Bergbahnleittechnik Oberland?']).toMatch(/seit Mai 2009/);
    expect(answers['Where does she work?']).toMatch(/since May 2009/);
    // A name's letters are no word of a language.
    expect(answers['Does Mrs Müller know Rust?']).toMatch(/isn’t on the page|rates/);
    expect(answers['Auf welchen Sprachen gibt es diese Website?']).toMatch(/auf Deutsch und Englisch/);
    expect(answers['どこで働いていますか']).toMatch(/[a-z]/);
  });

  test('has a résumé in each language, and German is that of resume.json', () => {
    const { read, folder } = site();
    expect(read('resume.json')).toBe(read('resume.de.json'));
    expect(
      readdirSync(folder)
        .filter((name) => name.endsWith('.pdf'))
        .toSorted(),
    ).toEqual(['resume.de.pdf', 'resume.en.pdf']);
  });
});
