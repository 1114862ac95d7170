import type { KnownLanguage } from '#contract/known-languages.ts';
import { answersOnServer as de } from '#messages/de/answers-on-server.ts';
import { answersOnServer as en } from '#messages/en/answers-on-server.ts';
import { answersOnServer as ja } from '#messages/ja/answers-on-server.ts';
import { answersOnServer as zh } from '#messages/zh/answers-on-server.ts';
import { whole as deWhole } from '../../generated/answers/de-whole.ts';
import { whole as enWhole } from '../../generated/answers/en-whole.ts';
import { whole as jaWhole } from '../../generated/answers/ja-whole.ts';
import { whole as zhWhole } from '../../generated/answers/zh-whole.ts';
import type { AnswersOnServer } from '#messages/translation.ts';
import type { KnownLanguageData, LanguageRules } from '../language-data.ts';
import { quotePractices } from '../advertisement/practices.ts';
import { fitting } from '../say/fitting.ts';
import { sayingFirst } from '../say/first.ts';
import { ofOneJob } from '../say/of-one-job.ts';
import { inTalk } from '../say/in-talk.ts';
import { describing } from '../say/referred.ts';
import { ofToldFirm } from '../say/told-firm.ts';
import type { Weighing } from '../understand/model.ts';
import { rareTechnologies } from '../understand/rare-technologies.ts';
import { readWholeWeights, type WholeWeights } from '../understand/whole-weights.ts';
import { rules as english } from './en-on-server.ts';
import { rules as japanese } from './ja-on-server.ts';
import { PRACTICE_SIGNS } from './practice-signs.ts';
import { PLAIN_SIGNS } from './plain-signs.ts';
import { SITE_SIGNS } from './site-signs.ts';
import { TALK_SIGNS } from './talk-signs.ts';
import { rules as chinese } from './zh-on-server.ts';

const WHOLE: Readonly<Record<KnownLanguage, WholeWeights>> = {
  de: deWhole,
  en: enWhole,
  ja: jaWhole,
  zh: zhWhole,
};

const SAID: Readonly<Record<KnownLanguage, AnswersOnServer>> = { de, en, ja, zh };

/** Of the languages that have more of them than a page has room for. */
const RULES: Readonly<Partial<Record<KnownLanguage, LanguageRules>>> = { en: english, ja: japanese, zh: chinese };

/** What engineers write for short, in whatever language. */
const POSTGRES: LanguageRules['slips'][number] = [/(?<![\p{L}\p{N}])pg(?![\w.]|\p{Script=Latin})/gu, 'postgres'];

/** `Go?` by itself is the language. */
const GO: LanguageRules['slips'][number] = [
  /(?<=^(?:(?:and|what about|how about) |那)?)go(?=(?:呢|は|って)?[\s?!？。]*$)/g,
  'golang',
];

type DataOf<Name> = KnownLanguageData & { readonly language: Name };

/**
 * What the answerer knows of a language where it runs in the server: what the server does with a message, what the page
 * itself can do, the questions that the owner expects, projects and jobs by what they are about, and all that was learned.
 */
export function onServer<Name extends KnownLanguage>(data: DataOf<Name>): DataOf<Name> {
  const { language, messages } = data;
  const rules = RULES[language] ?? data.rules;
  let weighing: Weighing | undefined;
  return {
    ...data,
    messages: { ...messages, chatPrivacy: SAID[language].chatPrivacy },
    plain: PLAIN_SIGNS[language],
    site: { signs: SITE_SIGNS[language], messages: SAID[language] },
    weighing: () => (weighing ??= readWholeWeights(WHOLE[language])),
    expecting: sayingFirst,
    rules: {
      ...rules,
      slips: [...rules.slips, POSTGRES, GO],
    },
    talk: TALK_SIGNS[language],
    fitting,
    meaning: (situation) => inTalk(ofToldFirm(situation) ?? describing(situation)),
    quotePractices: (finder, advertisement, asked) =>
      quotePractices(data, finder, advertisement, asked, {
        signs: PRACTICE_SIGNS[language],
        labels: SAID[language].practices,
      }),
    ofOneJob,
    rareTechnologies,
  };
}
