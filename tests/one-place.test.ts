/** What is one list is added to in one place: a group of skills in the content, a link of the navigation in the messages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createAnswerer } from 'answerer';
import { answerSource } from '#answers/answer-source.ts';
import { languageDataOf } from '#answers/language-data.ts';
import { content } from '#content/index.ts';
import { resumeIn } from '#resume/pdf/resume-source.ts';
import { resume } from '#resume/share/json-resume.ts';
import { llms } from '#resume/share/llms.ts';
import { profilePage } from '#resume/share/structured-data.ts';
import { renderTexts } from '#scripts/render.ts';
import { siteConfig } from '../vite.config.ts';
import { systemPrompt } from '#server/chat/system-prompt.ts';
import { factsWith } from './sharing/facts.ts';

const root = join(import.meta.dirname, '..');
const group = {
  id: 'music',
  name: { zh: '音乐', en: 'Music', ja: '音楽' },
  skills: [{ name: 'Bass clarinet', level: 61 }],
};
const facts = factsWith(({ skills }) => skills.groups.push(group));

test('a fourth group of skills is in the prompt, the chat, the PDF and the files for machines', () => {
  expect(systemPrompt(facts.content, 'en')).toContain('Music: Bass clarinet 61%');
  expect(resumeIn('en', facts.content, facts).skills.groups.at(-1)).toEqual({
    heading: 'Music',
    skills: [{ name: 'Bass clarinet', level: '61%' }],
  });
  expect(JSON.parse(resume(facts, 'en'))).toMatchObject({
    skills: expect.arrayContaining([
      {
        name: 'Bass clarinet',
        level: '61%',
        keywords: ['Music'],
      },
    ]),
  });
  const answer = createAnswerer([{ ...answerSource(facts.content, 'en', 'page'), data: languageDataOf('en') }]);
  expect(answer([{ role: 'user', content: 'How good is the owner at Bass clarinet?' }], 'en').text).toContain('61%');
  expect(JSON.stringify(profilePage(facts, 'en'))).toContain('Bass clarinet');
  expect(llms(facts)).toContain('**Music**: Bass clarinet 61%');
});

/** What tells the content again in another form. */
const WALKERS = [
  'server/chat/system-prompt',
  'packages/resume/pdf/resume-source',
  'packages/resume/share/json-resume',
  'packages/resume/share/structured-data',
  'packages/resume/share/llms',
];

test.each(WALKERS)('a new kind of line or entry does not compile until %s.ts has said what becomes of it', (walker) => {
  const source = readFileSync(join(root, `${walker}.ts`), 'utf8');
  expect(source).toMatch(/from '#content\/outline\.ts'/);
  expect(source).toMatch(/\bline satisfies never;/);
  expect(source).toMatch(/\bentry satisfies never;/);
});

/** Those that do not head what they tell by its section, so that no table of headings asks for a new one. */
test.each([
  'packages/resume/pdf/resume-source',
  'packages/resume/share/json-resume',
  'packages/resume/share/structured-data',
])('a new section does not compile until %s.ts has said what becomes of it', (walker) => {
  expect(readFileSync(join(root, `${walker}.ts`), 'utf8')).toMatch(/\bid satisfies never;/);
});

test('a fourth group of skills and a fifth link are on the page', async () => {
  const config = siteConfig();
  const { pages } = await renderTexts({
    ...config,
    root,
    plugins: [
      {
        name: 'additions',
        enforce: 'pre',
        transform: (code, id) =>
          id.includes('virtual:texts/page-')
            ? `${code}\ncontent.skills.groups.push(${JSON.stringify({ ...group, name: 'Music' })});` +
              "messages.headerLinks.skills = 'Fifth link';"
            : undefined,
      },
      config.plugins,
    ],
  });
  const page = pages.find(({ name }) => name === '/en/')?.html ?? '';
  expect(page).toContain('>Music</h3>');
  expect(page).toContain('Bass clarinet');
  expect(page).toMatch(/<nav.*<a href="#skills">Fifth link.*<\/nav>/s);
  expect(content.skills.groups).not.toContain(group);
});
