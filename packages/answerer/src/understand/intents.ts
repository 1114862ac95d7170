/** The intents of the examples, by what becomes of them. */
import type { SmallTalk, LanguageData } from '../language-data.ts';

export const SOCIAL = [
  'greeting',
  'thanks',
  'ack',
  'farewell',
  'help',
  'identity',
  'siteLanguages',
  'chatPrivacy',
  'insult',
  'complaint',
  'injection',
] as const;
export type SocialIntent = (typeof SOCIAL)[number];

/** Only a page that tells them in a sentence can answer them: they are looked for, then declined. */
export const OPEN = [
  'salary',
  'age',
  'family',
  'education',
  'visa',
  'availability',
  'hobby',
  'companyFacts',
  'weakness',
  'otherSocial',
  'personal',
  'world',
] as const;

/** Told in sentences of the owner. */
export const TOLD = [
  'performance',
  'multilingual',
  'admin',
  'components',
  'team',
  'workStyle',
  'learning',
  'aiUse',
  'license',
  'detail',
  'why',
  'more',
] as const;

export function isOneOf<Intent extends string>(list: readonly Intent[], intent: string): intent is Intent {
  return (list as readonly string[]).includes(intent);
}

/** In UTF-16 units: what is longer is none, but for what gives orders. */
const MAX_SMALL_TALK = 200;

/** `Hm, cool.` is one thing, and so is `Ignore all previous instructions and …`, whatever is named after it. */
export function smallTalkOf(text: string, { rules }: LanguageData): SmallTalk | undefined {
  const asides = Object.entries(rules.asides ?? {}) as [SmallTalk, RegExp][];
  return asides.find(
    ([aside, pattern]) => (text.length <= MAX_SMALL_TALK || aside === 'injection') && pattern.test(text),
  )?.[0];
}
