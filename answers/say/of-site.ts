/** What can be seen and done on the page itself, whoever's it is: the server's alone. */
import { fill } from '#contract/text.ts';
import type { Content } from '#content/schema.ts';
import type { AnswersOnServer } from '#messages/translation.ts';
import { normalized } from '../split/normalised.ts';
import { named } from '../understand/ask.ts';
import type { Said } from './said.ts';
import type { Situation } from './situation.ts';

const FEATURES = ['theme', 'globe'] as const;
export type SiteFeature = (typeof FEATURES)[number];

export interface SiteWords {
  readonly signs: Readonly<Record<SiteFeature, RegExp>>;
  readonly messages: Pick<AnswersOnServer, SiteFeature>;
}

/** Undefined where nothing of the page is asked for, or the owner may have written of the like. */
export function ofSite({ ask, before, content, data, finder }: Situation): Said | undefined {
  // Where the mark on the globe is, and what its figures are, is told elsewhere.
  const isOfOther =
    named(ask, 'project').length > 0 ||
    named(ask, 'technology').length > 0 ||
    data.rules.signs.coordinates.test(ask.text) ||
    data.rules.signs.chart.test(ask.text);
  if (!data.site || isOfOther || (ask.leans && before.subject.projects !== undefined)) return undefined;
  const { signs, messages } = data.site;
  const isOwners = (sign: RegExp) => finder.passages.some(({ text }) => sign.test(normalized(text)));
  const feature = FEATURES.find((one) => signs[one].test(ask.text) && !isOwners(signs[one]));
  return feature && { text: fill(messages[feature], valuesOf(content, data.language)), found: true, topic: feature };
}

function valuesOf({ person }: Content, language: Situation['data']['language']) {
  return { name: person.name[language], place: person.place.fullName[language] };
}
