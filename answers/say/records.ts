/** Certificates, talks and writing: all of a kind, where a question names it. */
import { recordsOf, type OwnRecord } from '#content/records.ts';
import { fill } from '#contract/text.ts';
import type { Content } from '#content/schema.ts';
import { labelledIn, recordIn } from '#messages/records.ts';
import type { LanguageData } from '../language-data.ts';
import { named, type Ask } from '../understand/ask.ts';

type Kind = OwnRecord['of'];

/** The kinds that a question names and the owner has. */
export function recordsAsked(content: Content, { rules }: Pick<LanguageData, 'rules'>, ask: Ask): Kind[] {
  if (named(ask, 'project').length > 0) return [];
  const kinds = recordsOf(content.person).map(({ of }) => of);
  return [...new Set(kinds)].filter((kind) => rules.signs[kind].test(ask.text));
}

export function recordsTold(content: Content, data: LanguageData, ask: Ask): string {
  const { messages, facts, language } = data;
  const lists = recordsAsked(content, data, ask).map((kind) => {
    const items = recordsOf(content.person).map(({ of, title, where, year, url }) => {
      const linked = url === undefined ? title[language] : `[${title[language]}](${url})`;
      return of === kind ? `\n- ${recordIn(facts, { title: linked, where: where[language], year })}` : '';
    });
    return labelledIn(facts, {
      label: facts.records[kind],
      text: `
${items.join('')}`,
    });
  });
  return [...lists, fill(messages.see, { section: messages.sections.experience, anchor: 'experience' })].join('\n\n');
}
