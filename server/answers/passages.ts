/** The page's own sentences, found by their words: for questions that no topic covers. */
import MiniSearch from 'minisearch';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { textIn } from '#contract/text.ts';
import { profilesOf } from '#content/profiles.ts';
import type { Content } from '#content/schema.ts';
import { answersMessages } from '#messages/answers.ts';
import { quote } from './facts.ts';
import { isFieldWord } from './topics.ts';
import { asksAmount, comparable, contentWordsOf, keywordsOf, normalized } from './words.ts';

interface Passage {
  readonly text: string;
  /** The answer that quotes it. */
  readonly sentence: string;
}

export interface PassageFinder {
  /** The sentence that holds every word that a question asks about; undefined where none does. */
  find(question: string, language: Language): string | undefined;
  /** Whether a question is nothing but words that the page says in a language, such as a name in Latin letters. */
  isOwn(question: string, language: Language): boolean;
  /** Whether a question holds a word that neither the field nor the page knows. */
  isForeign(question: string, language: Language): boolean;
}

/** In more sentences than these a word does not say which of them is meant. */
const FEW = 3;

/** In an answer to a question after an amount. */
const AMOUNT =
  /\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundred|thousand|half|third|once)\b|[一二三四五六七八九十百千万两半]/;

export function createPassageFinder(content: Content): PassageFinder {
  const finders = new Map(LANGUAGES.map((language) => [language, finderIn(content, language)]));
  const page = new Map(LANGUAGES.map((language) => [language, wordsOfPage(content, language)]));
  return {
    find: (question, language) => finders.get(language)?.(question),
    isOwn: (question, language) => {
      const words = contentWordsOf(question, language);
      return words.length > 0 && words.every((word) => page.get(language)?.has(word));
    },
    isForeign: (question, language) =>
      keywordsOf(question, language).some(
        (word) =>
          word.length > 1 &&
          !/^[\d\p{Script=Hiragana}]+$/u.test(word) &&
          !isFieldWord(word, language) &&
          !page.get(language)?.has(comparable(word, language)),
      ),
  };
}

function wordsOfPage(content: Content, language: Language): ReadonlySet<string> {
  const { person, experience } = content;
  const names = [person.name, ...experience.map(({ company }) => company)].flatMap((name) => Object.values(name));
  const labels = profilesOf(person).map(({ label }) => label);
  const texts = [...passagesOf(content, language).map(({ text }) => text), ...names, ...labels];
  return new Set(texts.flatMap((text) => contentWordsOf(text, language)));
}

function finderIn(content: Content, language: Language): (question: string) => string | undefined {
  const passages = passagesOf(content, language);
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: (text) => contentWordsOf(text, language),
    // The words come out of `tokenize` as they are compared.
    processTerm: (term) => term,
    searchOptions: { combineWith: 'AND' },
  });
  index.addAll(passages.map(({ text }, id) => ({ id, text })));
  const search = (words: readonly string[]) =>
    words.length > 0 ? index.search(words.join(' ')).map(({ id }) => passages[Number(id)]) : [];
  return (question) => {
    const words = keywordsOf(question, language);
    const all = search(words);
    // What the field's general words ask about stands in the others.
    const found = all.length > 0 ? all : search(words.filter((word) => !isFieldWord(word, language)));
    const fitting = asksAmount(question)
      ? found.filter((passage) => passage && AMOUNT.test(normalized(passage.text)))
      : found;
    return fitting.length <= FEW ? fitting[0]?.sentence : undefined;
  };
}

function passagesOf(content: Content, l: Language): Passage[] {
  const { about, hero, experience, projects, skills } = content;
  const quoted = (section: 'about' | 'experience' | 'skills') => (text: string) => ({
    text,
    sentence: quote(content, l, text, section),
  });
  const inSentences = (text: string) => sentencesOf(text, l);
  return [
    ...[hero.description, ...about.paragraphs].flatMap((text) => inSentences(text[l])).map(quoted('about')),
    // Short, and made of sentences that need each other.
    ...Object.values(about.advantages)
      .map(({ text }) => text[l])
      .map(quoted('about')),
    ...experience.flatMap(({ description }) => inSentences(description[l])).map(quoted('experience')),
    ...experience.flatMap(({ achievements }) =>
      achievements.map(({ label, text }) => ({
        text: `${label[l]} ${text[l]}`,
        sentence: textIn(l, answersMessages.achievement, { label: label[l], text: text[l] }),
      })),
    ),
    quoted('skills')(skills.note[l]),
    ...projects.flatMap(({ id, title, summary, description }) =>
      [summary, description]
        .flatMap((text) => inSentences(text[l]))
        .map((text) => ({
          text: `${title[l]} ${text}`,
          sentence: textIn(l, answersMessages.project, { id, title: title[l], text }),
        })),
    ),
  ];
}

/** `Replies within a day. No spam.` → two. */
export function sentencesOf(text: string, language: Language): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');
}
