/**
 * Marks where short Chinese and Japanese texts may break: between phrases, so that no word is torn and no particle
 * begins a line. The words come from `Intl.Segmenter` here at build time, because its dictionaries differ between
 * browsers. Rules: design of the page, short copy set with `word-break: keep-all`.
 */
import type { Content } from '#content/schema.ts';
import { BREAK_MARK } from '#contract/break-mark.ts';
import { isLatin, type KnownLanguage, type Written } from '#contract/known-languages.ts';
import { inEachLanguage } from '#contract/language.ts';
import type { Nothing } from '#contract/nothing.ts';
import type { Text } from '#contract/text.ts';

const SEGMENTERS = {
  zh: new Intl.Segmenter('zh', { granularity: 'word' }),
  ja: new Intl.Segmenter('ja', { granularity: 'word' }),
};

/** Written without spaces between the words. */
type Cjk = Written<'sc' | 'jp'>;

/** Whether a line may break between two words that touch. */
type MayBreak = (before: string, after: string) => boolean;

/** The parts of the page with texts to mark. */
type Parts = Omit<Content, 'person' | 'sharing' | 'suggestions' | 'hints' | 'questions' | 'analytics'>;

/** Between phrases, and within a phrase that fits on no line. */
const RULES: Readonly<Record<Cjk, readonly [MayBreak, MayBreak]>> = {
  zh: [mayBreakChinese, mayBreakLongChinese],
  ja: [mayBreakJapanese, mayBreakLongJapanese],
};

/** The content with marks in its short texts; long paragraphs break between characters, as everywhere, but hold figures. */
export function markPhrases<C extends { person: { availability?: Text } } & Parts>(content: C): C {
  const { person } = content;
  const { hero, about, experience, skills, projects, contact, ...rest }: Parts = content;
  rest satisfies Nothing;
  return {
    ...content,
    person: { ...person, ...(person.availability && { availability: markText(person.availability) }) },
    hero: markTexts(hero, 'subtitle', 'description'),
    about: {
      ...about,
      lead: [markText(about.lead[0]), markText(about.lead[1])],
      cards: markGroup(about.cards, 'title', 'line'),
      advantages: about.advantages.map((advantage) => markTexts(advantage, 'label', 'text')),
      paragraphs: about.paragraphs.map(holdText),
    },
    experience: experience.map((job) => ({
      ...job,
      // A phone's lines are short: Chinese breaks between phrases there. The browser knows them in Japanese.
      description: inChinese(job.description, (line) => markLine(line, 'zh')),
      ...(job.achievements && {
        achievements: job.achievements.map((achievement) => markTexts(achievement, 'text')),
      }),
    })),
    skills: markTexts(skills, 'note'),
    projects: projects.map((project) => ({
      ...markTexts(project, 'title', 'summary'),
      description: holdText(project.description),
    })),
    contact: markTexts(contact, 'subtitle', 'mapNote'),
  };
}

/** A part of the content with the named texts marked. */
function markTexts<Key extends string, Part extends Record<Key, Text>>(part: Part, ...keys: Key[]): Part {
  return { ...part, ...Object.fromEntries(keys.map((key) => [key, markText(part[key])])) };
}

function markGroup<Key extends string, Group extends Record<string, Record<Key, Text>>>(group: Group, ...keys: Key[]) {
  return Object.fromEntries(Object.entries(group).map(([name, part]) => [name, markTexts(part, ...keys)])) as Group;
}

/** A text with its break marks. What has spaces between its words breaks there and stays as it is. */
export function markText(text: Text): Text {
  return inEachLanguage((language) => {
    const known: KnownLanguage = language;
    return isLatin(known) ? text[language] : markLine(text[language], known);
  });
}

/** A text in which a figure and its measure stay together, and which breaks between characters otherwise. */
export function holdText(text: Text): Text {
  return inChinese(text, holdFigures);
}

function inChinese(text: Text, marked: (line: string) => string): Text {
  return inEachLanguage((language) => (isChinese(language) ? marked(text[language]) : text[language]));
}

function isChinese(language: KnownLanguage): boolean {
  return language === 'zh';
}

/** Where one clause ends and the next begins. */
const BETWEEN_CLAUSES = /(?<=[，。、：；？！])|(?=（)/u;

/** So few characters fit on a line everywhere: it breaks before them, at the punctuation. */
const SHORT_CLAUSE = /^.{0,8}[，。、：；？！）]?$/u;

/** So many characters do not, in a narrow column: they break between any two words. */
const LONG_PHRASE = 12;

export function markLine(line: string, language: Cjk): string {
  return holdFigures(line)
    .split(BETWEEN_CLAUSES)
    .map((clause) => (SHORT_CLAUSE.test(clause) ? clause : markClause(clause, language)))
    .join('');
}

