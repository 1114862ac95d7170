/** Text that is copied out of a PDF is what was written, in scripts that the project's own faces lack. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { content } from '#content/index.ts';
import { LANGUAGES } from '#shared/language.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { missingPdfGlyphs } from './glyphs.ts';
import { makePdfs } from './pdf.ts';
import { fetchWholeFonts } from './whole-fonts.ts';

const WORDS = {
  ko: { name: '김하늘', text: '서울에서 웹 접근성을 만드는 프런트엔드 개발자입니다.' },
  ru: { name: 'Анна Орлова', text: 'Пишу быстрые интерфейсы и слежу за их доступностью.' },
  el: { name: 'Ελένη Παππά', text: 'Φτιάχνω γρήγορες και προσβάσιμες σελίδες στην Αθήνα.' },
  he: { name: 'נועה לוי', text: 'מפתחת ממשקים מהירים ונגישים בתל אביב.' },
  ar: { name: 'ليلى حداد', text: 'أكتب واجهات سريعة وسهلة الوصول في عمان.' },
  hi: { name: 'अनन्या शर्मा', text: 'मैं दिल्ली में तेज़ और सुलभ वेबसाइटें बनाती हूँ।' },
} as const;

const SOURCE = { publicUrl: 'https://owner.example.com', modified: new Date('2026-03-09T22:00:00Z') };
const [language] = LANGUAGES;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scripts-'));
  fetchWholeFonts(JSON.stringify(WORDS));
});

afterAll(() => rm(folder, { recursive: true }));

test('a sentence in Arabic runs from the right, and the page is laid out from the left all the same', async () => {
  const own = structuredClone(content);
  own.about.paragraphs = own.about.paragraphs.map((text, index) => ({
    ...text,
    [language]: index === 0 ? 'تقليل زمن الاستجابة بنسبة 40٪.' : 'TODO: a paragraph about you',
  }));
  own.experience.forEach((job) => (job.description[language] = WORDS.ar.text));
  const [{ id, image, ...project }] = own.projects as [(typeof own.projects)[number]];
  const { title, summary, description } = project;
  description[language] = 'أكثر من 7319 منصة.';
  own.projects = [{ id, image, title, summary, description, technologies: ['Go'] }];
  await makePdfs({ content: own, outDir: join(folder, 'sides'), ...SOURCE });
  const boxes = execFileSync('pdftotext', ['-bbox', join(folder, 'sides', `resume.${language}.pdf`), '-'], {
    encoding: 'utf8',
  });
  const left = (words: string) => Number(new RegExp(`xMin="([\\d.]+)"[^>]*>[^<]*${words}[^<]*<`).exec(boxes)?.[1]);
  expect(left('٪')).toBeLessThan(left('40'));
  expect(left('40')).toBeGreaterThan(350);
  expect(left('7319')).toBeGreaterThan(450);
  expect(left(MESSAGES[language].documents.pdf.profile)).toBeLessThan(100);
});

test.each(Object.entries(WORDS))('%s', async (tag, { name, text }) => {
  const own = structuredClone(content);
  own.person.name[language] = name;
  own.about.paragraphs[0]![language] = `${text} 🚀`;
  expect(missingPdfGlyphs(own).filter(({ field }) => field.endsWith(`.${language}`))).toEqual([]);
  await makePdfs({ content: own, outDir: join(folder, tag), ...SOURCE });
  const copied = execFileSync('pdftotext', ['-raw', join(folder, tag, `resume.${language}.pdf`), '-'], {
    encoding: 'utf8',
  })
    .normalize('NFC')
    .replace(/[\p{Cf}\s]+/gu, ' ');
  // A line may break within the sentence.
  for (const word of `${name} ${text}`.replace(/[.।]/g, '').split(' ')) expect(copied).toContain(word.normalize('NFC'));
  expect(copied).not.toContain('🚀');
});
