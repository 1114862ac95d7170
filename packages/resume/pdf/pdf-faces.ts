/** The faces of PDF and share image. A reader's own fonts are not to be relied on there, so running text is embedded too. */
import { CJK_FEATURES, LATIN_FEATURES, NOTO_SERIF_JP, NOTO_SERIF_SC, type Face } from '#scripts/artwork/fonts/faces.ts';
import { faceFile } from '#scripts/artwork/fonts/missing-glyphs.ts';
import { LATIN, LATIN_EXTENDED, OWN_IN_CJK } from '#scripts/artwork/fonts/latin.ts';
import { charactersBesideLatin } from '#scripts/artwork/fonts/needed.ts';
import type { Content } from '#content/schema.ts';
import { isLatin, SCRIPTS, type KnownLanguage, type Script } from '#shared/known-languages.ts';
import { isLanguage, LANGUAGES, type Language } from '#shared/language.ts';
import { filesOfFaces } from '#resume/faces/fetch-faces.ts';
import { wholeFacesFor, type WholeFace } from '#resume/faces/scripts.ts';
import { CHINESE, EUROPEAN, JAPANESE } from './repertoire.ts';
import { DOCUMENT_ROLES, documentTexts, type DocumentRole } from './set-texts.ts';

export const PDF_FONT_FOLDER = new URL('fonts/', import.meta.url);

export interface PdfFace extends Face {
  /** The name that the font itself carries. */
  readonly family: string;
  /** What is kept of the font; it may lack some of it. */
  readonly characters: (content: Content) => string;
  /** Axes of a variable font, each pinned. */
  readonly axes?: Readonly<Record<string, number>>;
}

const LICENCE = { licence: 'LICENSE_FONT' };
const latin = { ...LICENCE, features: LATIN_FEATURES, characters: () => EUROPEAN };
const newsreader = { ...latin, family: 'Newsreader', package: '@expo-google-fonts/newsreader@0.4.1' };
/** Cut for large letters, as the page has them: the variable font names its family so. */
const large = {
  ...latin,
  licence: 'LICENSE',
  family: 'Newsreader 16pt',
  package: '@fontsource-variable/newsreader@5.3.0',
  file: 'files/newsreader-latin-standard-normal.woff2',
  characters: () => LATIN,
};
const hankenGrotesk = { ...latin, family: 'Hanken Grotesk', package: '@expo-google-fonts/hanken-grotesk@0.4.3' };
const chinese = { ...NOTO_SERIF_SC, family: 'Noto Serif SC' };
const japanese = { ...NOTO_SERIF_JP, family: 'Noto Serif JP' };
const sans = { ...LICENCE, features: CJK_FEATURES };

const FACES = {
  newsreader: { ...newsreader, name: 'newsreader-500', file: '500Medium/Newsreader_500Medium.ttf' },
  newsreaderBold: { ...newsreader, name: 'newsreader-600', file: '600SemiBold/Newsreader_600SemiBold.ttf' },
  largeName: { ...large, name: 'newsreader-large-500', axes: { wght: 500, opsz: 72 } },
  largeBold: { ...large, name: 'newsreader-large-600', axes: { wght: 600, opsz: 36 } },
  largeLight: { ...large, name: 'newsreader-large-400', axes: { wght: 400, opsz: 36 } },
  largeItalic: {
    ...large,
    name: 'newsreader-large-italic',
    file: 'files/newsreader-latin-standard-italic.woff2',
    axes: { wght: 400, opsz: 24 },
  },
  hanken: { ...hankenGrotesk, name: 'hanken-400', file: '400Regular/HankenGrotesk_400Regular.ttf' },
  hankenFigures: {
    ...hankenGrotesk,
    name: 'hanken-500',
    file: '500Medium/HankenGrotesk_500Medium.ttf',
    characters: () => ' .0123456789:°ENSW',
  },
  chineseBold: {
    ...chinese,
    name: 'noto-serif-sc-700',
    file: '700Bold/NotoSerifSC_700Bold.ttf',
    characters: (content) => boldCharacters(content, 'zh'),
  },
  chineseLight: {
    ...chinese,
    name: 'noto-serif-sc-400',
    file: '400Regular/NotoSerifSC_400Regular.ttf',
    characters: (content) => lightCharacters(content, 'zh') + latinCharacters('beside', content),
  },
  japaneseBold: {
    ...japanese,
    name: 'noto-serif-jp-700',
    file: '700Bold/NotoSerifJP_700Bold.ttf',
    characters: (content) => boldCharacters(content, 'ja'),
  },
  japaneseLight: {
    ...japanese,
    name: 'noto-serif-jp-400',
    file: '400Regular/NotoSerifJP_400Regular.ttf',
    characters: (content) => lightCharacters(content, 'ja'),
  },
  chineseSans: {
    ...sans,
    name: 'noto-sans-sc-400',
    family: 'Noto Sans SC',
    package: '@expo-google-fonts/noto-sans-sc@0.4.3',
    file: '400Regular/NotoSansSC_400Regular.ttf',
    characters: (content) => CHINESE + charactersOf('body', content, 'zh') + latinCharacters('body', content),
  },
  japaneseSans: {
    ...sans,
    name: 'noto-sans-jp-400',
    family: 'Noto Sans JP',
    package: '@expo-google-fonts/noto-sans-jp@0.4.3',
    file: '400Regular/NotoSansJP_400Regular.ttf',
    characters: (content) => JAPANESE + charactersOf('body', content, 'ja'),
  },
} as const satisfies Record<string, PdfFace>;

