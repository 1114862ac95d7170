/** Certificates, talks and writing: all of a kind, where a question names it. */
import { recordsOf, type OwnRecord } from '#content/records.ts';
import { fill } from '#contract/text.ts';
import type { Content } from '#content/schema.ts';
import { labelledIn, recordIn } from '#messages/records.ts';
import type { Voice } from '../language-data.ts';
import { named, type Ask } from '../understand/ask.ts';

type Kind = OwnRecord['of'];

/** Words for each kind; `a talk` is one, to talk to somebody is none. */
const NAMES: Readonly<Record<Kind, RegExp>> = {
  certificate: /certif|zertifi|证书|认证|資格/,
  talk: /\btalks\b|\b(a|any) talk\b|conference|keynote|vortrag|vortraeg|vorträg|演讲|讲座|登壇|講演/,
  writing:
    /\b(blog|article|paper)|publish|publications|artikel|veröffentlich|veroeffentlich|文章|博客|发表|论文|ブログ|記事|執筆|論文/,
};

/** The kinds that a question names and the owner has. */
export function recordsAsked(content: Content, ask: Ask): Kind[] {
  if (named(ask, 'project').length > 0) return [];
  const kinds = recordsOf(content.person).map(({ of }) => of);
  return [...new Set(kinds)].filter((kind) => NAMES[kind].test(ask.text));
}

export function recordsTold(content: Content, { messages, facts, language }: Voice, ask: Ask): string {
  const lists = recordsAsked(content, ask).map((kind) => {
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
