/** The PDF résumés as a reader's tools see them: poppler's `pdftotext`, `pdfinfo`, `pdffonts`. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { content } from '#content/index.ts';
import { wordsIn } from '#content/words.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { content as awkward } from '#tests/fixtures/awkward/content.ts';
import { isSample } from '#tests/side-by-side.ts';
import { missingPdfGlyphs } from './glyphs.ts';
import { makePdfs, pdfSource } from './pdf.ts';
import { fetchWholeFonts } from './whole-fonts.ts';

const SOURCE = { publicUrl: 'https://owner.example.com', modified: new Date('2026-03-09T22:00:00Z') };

let folder: string;
const pdf = (language: Language, owner = 'sample') => join(folder, owner, `resume.${language}.pdf`);
const make = (owner: string, own: typeof content) => makePdfs({ content: own, outDir: join(folder, owner), ...SOURCE });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pdf-'));
  await make('sample', content);
  await make('awkward', awkward);
});

afterAll(() => rm(folder, { recursive: true }));

/** What a program says of a file; its word about a quirk of the file's dictionary is of no interest. */
function ask(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

const pagesOf = (file: string) => ask('pdftotext', '-raw', file, '-').split('\f').slice(0, -1);

/** Lines may break anywhere, at a hyphen too, and a gap between Latin and Chinese letters is read as a space. */
const compact = (text: string) => text.normalize('NFKC').replaceAll(/[\s\u00AD‐-]/g, '');

/** The texts that do not follow each other in this order; empty when all do. */
function outOfOrder(text: string, expected: readonly string[]): string[] {
  let position = 0;
  return expected.filter((words) => {
    const found = compact(text).indexOf(compact(words), position);
    if (found >= 0) position = found + compact(words).length;
    return found < 0;
  });
}

const shown = (url = '') => url.replace(/^https:\/\/|\/$/g, '');
const levelsOf = ({ skills }: ReturnType<typeof pdfSource>) =>
  skills.groups.flatMap((group) =>
    group.skills.map(({ name, level }) => (level === undefined ? name : `${name} ${level}%`)),
  );

const said = (part: unknown) => wordsIn('en', part).map(([, words]) => shown(words));

/** What a résumé says, in the order of the page. */
function textsOf(source: ReturnType<typeof pdfSource>): string[] {
  const { name, title, place, contact, objective, profile, experience, strengths, projects, skills } = source;
  return [
    ...said([name, title, place, contact.heading, contact.entries.map(({ text }) => text)]),
    ...(objective.heading === '' ? [] : [objective.heading, title, objective.availability]),
    ...said([profile, skills.heading, levelsOf(source), skills.note, experience.heading]),
    ...experience.jobs.flatMap(({ company, position, description, achievements }) =>
      said([company, position, description, achievements]),
    ),
    ...experience.records.flatMap(({ items }) => items.map(({ text }) => text)),
    ...said([strengths.heading, strengths.items.map(({ label, text }) => [label, text]), projects]),
  ];
}

describe.each(LANGUAGES)('the résumé in %s', (language) => {
  const source = pdfSource({ content, ...SOURCE }, language);

  test('reads from the name to the last project in the order of the page', () => {
    expect(outOfOrder(pagesOf(pdf(language)).join(''), textsOf(source))).toEqual([]);
  });

  // How a reader orders columns over a page's end is its own affair: the sample's jobs stand on one.
  test('is a tagged A4 document that knows its title, author and language', async () => {
    const facts = ask('pdfinfo', pdf(language));
    const fact = (name: string) => new RegExp(`^${name}: +(.*)$`, 'm').exec(facts)?.[1];
    const { name, title, document } = source;
    expect(['Tagged', 'Author', 'Title'].map(fact)).toEqual(['yes', name, document.title]);
    expect(fact('Page size')).toContain('(A4)');
    expect(fact('Subject')).toContain(title);
    expect(fact('Keywords')).toBe(
      content.skills.groups.flatMap(({ skills }) => skills.map((one) => one.name)).join(', '),
    );
    expect(fact('CreationDate')).toContain('Mar  9');
    expect(await readFile(pdf(language), 'latin1')).toContain(`/Lang (${HTML_LANG[language]})`);
  });

  test.runIf(isSample)('takes at most two pages, with name and skills on the first', () => {
    const [first = '', ...others] = pagesOf(pdf(language));
    expect(others.length).toBeLessThanOrEqual(1);
    expect(first).toMatch(new RegExp(`^${source.name}\\s`));
    expect(outOfOrder(first, levelsOf(source))).toEqual([]);
  });

  test('has a structure of headings and lists', () => {
    const structure = ask('pdfinfo', '-struct', pdf(language));
    const count = (tag: string) => structure.match(new RegExp(`^ +${tag} `, 'gm'))?.length;
    expect([count('H1'), count('H2')]).toEqual([1, source.objective.heading === '' ? 6 : 7]);
    expect(count('LI')).toBe(content.experience.flatMap((job) => job.achievements).length);
  });

  test('leads to mail, phone, page, profiles and projects', () => {
    const { email, phone, profiles = [] } = content.person;
    expect(ask('pdfinfo', '-url', pdf(language)).match(/\S+:\S+$/gm)).toEqual([
      `mailto:${email}`,
      ...(phone === undefined ? [] : [`tel:${phone.replaceAll(' ', '')}`]),
      `https://owner.example.com/${language}/`,
      ...profiles.flatMap(({ url }) => url ?? []),
      ...content.projects.flatMap(({ link, github }) => [link, github].filter((url) => url !== undefined)),
    ]);
  });

  test('carries its own fonts, cut down, with the way back from glyphs to letters', () => {
    const fonts = ask('pdffonts', pdf(language)).trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(1);
    expect(fonts.filter((font) => !/^[A-Z]{6}\+.* yes yes yes /.test(font))).toEqual([]);
  });

  test('begins no line with a mark that ends a phrase', () => {
    const lines = ask('pdftotext', '-layout', pdf(language), '-').split('\n');
    const mark = /^\s*[、。，．・：；？！）」』】〉》ーぁぃぅぇぉっゃゅょァィゥェォッャュョ,.;:)]/;
    expect(lines.filter((line) => mark.test(line))).toEqual([]);
  });
});

