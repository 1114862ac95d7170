/** Which Chinese and Japanese characters the display faces need: those of every text that a rendered page sets in serif. */
import { BREAK_MARK } from '#shared/break-mark.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import type { Content } from '#content/schema.ts';
import { wordsIn } from '#content/words.ts';
import { createCascade, languageOf, matchOf, readStyles } from './cascade.ts';
import type { CjkFace } from './faces.ts';
import { readHtml, type ElementNode } from './html-tree.ts';
import { isLatinBesideCjk } from './latin.ts';

/** The page as it shows itself (scripts/render.ts). */
export interface RenderedPages {
  readonly pages: readonly { readonly language: Language; readonly name: string; readonly html: string }[];
  readonly styles: string;
}

/** What is set in one face. */
export interface SetText {
  readonly language: CjkFace['language'];
  readonly weight: CjkFace['weight'];
  readonly words: string;
  /** Where the words come from, as far as it can be told: `person.name.zh`, or `“友情链接” in <a>`. */
  readonly field: string;
  /** The page that shows them, where the field is not the content's. */
  readonly page?: string;
}

/** Everything that the pages set in serif in Chinese or Japanese. */
export function setTexts({ pages, styles }: RenderedPages, content: Content): SetText[] {
  const valuesFor = createCascade(readStyles(styles));
  const fields = new Map<string, ReadonlyMap<string, string>>(
    LANGUAGES.map((language) => [language, fieldsOf(content, language)]),
  );
  return pages.flatMap(({ language: ofPage, name, html }) =>
    elementsIn(readHtml(html, ofPage)).flatMap((element): SetText[] => {
      const words = ownWords(element);
      const [language] = languageOf(element).split('-');
      if (words === '' || (language !== 'zh' && language !== 'ja') || !valuesFor(element, 'family').has('--serif'))
        return [];
      const field = fields.get(language)?.get(words);
      const origin = field ? { field } : { field: `“${words}” in <${element.name}>`, page: name };
      const weights = new Set([...valuesFor(element, 'weight')].map(faceWeight));
      return [...weights].map((weight) => ({ language, weight, words, ...origin }));
    }),
  );
}

/** The selectors with a class that set serif where no rendered page has an element: what they are for, nobody has collected. */
export function serifWithoutTexts({ pages, styles }: RenderedPages): string[] {
  const elements = pages.flatMap(({ language, html }) => elementsIn(readHtml(html, language)));
  return readStyles(styles)
    .filter(({ values, selector }) => values.family === '--serif' && selector.some(({ type }) => type === 'class'))
    .filter(({ selector }) => elements.every((element) => matchOf(selector, element) === 'no'))
    .map(({ selector }) => JSON.stringify(selector));
}

/** The characters that a face needs, each with the text that asks for it first. */
export function neededCharacters(
  { language, weight }: Pick<CjkFace, 'language' | 'weight'>,
  texts: readonly SetText[],
): ReadonlyMap<string, SetText> {
  return charactersBesideLatin(texts.filter((text) => text.language === language && text.weight === weight));
}

/** The characters that the Latin faces leave to others, each with the text that asks for it first. */
export function charactersBesideLatin<Words extends { readonly words: string }>(
  texts: readonly Words[],
): ReadonlyMap<string, Words> {
  const needed = new Map<string, Words>();
  for (const text of texts) {
    for (const character of text.words) {
      if (/\s/.test(character) || isLatinBesideCjk(character) || needed.has(character)) continue;
      needed.set(character, text);
    }
  }
  return needed;
}

/** Of the two faces the one that a weight gets (CSS Fonts 4 §5.2). */
function faceWeight(weight: string | number): CjkFace['weight'] {
  return Number(weight) <= 500 ? 400 : 700;
}

/** The field of each text as it is shown: without the marks of the build. */
function fieldsOf(content: Content, language: Language): ReadonlyMap<string, string> {
  // The first field that says it: facts come first.
  const fields = wordsIn(language, content).toReversed();
  return new Map(fields.map(([field, words]) => [asShown(words), field]));
}

function asShown(words: string): string {
  return words.replaceAll(BREAK_MARK, '').replaceAll('\u00A0', ' ').trim();
}

/** The words that stand in the element itself. */
function ownWords({ children }: ElementNode): string {
  return asShown(children.filter((child) => typeof child === 'string').join(''));
}

function elementsIn(element: ElementNode): ElementNode[] {
  return [element, ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsIn(child)))];
}