function markClause(clause: string, language: Cjk): string {
  const [mayBreak, mayBreakLong] = RULES[language];
  return markWords(clause, language, mayBreak)
    .split(BREAK_MARK)
    .map((phrase) => (phrase.length > LONG_PHRASE ? markWords(phrase, language, mayBreakLong) : phrase))
    .join(BREAK_MARK);
}

function markWords(clause: string, language: Cjk, mayBreak: MayBreak): string {
  const words = [...SEGMENTERS[language].segment(clause)];
  return words
    .map(({ segment, isWordLike }, index) => {
      const before = words[index - 1];
      const breaks =
        isWordLike &&
        before?.isWordLike &&
        mayBreak(before.segment, segment) &&
        !leavesOneCharacter(words.slice(index));
      return breaks ? BREAK_MARK + segment : segment;
    })
    .join('');
}

/** A figure and its measure stay together although Chinese puts a space between them: 2019 年. */
export function holdFigures(line: string): string {
  return line.replace(/(\d) (?=\p{Script=Han})/gu, '$1\u00A0');
}

/** Whether only one character is left until the next punctuation mark: it would stand alone on its line. */
function leavesOneCharacter(rest: readonly Intl.SegmentData[]): boolean {
  const end = rest.findIndex(({ isWordLike }) => !isWordLike);
  const phrase = (end < 0 ? rest : rest.slice(0, end)).map(({ segment }) => segment).join('');
  return phrase.length < 2;
}

/** Chinese words that lean on the word before them. */
const LEANS_BACK =
  /^(?:[的地得了过着吗呢吧啊们里上下中后前内外时起个条份种次年月天点件位只本张家]|不[到了出起]|起来|下来|出来|过来|之间|之后|之前|以后|以前)$/;

/** Of those, the ones that end a phrase. */
const ENDS_PHRASE = /^(?:[的地了吗呢吧啊们里上下中后前内外时]|起来|下来|出来|过来|之间|之后|之前|以后|以前)$/;

/** Words that begin a phrase and hold on to the word after them: prepositions, adverbs, pronouns, plain verbs. */
const BEGINS_PHRASE =
  /^(?:[在从把被用向对给跟和与或不没未也都就才还很最太更再又先只让叫是像会能要想有这那哪每各别请我你他她它做写聊]|一路|全部|哪个)$/;

/**
 * The dictionary cuts many words into single characters (文|档) and compounds into two words (接口|定义), so a break needs
 * a particle that ends a phrase, or a word that begins one.
 */
function mayBreakChinese(before: string, after: string): boolean {
  if (!mayPartChinese(before, after)) return false;
  return ENDS_PHRASE.test(before) || BEGINS_PHRASE.test(after);
}

/** In a long phrase two full words may part. */
function mayBreakLongChinese(before: string, after: string): boolean {
  return mayPartChinese(before, after) && before.length > 1 && after.length > 1;
}

function mayPartChinese(before: string, after: string): boolean {
  return !LEANS_BACK.test(after) && !BEGINS_PHRASE.test(before) && !before.endsWith('得');
}

/** One hiragana that ends a phrase: a particle or the last sound of a verb. Any other is a torn word's. */
const ENDING = /^[はがをにでともへやのてただばず]$/;
const PARTICLE = /^(?:[はがをにでともへやの]|から|まで|より|では|には|とは|への|での)$/;
const AUXILIARY = /^(?:ます|まし|ませ|です|でし|ない|なか|なり|なら|くだ|いる|ある|あり)/;

/** Of a compound verb: 取り|組む. */
const FIRST_HALF = /\p{Script=Han}[きしちりみびぎ]$/u;

/**
 * A Japanese phrase (文節) is a word with everything that leans on it. It ends in hiragana, and the next one begins
 * with another script; one that begins with hiragana can be told only after a particle.
 */
function mayBreakJapanese(before: string, after: string): boolean {
  if (!/\p{Script=Hiragana}$/u.test(before)) return false;
  if (/^\p{Script=Hiragana}/u.test(after)) {
    return before === 'を' || (PARTICLE.test(before) && after.length > 2 && !AUXILIARY.test(after));
  }
  if (before.length === 1) return ENDING.test(before);
  return !FIRST_HALF.test(before);
}

/** In a long phrase two full words may part, but for the halves of a compound verb and what leans on a verb. */
function mayBreakLongJapanese(before: string, after: string): boolean {
  if (before.length < 2 || after.length < 2 || AUXILIARY.test(after)) return false;
  return !FIRST_HALF.test(before);
}
