import { expect, test } from 'vitest';
import { content } from '#content/index.ts';
import { factsWith } from '#tests/sharing/facts.ts';
import { llms } from './llms.ts';

test('llms.txt has the form of llmstxt.org: a title, a summary, what the page says, lists of links under headings', () => {
  const [before = '', ...lists] = llms(factsWith()).split(/^## /m);
  const [title, , summary, , ...told] = before.trimEnd().split('\n');
  expect(title).toBe(`# ${content.person.name.en}`);
  expect(summary).toBe(`> ${content.sharing.llmsSummary}`);
  for (const line of told) expect(line).toMatch(/^$|^\*\*\[\w+\]\(https:\/\/portfolio\.test\/en\/#\w+\)\*\*$|^(  )?- /);
  expect(lists).toHaveLength(2);
  for (const line of lists.flatMap((list) => list.trimEnd().split('\n').slice(1)))
    expect(line).toMatch(/^$|^- \[[^\]]+\]\(https:\/\/portfolio\.test\/[^)]*\)(: .+)?$/);
});

test('llms.txt tells what the page tells, in English, each project with its address', () => {
  const text = llms(factsWith());
  expect(text).toContain(content.about.paragraphs[0]!.en);
  expect(text).toContain(content.experience[0]!.description.en);
  for (const { id, title, description } of content.projects) {
    expect(text).toContain(`**[${title.en}](https://portfolio.test/en/#project-${id})**`);
    expect(text).toContain(description.en);
  }
});

test('no sign in the owner’s words marks up llms.txt', () => {
  const facts = factsWith(({ about, projects }) => {
    about.paragraphs[0]!.en = '# C# and *snake_case*, [sic] <b> `x`';
    projects[0]!.title.en = 'A [b](c)';
  });
  const text = llms(facts);
  expect(text).toContain('\n- \\# C# and \\*snake\\_case\\*, \\[sic\\] \\<b> \\`x\\`\n');
  expect(text).toContain(String.raw`**[A \[b\](c)](https://portfolio.test/en/#project-`);
});

test.each([
  '/zh/',
  '/en/',
  '/ja/',
  '/resume.zh.pdf',
  '/resume.en.pdf',
  '/resume.ja.pdf',
  '/resume.json',
  '/contact.vcf',
])('llms.txt leads to %s', (address) => {
  expect(llms(factsWith())).toContain(`](https://portfolio.test${address})`);
});