test('the same content makes the same bytes', async () => {
  await make('again', content);
  for (const language of LANGUAGES)
    expect((await readFile(pdf(language, 'again'))).equals(await readFile(pdf(language)))).toBe(true);
});

test('a long name of a group takes no room of its skills', async () => {
  const own = structuredClone(content);
  const names = ['PostgreSQL', 'Elasticsearch', 'Internationalisation'];
  own.skills.groups.forEach((group, index) => {
    group.name.en = `Programming languages, frameworks and libraries ${index}`;
    group.skills = names.map((name) => ({ name }));
  });
  await make('long-names', own);
  expect(ask('pdftotext', pdf('en', 'long-names'), '-').split(/\s+/)).toEqual(expect.arrayContaining(names));
});

test('a project without a description has its summary, as on the page', () => {
  const own = structuredClone(content);
  own.projects[0]!.description.en = 'TODO: what it is';
  const [project] = pdfSource({ content: own, ...SOURCE }, 'en').projects.projects;
  expect(project?.description).toBe(own.projects[0]!.summary.en);
});

describe('an owner with much to say', () => {
  const source = pdfSource({ content: awkward, ...SOURCE }, 'en');

  test('gets as many pages as that takes, and no level where there is none', () => {
    const pages = pagesOf(pdf('en', 'awkward'));
    const { jobs, records } = source.experience;
    const whole = [
      ...jobs.flatMap(({ achievements }) => achievements.map(({ text }) => text)),
      ...records.flatMap(({ label, items }) => [label, ...items.flatMap(({ text, url }) => [text, shown(url)])]),
      source.strengths.heading,
    ];
    expect(outOfOrder(pages.join(''), whole)).toEqual([]);
    expect(compact(pages.join(''))).toContain('Versionsverwaltung');
    expect(pages.length).toBeGreaterThan(2);
    expect(compact(pages.join(''))).not.toMatch(/undefined|Versionsverwaltung\d|null/);
  });

  test('has no heading alone at the end of a page', () => {
    const { profile, experience, skills, projects } = source;
    const sections = [profile, experience, skills, projects].map(({ heading }) => heading);
    const [job, project] = [experience.jobs[0]!.company, projects.projects[0]!.title];
    const headings = new Set([...sections, experience.achievements, job, project]);
    const lastLines = pagesOf(pdf('en', 'awkward')).map((page) => page.trim().split('\n').at(-2) ?? '');
    expect(lastLines.filter((line) => headings.has(line))).toEqual([]);
  });

  test('has no word beyond the margins', () => {
    const words = ask('pdftotext', '-bbox', pdf('en', 'awkward'), '-').matchAll(/xMin="([\d.]+)".*xMax="([\d.]+)"/g);
    const [left, right] = [50, 546];
    expect([...words].filter(([, from, to]) => Number(from) < left || Number(to) > right)).toEqual([]);
  });
});

