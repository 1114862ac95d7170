/** The intents of the examples, by what becomes of them. */

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
