/** The words of the field, by what they ask about. */

/** In the order in which they are looked for: the narrower topic comes first. */
export const TOPICS = [
  /** What such a page does not tell: nothing that is said beside it is an answer to it. */
  'private',
  'previousJob',
  'builtWith',
  'siteLanguages',
  'hours',
  'license',
  'performance',
  'multilingual',
  'admin',
  'components',
  'knowledgeBase',
  'codeHost',
  'microblog',
  'resume',
  'contact',
  'since',
  'location',
  'ownerLanguages',
  'skillScale',
  'workTechnologies',
  'currentWork',
  'employer',
  'bestSkills',
  'frontend',
  'backend',
  'tools',
  'skills',
  'projects',
  'strengths',
  'who',
] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * The phrases that tell a topic, in lower case. `*` stands for the rest of a word, `…` for anything between.
 * The names of the owner, of a company and of the place are marks (`MARKS`), so that the lists hold for any owner.
 */
export type Vocabulary = Readonly<Record<Topic, readonly string[]>>;

/** What stands in a question in the place of the content's own names. */
export const MARKS = { owner: 'theowner', company: 'thecompany', place: 'theplace' } as const;

/**
 * Topics that are told by general words: a question that also holds words which neither the field nor the page
 * knows is after something else.
 */
export const GENERAL_TOPICS: ReadonlySet<Topic> = new Set([
  ...(['workTechnologies', 'currentWork', 'employer', 'bestSkills', 'frontend', 'backend', 'tools'] as const),
  ...(['skills', 'projects', 'strengths', 'who'] as const),
]);

/** A list of phrases, with commas between. */
export function phrases([list = '']: TemplateStringsArray): readonly string[] {
  return list.split(',').map((phrase) => phrase.trim());
}
