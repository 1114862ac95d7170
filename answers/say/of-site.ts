/** What can be seen and done on the page itself, whoever's it is: the server's alone. */
import { spaceIn } from '#contract/known-languages.ts';
import { fill } from '#contract/text.ts';
import type { AnswersOnServer } from '#messages/translation.ts';
import { normalized } from '../split/normalised.ts';
import { named } from '../understand/ask.ts';
import { siteLanguages } from './facts.ts';
import type { Said } from './said.ts';
import type { Situation } from './situation.ts';

const FEATURES = ['theme', 'globe', 'languages'] as const;
export type SiteFeature = (typeof FEATURES)[number];

export interface SiteWords {
  readonly signs: Readonly<Record<SiteFeature, RegExp>>;
  readonly messages: Pick<AnswersOnServer, 'theme' | 'globe'>;
}

/** Undefined where nothing of the page is asked for, or the owner may have written of the like. */
export function ofSite({ ask, before, content, data, finder }: Situation): Said | undefined {
  // Where the mark on the globe is, and what its figures are, is told elsewhere.
  const isOfOther =
    ask.names.some(({ kind, start, end }) => kind === 'project' && end > start) ||
    named(ask, 'technology').length > 0 ||
    named(ask, 'company').length > 0 ||
    data.rules.signs.coordinates.test(ask.text) ||
    data.rules.signs.chart.test(ask.text);
  if (!data.site || isOfOther || (ask.leans && before.subject.projects !== undefined)) return undefined;
  const { signs, messages } = data.site;
  const isOwners = (sign: RegExp) => finder.passages.some(({ text }) => sign.test(normalized(text)));
  const asked = FEATURES.filter((one) => signs[one].test(ask.text) && !isOwners(signs[one]));
  const [topic] = asked;
  if (!topic) return undefined;
  const { name, place } = content.person;
  const values = { name: name[data.language], place: place.fullName[data.language] };
  const texts = asked.map((one) => (one === 'languages' ? siteLanguages(data) : fill(messages[one], values)));
  return {
    text: texts.join(spaceIn(data.language)),
    found: true,
    topic: topic === 'languages' ? 'siteLanguages' : topic,
  };
}
