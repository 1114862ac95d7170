/** The faces of the PDF résumé. A reader's own fonts are not to be relied on there, so running text is embedded too. */
import { CJK_FEATURES, LATIN_FEATURES, NOTO_SERIF_JP, NOTO_SERIF_SC, type Face } from '#scripts/artwork/fonts/faces.ts';
import { charactersBesideLatin } from '#scripts/artwork/fonts/needed.ts';
import type { Content } from '#content/schema.ts';
import { SCRIPTS, type KnownLanguage, type Script } from '#shared/known-languages.ts';
import { isLanguage, LANGUAGES, type Language } from '#shared/language.ts';
import { CHINESE, EUROPEAN, JAPANESE } from './repertoire.ts';
import { pdfTexts, type PdfRole } from './set-texts.ts';

export const PDF_FONT_FOLDER = new URL('fonts/', import.meta.url);

export interface PdfFace extends Face {
  /** The name that the font itself carries. */
  readonly family: string;
  /** What is kept of the font; it may lack some of it. */
  readonly characters: (content: Content) => string;
}

const LICENCE = { licence: 'LICENSE_FONT' };
const latin = { ...LICENCE, features: LATIN_FEATURES, characters: () => EUROPEAN };
const newsreader = { ...latin, family: 'Newsreader', package: '@expo-google-fonts/newsreader@0.4.1' };
const chinese = { ...NOTO_SERIF_SC, family: 'Noto Serif SC' };
const japanese = { ...NOTO_SERIF_JP, family: 'Noto Serif JP' };
const sans = { ...LICENCE, features: CJK_FEATURES };

const FACES = {
  newsreader: { ...newsreader, name: 'newsreader-500', file: '500Medium/Newsreader_500Medium.ttf' },
  newsreaderBold: { ...newsreader, name: 'newsreader-600', file: '600SemiBold/Newsreader_600SemiBold.ttf' },
  hanken: {
    ...latin,
    name: 'hanken-400',
    family: 'Hanken Grotesk',
    package: '@expo-google-fonts/hanken-grotesk@0.4.3',
    file: '400Regular/HankenGrotesk_400Regular.ttf',
  },
  chineseBold: {
    ...chinese,
    name: 'noto-serif-sc-700',
    file: '700Bold/NotoSerifSC_700Bold.ttf',
    characters: (content) => displayCharacters(content, 'zh'),
  },
  chineseLight: {
    ...chinese,
    name: 'noto-serif-sc-400',
    file: '400Regular/NotoSerifSC_400Regular.ttf',
    characters: (content) => charactersOf('beside', content, 'zh') + latinCharacters('beside', content),
  },
  japaneseBold: {
    ...japanese,
    name: 'noto-serif-jp-700',
    file: '700Bold/NotoSerifJP_700Bold.ttf',
    characters: (content) => displayCharacters(content, 'ja'),
  },
  japaneseLight: {
    ...japanese,
    name: 'noto-serif-jp-400',
    file: '400Regular/NotoSerifJP_400Regular.ttf',
    characters: (content) => charactersOf('beside', content, 'ja'),
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

const { newsreader: roman, hanken, chineseSans, japaneseSans } = FACES;

const STACKS: Readonly<Record<PdfRole, Readonly<Record<Script, readonly PdfFace[]>>>> = {
  display: {
    sc: [roman, FACES.chineseBold],
    latin: [roman, chineseSans],
    jp: [roman, FACES.japaneseBold],
  },
  beside: {
    sc: [FACES.chineseLight, roman],
    latin: [FACES.chineseLight, roman],
    jp: [FACES.japaneseLight, roman],
  },
  body: {
    sc: [hanken, chineseSans, japaneseSans],
    latin: [hanken, chineseSans, japaneseSans],
    jp: [hanken, japaneseSans, chineseSans],
  },
};

/** The faces in the order in which a character is looked for. */
export function stackOf(role: PdfRole, language: KnownLanguage): readonly PdfFace[] {
  return STACKS[role][SCRIPTS[language]];
}

function displayCharacters(content: Content, language: KnownLanguage): string {
  if (!isLanguage(language)) return '';
  const texts = pdfTexts(content, language).display.map((words) => ({ words }));
  return [...charactersBesideLatin(texts).keys()].join('');
}

/** Nothing of a language that the site lacks. */
function charactersOf(role: PdfRole, content: Content, language: KnownLanguage): string {
  return isLanguage(language) ? pdfTexts(content, language)[role].join('') : '';
}

function latinCharacters(role: PdfRole, content: Content): string {
  return LANGUAGES.filter((language: Language) => SCRIPTS[language] === 'latin')
    .map((language) => charactersOf(role, content, language))
    .join('');
}
