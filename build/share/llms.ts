/** `llms.txt` (llmstxt.org): who this is and where to read on, in Markdown, for assistants. In English. */
import { LANGUAGES, pagePath, type Language } from '#contract/language.ts';
import { fill } from '#contract/text.ts';
import { llmsMessages } from '#messages/llms.ts';
import type { SiteFacts } from './facts.ts';

export function llms({ content: { person, sharing }, publicUrl }: SiteFacts): string {
  const { headings, languages, page, pdf, json, vcard } = llmsMessages;
  const inLanguage = (text: string, language: Language) => fill(text, { language: languages[language] });
  const link = (text: string, path: string, about = '') => `- [${text}](${publicUrl}${path})${about}`;
  return [
    `# ${person.name.en}`,
    '',
    `> ${sharing.llmsSummary}`,
    '',
    `## ${headings.page}`,
    '',
    ...LANGUAGES.map((language) =>
      link(inLanguage(page, language), pagePath(language), `: ${sharing.title[language]}`),
    ),
    '',
    `## ${headings.files}`,
    '',
    ...LANGUAGES.map((language) => link(inLanguage(pdf, language), `/resume.${language}.pdf`)),
    link(json, '/resume.json'),
    link(vcard, '/contact.vcf'),
    '',
  ].join('\n');
}
