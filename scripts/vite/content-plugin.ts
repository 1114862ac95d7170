/**
 * Gives the page its texts as ready modules, checked and prepared once for browser and prerender alike, each language by
 * itself: what the page says and shows, what the chat says (`virtual:texts`), and what answers in the page need besides
 * (`virtual:answers`); the owner's place (`virtual:place`); and the latitudes around it as a counter style, for as text they
 * would take a tenth of a kilobyte of the first flight.
 */
import { resolve, sep } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import de from 'answerer/languages/de/rules.json' with { type: 'json' };
import en from 'answerer/languages/en/rules.json' with { type: 'json' };
import { answerSource } from '#answers/answer-source.ts';
import { checkContent, describeFaults, stoppingFaults } from '#content/check.ts';
import { CONTENT_FOLDER, PUBLIC_FOLDER } from '#content/folder.ts';
import type { Content } from '#content/schema.ts';
import { markerPositions } from '#globe/poster.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { latitudeLabels, printedCoordinates } from '#shared/coordinates.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { pageContent } from '../page-content.ts';
import { readPictures, type PictureSizes } from '../public-folder.ts';

type ModuleCode = (content: Content, language: Language, sizes: PictureSizes) => string;

/** The modules, of those in a language without its tag: `virtual:texts/page-en`. */
const MODULES: Readonly<Record<string, ModuleCode>> = {
  place: ({ person }) => exported({ place: globePlace(person.place) }),
  'latitudes.css': ({ person }) => {
    const symbols = latitudeLabels(person.place.latitude).map((label) => JSON.stringify(label));
    return `@counter-style latitudes{system:fixed;symbols:${symbols.join(' ')}}`;
  },
  texts: () => `export const pageTexts = ${inEach('texts/page')}; export const chatTexts = ${inEach('texts/chat')};`,
  'texts/page': (content, language, sizes) =>
    exported({ messages: MESSAGES[language].page, content: pageContent(content, language, sizes) }),
  'texts/chat': (_, language) => exported({ messages: MESSAGES[language].chat }),
  answers: () =>
    `export const languageChoice = ${languageChoice()}; export const answerSources = ${inEach('answers/answers')};`,
  'answers/answers': (content, language) =>
    `import { readLanguage } from 'answerer';
    import technologies from 'answerer/languages/technologies.json';
    import rules from 'answerer/languages/${language}/rules.json';
    import weights from 'answerer/languages/${language}/weights.json';
    export const data = readLanguage('${language}', { rules, weights, technologies });
    ${exported(answerSource(content, language, 'page'))}`,
};
const ID = /^\0virtual:(?<name>.+?)(?:-(?<language>\w+))?$/;

function exported(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('');
}

/** A file a language, each asked for when it is wanted. */
function inEach(name: string): string {
  return `{${LANGUAGES.map((language) => `${language}: () => import('virtual:${name}-${language}')`).join()}}`;
}

/** By which words languages are told apart that share their letters: nothing where the site has one of each. */
function languageChoice(): string {
  const patterns = Object.entries({ de: de.commonWords, en: en.commonWords });
  const shared = patterns.filter(([language]) => LANGUAGES.some((one) => one === language));
  const commonWords = shared.length < 2 ? [] : shared.map(([language, pattern]) => `${language}: ${pattern}`);
  return `{languages: ${JSON.stringify(LANGUAGES)}, commonWords: {${commonWords.join()}}}`;
}

/** What the globe shows of the place: worked out here once, instead of in every browser. */
function globePlace({ latitude, longitude }: Content['person']['place']) {
  const place = { latitude, longitude };
  return { ...place, onPosters: markerPositions(place), printed: printedCoordinates(place) };
}

export function contentPlugin(contentFolder = CONTENT_FOLDER): Plugin {
  return {
    name: 'content',
    resolveId(id) {
      return id.startsWith('virtual:') ? `\0${id}` : undefined;
    },
    async load(id) {
      const { name = '', language = '' } = ID.exec(id)?.groups ?? {};
      const codeOf = MODULES[name];
      if (!codeOf) return undefined;
      const content = await readContent(contentFolder);
      const { sizes, faults } = await readPictures(content, PUBLIC_FOLDER);
      if (faults.length > 0) throw new Error(describeFaults(faults));
      return codeOf(content, language as Language, sizes);
    },
    hotUpdate({ file }) {
      if (!resolve(file).startsWith(resolve(contentFolder) + sep)) return undefined;
      this.environment.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/**
 * Reads a folder of words and checks them.
 * @throws An error whose message lists every fault with its file, field and rule, but for those that may wait.
 */
export async function readContent(folder: string): Promise<Content> {
  const { module } = await runnerImport<Content>(resolve(folder, 'index.ts'), { logLevel: 'error' });
  const faults = stoppingFaults(checkContent({ ...module }), { released: false });
  const count = `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`;
  if (faults.length > 0) throw new Error(`The content has ${count}:\n${describeFaults(faults)}`);
  return { ...module };
}