/** Scripts that the project's own faces lack. */
const WORDS = {
  ko: { name: '김하늘', text: '서울에서 웹 접근성을 만드는 프런트엔드 개발자입니다.' },
  ru: { name: 'Анна Орлова', text: 'Пишу быстрые интерфейсы и слежу за их доступностью.' },
  el: { name: 'Ελένη Παππά', text: 'Φτιάχνω γρήγορες και προσβάσιμες σελίδες στην Αθήνα.' },
  he: { name: 'נועה לוי', text: 'מפתחת ממשקים מהירים ונגישים בתל אביב.' },
  ar: { name: 'ليلى حداد', text: 'أكتب واجهات سريعة وسهلة الوصول في عمان.' },
  hi: { name: 'अनन्या शर्मा', text: 'मैं दिल्ली में तेज़ और सुलभ वेबसाइटें बनाती हूँ।' },
} as const;

describe('text in another script', () => {
  const [language] = LANGUAGES;
  beforeAll(() => fetchWholeFonts(JSON.stringify(WORDS)));

  test('runs from the right where it is Arabic, and the page is laid out from the left all the same', async () => {
    const own = structuredClone(content);
    own.about.paragraphs[0]![language] = 'تقليل زمن الاستجابة بنسبة 40٪.';
    own.experience.forEach((job) => (job.description[language] = WORDS.ar.text));
    own.projects.splice(1);
    own.projects[0]!.description[language] = 'أكثر من 7319 منصة.';
    await make('sides', own);
    const boxes = ask('pdftotext', '-bbox', pdf(language, 'sides'), '-');
    const left = (words: string) => Number(new RegExp(`xMin="([\\d.]+)"[^>]*>[^<]*${words}[^<]*<`).exec(boxes)?.[1]);
    expect(left('٪')).toBeLessThan(left('40'));
    expect(left('40')).toBeGreaterThan(350);
    expect(left('7319')).toBeGreaterThan(450);
    expect(left(pdfSource({ content, ...SOURCE }, language).profile.heading)).toBeLessThan(100);
  });

  test.each(Object.entries(WORDS))('is copied out as it was written: %s', async (tag, { name, text }) => {
    const own = structuredClone(content);
    own.person.name[language] = name;
    own.about.paragraphs[0]![language] = `${text} 🚀`;
    expect(missingPdfGlyphs(own).filter(({ field }) => field.endsWith(`.${language}`))).toEqual([]);
    await make(tag, own);
    const copied = pagesOf(pdf(language, tag))
      .join('')
      .normalize('NFC')
      .replace(/[\p{Cf}\s]+/gu, ' ');
    // A line may break within the sentence.
    for (const word of `${name} ${text}`.replace(/[.।]/g, '').split(' '))
      expect(copied).toContain(word.normalize('NFC'));
    expect(copied).not.toContain('🚀');
  });
});
