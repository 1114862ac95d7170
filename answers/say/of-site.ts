/** What can be seen and done on the page itself, whoever's it is: the server's alone. */
import { spaceIn } from '#contract/known-languages.ts';
import { fill } from '#contract/text.ts';
import type { AnswersOnServer } from '#messages/translation.ts';
import { normalized } from '../split/normalised.ts';
import { named } from '../understand/ask.ts';
import { siteLanguages } from './facts.ts';
import type { Said } from './said.ts';
import type { Situation } from './situation.ts';

const FEATURES = ['theme', 'globe', 'languages', 'form'] as const;
type SiteFeature = (typeof FEATURES)[number];

/** `formOn` asks on from the form, or from where to write. */
export type SiteSign = SiteFeature | 'formOn';

export interface SiteWords {
  readonly signs: Readonly<Record<SiteSign, RegExp>>;
  readonly messages: AnswersOnServer;
}

/** Undefined where nothing of the page is asked for, or the owner may have written of the like. */
export function ofSite(situation: Situation): Said | undefined {
  const { ask, before, content, data, finder } = situation;
  // Where the mark on the globe is, and what its figures are, is told elsewhere.
  const isOfOther =
    ask.names.some(({ kind, start, end }) => kind === 'project' && end > start) ||
    named(ask, 'technology').some((name) => !isScript(name)) ||
    named(ask, 'company').length > 0 ||
    data.rules.signs.coordinates.test(ask.text) ||
    data.rules.signs.chart.test(ask.text);
  if (!data.site || isOfOther || (ask.leans && before.subject.projects !== undefined)) return undefined;
  const { signs, messages } = data.site;
  const isOwners = (sign: RegExp) => finder.passages.some(({ text }) => sign.test(normalized(text)));
  const isOnForm = before.topic === 'form' || before.topic === 'contact';
  const isOf = (one: SiteSign) => signs[one].test(ask.text) && !isOwners(signs[one]);
  const asked = FEATURES.filter((one) => isOf(one) || (one === 'form' && isOnForm && isOf('formOn')));
  const [topic] = asked;
  if (!topic) return undefined;
  const { name, place, email } = content.person;
  const values = { name: name[data.language], place: place.fullName[data.language], email };
  const texts = asked.map((one) => (one === 'languages' ? siteLanguages(data) : fill(messages[one], values)));
  return {
    text: texts.join(spaceIn(data.language)),
    found: true,
    topic: topic === 'languages' ? 'siteLanguages' : topic,
  };
}

/** What the form needs, and other things of the page do not. */
function isScript(name: string): boolean {
  return name === 'JavaScript';
}
