import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { textIn } from '#contract/text.ts';
import { allSkills } from '#content/all-skills.ts';
import { content } from '#content/index.ts';
import { profilesOf } from '#content/profiles.ts';
import { contactMessages } from '#messages/contact.ts';
import { documentMessages } from '#messages/document.ts';
import { experienceMessages } from '#messages/experience.ts';
import { heroMessages } from '#messages/hero.ts';
import { projectsMessages } from '#messages/projects.ts';
import { isSample } from '../sample.ts';
import { expect, inEveryLanguage, open, test } from './site.ts';

interface Printed {
  readonly pages: number;
  readonly text: string;
}

/** The page on A4 paper, its words in the order in which they were set, without white space. */
async function print(page: Page, info: TestInfo): Promise<Printed> {
  const file = info.outputPath('page.pdf');
  writeFileSync(file, await page.pdf({ format: 'A4' }));
  const text = execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' });
  return { pages: text.split('\f').length - 1, text: compact(text) };
}

/** Lines may break anywhere, and a font may lack a compatibility form: neither is of interest here. */
function compact(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s\u00AD\u200B\u2011-]+/g, '');
}

inEveryLanguage('on paper', (language) => {
  test('the page is two sheets of text, from either theme', async ({ page, baseURL }, info) => {
    await open(page, `/${language}/`);
    const light = await print(page, info);
    const { pages, text } = light;
    if (isSample) expect(pages).toBe(2);
    const { person, about, experience, skills, projects } = content;
    const expected = [
      person.name[language],
      person.title[language],
      ...about.paragraphs.map((paragraph) => paragraph[language]),
      experienceMessages.heading[language],
      ...experience.flatMap((job) =>
        [job.company, job.description, job.achievements.map(({ text: achieved }) => achieved)]
          .flat()
          .map((words) => words[language]),
      ),
      ...allSkills(skills).map(({ name, level }) => `${name} ${level}%`),
      ...projects.flatMap(({ title, description, link, github }) => [
        title[language],
        description[language],
        link ?? '',
        github ?? '',
      ]),
      person.email,
      person.phone ?? '',
      ...profilesOf(person).map(({ url, handle = '' }) => url ?? handle),
      textIn(language, documentMessages.print.from, { url: `${baseURL}/${language}/` }),
    ];
    expect(expected.filter((words) => !text.includes(compact(words)))).toEqual([]);
    const onlyOnScreen = [
      content.contact.mapNote[language],
      projectsMessages.open[language],
      contactMessages.form.send[language],
      contactMessages.copyEmail[language],
      contactMessages.resume[language],
      contactMessages.vcard[language],
      heroMessages.resume[language],
      documentMessages.skip[language],
      documentMessages.link.newTab[language],
      about.cards.projects.line[language],
    ];
    expect(onlyOnScreen.filter((words) => text.includes(compact(words)))).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await print(page, info)).toEqual(light);
  });
});

test('a dark screen and an open dialog print the same sheets', async ({ page }, info) => {
  await open(page, '/en/');
  const light = await print(page, info);
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, `/en/#project-${content.projects[0]!.id}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await print(page, info)).toEqual(light);
  await page.emulateMedia({ media: 'print' });
  const colours = await page
    .locator('h2')
    .first()
    .evaluate((heading) => ({
      text: getComputedStyle(heading).color,
      paper: getComputedStyle(document.documentElement).backgroundColor,
    }));
  expect(colours).toEqual({ text: 'rgb(13, 31, 43)', paper: 'rgb(255, 255, 255)' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page prints as well', async ({ page }, info) => {
    await page.goto('/en/');
    const { pages, text } = await print(page, info);
    if (isSample) expect(pages).toBe(2);
    expect(text).toContain(compact(content.projects[0]!.description.en));
  });
});