export const PDF_FACES: readonly PdfFace[] = Object.values(FACES);

const { newsreader: roman, hanken, chineseSans, japaneseSans, chineseLight, japaneseLight } = FACES;

type Stacks = Readonly<Record<Script, readonly PdfFace[]>>;

const HEADING: Stacks = {
  sc: [FACES.largeName, roman, FACES.chineseBold],
  latin: [FACES.largeName, roman, chineseSans],
  jp: [FACES.largeName, roman, FACES.japaneseBold],
};
const LIGHT: Stacks = {
  sc: [FACES.largeLight, roman, chineseLight],
  latin: [FACES.largeLight, roman, chineseSans],
  jp: [FACES.largeLight, roman, japaneseLight],
};
const FIGURES = [FACES.hankenFigures];

const STACKS: Readonly<Record<DocumentRole, Stacks>> = {
  display: {
    sc: [roman, FACES.chineseBold],
    latin: [roman, chineseSans],
    jp: [roman, FACES.japaneseBold],
  },
  beside: {
    sc: [chineseLight, roman],
    latin: [chineseLight, roman],
    jp: [japaneseLight, roman],
  },
  body: {
    sc: [hanken, chineseSans, japaneseSans],
    latin: [hanken, chineseSans, japaneseSans],
    jp: [hanken, japaneseSans, chineseSans],
  },
  heading: HEADING,
  light: LIGHT,
  // What stands there is in another language: in Chinese, where that has letters of its own.
  elsewhere: { sc: LIGHT.latin, latin: isLanguage('zh') ? LIGHT.sc : LIGHT.jp, jp: LIGHT.latin },
  figures: { sc: FIGURES, latin: FIGURES, jp: FIGURES },
};

/** The faces in the order in which a character is looked for. */
export function stackOf(role: DocumentRole, language: KnownLanguage): readonly PdfFace[] {
  return STACKS[role][SCRIPTS[language]];
}

/** The files of the project's own faces, and of whole ones for the scripts in a text. */
export function fontFiles(text: string): (URL | string)[] {
  return [
    ...PDF_FACES.map(({ name }) => faceFile(`${name}.ttf`, PDF_FONT_FOLDER)),
    ...filesOfFaces(wholeFacesFor(text)),
  ];
}

/**
 * What a template needs to know of a language's letters.
 * @param faces Whole ones of other scripts. @param text All that is set with it.
 */
export function styleIn(
  language: Language,
  { faces, direction, text }: { faces: readonly WholeFace[]; direction: 'rtl' | undefined; text: string },
) {
  const hasRareLetters = [...LATIN_EXTENDED].some((letter) => text.includes(letter));
  // A script's own faces stand before those of Chinese, which have its letters too, as wide as a character.
  const families = (role: DocumentRole) => {
    const [first = '', ...others] = stackOf(role, language)
      .map(({ family }) => family)
      // A word in two cuts would look torn: the large one has no letters of Central and Eastern Europe.
      .filter((family) => !(hasRareLetters && family === large.family));
    return [...new Set([first, ...faces.map(({ family }) => family), ...others])];
  };
  return {
    language,
    script: SCRIPTS[language],
    direction: direction ?? 'ltr',
    families: Object.fromEntries(DOCUMENT_ROLES.map((role) => [role, families(role)])),
    /** What Chinese and Japanese draw in their own way is left to their faces. */
    latin: isLatin(language) ? '.' : `[^${OWN_IN_CJK}]`,
  };
}

function boldCharacters(content: Content, language: KnownLanguage): string {
  if (!isLanguage(language)) return '';
  const { display, heading } = documentTexts(content, language);
  return [...charactersBesideLatin([...display, ...heading].map((words) => ({ words }))).keys()].join('');
}

/** Of a language itself, and of its names where they stand beside those of another. */
function lightCharacters(content: Content, language: KnownLanguage): string {
  const names = LANGUAGES.flatMap((one) => documentTexts(content, one).elsewhere);
  return charactersOf('beside', content, language) + charactersOf('light', content, language) + names.join('');
}

/** Nothing of a language that the site lacks. */
function charactersOf(role: DocumentRole, content: Content, language: KnownLanguage): string {
  return isLanguage(language) ? documentTexts(content, language)[role].join('') : '';
}

function latinCharacters(role: DocumentRole, content: Content): string {
  return LANGUAGES.filter((language: Language) => SCRIPTS[language] === 'latin')
    .map((language) => charactersOf(role, content, language))
    .join('');
}
