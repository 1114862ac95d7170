/** Judges an answer by what it must hold and must not hold (the format of the sets beside this file). */
import type { Answerer, Reply } from '#answers/answerer.ts';
import { languageData } from '#answers/languages/of-site.ts';
import { SOCIAL } from '#answers/understand/topics.ts';
import type { ConversationMessage } from '#contract/chat.ts';
import { rareTechnologies } from '#answers/understand/rare-technologies.ts';
import { technologies } from '#answers/understand/technologies.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { resumePath } from '#contract/resume-path.ts';
import type { Content } from '#content/schema.ts';
import { allSkills } from '#content/all-skills.ts';
import { answersMessages, footerMessages, factsMessages, skillsMessages } from '../side-by-side.ts';

export interface Expectation {
  /** Told by the page, not told by it, or small talk. */
  readonly kind: 'page' | 'absent' | 'social';
  /** At least one of each group stands in the answer. */
  readonly must: readonly (readonly string[])[];
  readonly mustNot: readonly string[];
}

export interface Question extends Expectation {
  readonly ask: string;
}

export interface ExaminationSet {
  readonly questions: readonly Question[];
  readonly conversations: readonly { readonly turns: readonly Question[] }[];
  readonly advertisements: readonly (Omit<Expectation, 'kind'> & { readonly text: string })[];
}

/** `denied`: the page says it, the answer says it doesn't. `beside`: something else. `wrong`: what it must not say. */
export type Verdict = 'right' | 'denied' | 'beside' | 'wrong';

export function judge({ kind, must, mustNot }: Expectation, { text, parts }: Reply): Verdict {
  const said = plain(text);
  if (mustNot.some((one) => said.includes(plain(one)))) return 'wrong';
  const holds = must.every((group) => group.some((one) => said.includes(plain(one))));
  const isDenied = parts.some(({ found }) => !found);
  if (kind === 'absent') return holds && isDenied ? 'right' : holds ? 'wrong' : 'beside';
  if (kind === 'social')
    return holds && (must.length > 0 || parts.every(({ topic }) => isSocial(topic))) ? 'right' : 'beside';
  return holds ? 'right' : isDenied ? 'denied' : 'beside';
}

function isSocial(topic: string): boolean {
  return ['unclear', 'world', ...SOCIAL].includes(topic);
}

/** White space and marks of Markdown do not count. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s*_`’']/g, '');
}

export interface Judged {
  readonly ask: string;
  readonly expected: Expectation;
  readonly reply: Reply;
  readonly verdict: Verdict;
}

/** Every turn of a conversation, each after the answers that were given. */
export function judgeConversation(answer: Answerer, turns: readonly Question[], language: Language): Judged[] {
  const conversation: ConversationMessage[] = [];
  return turns.map((turn) => {
    conversation.push({ role: 'user', content: turn.ask });
    const reply = answer(conversation, language);
    conversation.push({ role: 'assistant', content: reply.text });
    return { ask: turn.ask, expected: turn, reply, verdict: judge(turn, reply) };
  });
}

export interface Tally {
  readonly all: number;
  readonly right: number;
  readonly denied: number;
  readonly beside: number;
  readonly wrong: number;
}

/** Asks a whole set. A conversation is right if every turn of it is. */
export function examine(set: ExaminationSet, answer: Answerer, language: Language) {
  const questions = set.questions.map((question) => judgeConversation(answer, [question], language)[0]!);
  const conversations = set.conversations.map(({ turns }) => judgeConversation(answer, turns, language));
  const advertisements = set.advertisements.map(
    ({ text, ...expected }) => judgeConversation(answer, [{ ask: text, kind: 'page', ...expected }], language)[0]!,
  );
  const isRight = (turns: readonly Judged[]) => turns.every(({ verdict }) => verdict === 'right');
  return {
    questions: tally(questions.map(({ verdict }) => verdict)),
    conversations: tally(conversations.map((turns) => (isRight(turns) ? 'right' : 'beside'))),
    advertisements: tally(advertisements.map(({ verdict }) => verdict)),
    replies: [...questions, ...conversations.flat(), ...advertisements].map(({ reply }) => reply),
    judged: { questions, conversations, advertisements },
  };
}

function tally(verdicts: readonly Verdict[]): Tally {
  const count = (verdict: Verdict) => verdicts.filter((one) => one === verdict).length;
  return {
    all: verdicts.length,
    right: count('right'),
    denied: count('denied'),
    beside: count('beside'),
    wrong: count('wrong'),
  };
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
const months = ['en', 'zh', 'ja'].flatMap((language) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(language, { month: 'long' }).format(new Date(2024, month, 1)),
  ),
);
const spoken = 'en zh ja de fr es ko pt it ru yue ar th vi hi nl sv tr pl id'
  .split(' ')
  .flatMap((tag) =>
    ['en', 'zh', 'ja'].map((language) => new Intl.DisplayNames(language, { type: 'language' }).of(tag)),
  );

/**
 * Finds the words of an answer that stand neither on the page nor in the answerer's own sentences, nor in its lists of
 * names. Made once for a site: what it knows is long.
 */
export function findUnknownWords(content: Content): (text: string) => string[] {
  const known = plainWords(
    [
      content,
      allSkills(content.skills).length,
      answersMessages,
      footerMessages,
      factsMessages,
      languageData.map(({ messages, site }) => [messages.chatPrivacy, site?.messages]),
      LANGUAGES.map((language) => resumePath(language, 'pdf')),
      skillsMessages,
      technologies,
      rareTechnologies,
      months,
      spoken,
    ]
      .map((part) => JSON.stringify(part))
      .join(' '),
  );
  const verdicts = new Map<string, boolean>();
  const isKnown = (word: string) => {
    const verdict = verdicts.get(word) ?? known.includes(word);
    verdicts.set(word, verdict);
    return verdict;
  };
  // A company's name would run into the words around it where no spaces stand.
  const companies = content.experience.flatMap(({ company }) => Object.values(company));
  return (text) => {
    const apart = companies.reduce((rest, company) => rest.replaceAll(company, ' '), text);
    return [...segmenter.segment(plainWords(apart.replaceAll(/mailto:|#project-|’s\b|[:：]/g, ' ')))]
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => segment)
      .filter((word) => !isKnown(word));
  };
}

function plainWords(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
