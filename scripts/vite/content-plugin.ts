/**
 * Gives the page its texts as ready modules, read, checked, and prepared once, for browser and prerender alike, each
 * language by itself: what the page says and shows, what the chat says (`virtual:texts`), and what answers in the page need
 * besides (`virtual:answers`); the owner's place (`virtual:place`); and the latitudes around it as a counter style,
 * for as text they would take a tenth of a kilobyte of the first flight.
 */
import { join, resolve, sep } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { checkContent, describeFaults, stoppingFaults } from '#content/check.ts';
import type { Content } from '#content/schema.ts';
import { printedCoordinates, latitudeLabels } from '#shared/coordinates.ts';
import { type Place } from '#globe/geometry.ts';
import { markerPositions } from '#globe/poster.ts';
import de from 'answerer/rules/de' with { type: 'json' };
import en from 'answerer/rules/en' with { type: 'json' };
import { LANGUAGES } from '#shared/language.ts';
import { answerSource } from '#answers/answer-source.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { pageContent } from '../page-content.ts';
import { readPictures, type PictureSizes } from '../pictures.ts';

/** The modules with what each exports. */
const MODULES: Readonly<Record<string, (content: Content, sizes: PictureSizes) => string>> = {
  'virtual:place': (content) => exported({ place: globePlace(content.person.place) }),
  'virtual:latitudes.css': ({ person }) =>
    `@counter-style latitudes{system:fixed;symbols:${latitudeLabels(person.place.latitude)
      .map((label) => JSON.stringify(label))
      .join(' ')}}`,
  'virtual:texts': () =>
    `export const pageTexts = ${importsByLanguage('texts/page-')};` +
    `export const chatTexts = ${importsByLanguage('texts/chat-')};`,
  'virtual:answers': () =>
    `export const languageChoice = ${languageChoice()};` +
    `export const answerSources = ${importsByLanguage('answers/answers-')};`,
  ...Object.assign(
    {},
    ...LANGUAGES.map((language) => ({
      [`virtual:texts/page-${language}`]: (content: Content, sizes: PictureSizes) =>
        exported({ messages: MESSAGES[language].page, content: pageContent(content, language, sizes) }),
      [`virtual:texts/chat-${language}`]: () => exported({ messages: MESSAGES[language].chat }),
      [`virtual:answers/answers-${language}`]: (content: Content) =>
        exported(answerSource(content, language, 'page')) + `export { data } from 'answerer/languages/${language}';`,
    })),
  ),
};

function exported(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('');
}

/** A file a language, each asked for when it is wanted. */
function importsByLanguage(before: string): string {
  const imports = LANGUAGES.map((language) => `${language}: () => import('virtual:${before}${language}')`);
  return `{${imports.join()}}`;
}

/** By which words languages are told apart that share their letters: nothing where the site has one of each. */
function languageChoice(): string {
  const patterns = Object.entries({ de: de.commonWords, en: en.commonWords });
  const words = patterns.filter(([language]) => (LANGUAGES as readonly string[]).includes(language));
  const told = words.length < 2 ? '' : words.map(([language, pattern]) => `${language}: ${pattern}`).join();
  return `{languages: ${JSON.stringify(LANGUAGES)}, commonWords: {${told}}}`;
}

interface ContentPluginOptions {
  /** The words, from the repository's root. */
  readonly contentFolder: string;
  /** The owner's own files, from the repository's root. */
  readonly publicFolder: string;
}

export function contentPlugin({ contentFolder, publicFolder }: ContentPluginOptions): Plugin {
  let root = process.cwd();
  return {
    name: 'content',
    configResolved(config) {
      root = config.root;
    },
    resolveId(id) {
      return id in MODULES ? `\0${id}` : undefined;
    },
    async load(id) {
      const make = id.startsWith('\0') ? MODULES[id.slice(1)] : undefined;
      if (!make) return undefined;
      const content = await readContent(resolve(root, contentFolder));
      const { sizes, faults } = await readPictures(content, resolve(root, publicFolder));
      if (faults.length > 0) throw new Error(describeFaults(faults));
      return make(content, sizes);
    },
    hotUpdate({ file }) {
      if (!resolve(file).startsWith(resolve(root, contentFolder) + sep)) return undefined;
      for (const id of Object.keys(MODULES)) {
        const module = this.environment.moduleGraph.getModuleById(`\0${id}`);
        if (module) this.environment.moduleGraph.invalidateModule(module);
      }
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/** What the globe shows of the place: worked out here once, instead of in every browser. */
function globePlace({ latitude, longitude }: Place) {
  const place = { latitude, longitude };
  return { ...place, onPosters: markerPositions(place), printed: printedCoordinates(place) };
}

/**
 * Reads a folder of words and checks them.
 * @throws An error whose message lists every fault of the content with its file, field and rule, but for those that
 * may wait.
 */
export async function readContent(folder: string): Promise<Content> {
  const { module } = await runnerImport<Content>(join(folder, 'index.ts'), { logLevel: 'error' });
  const content = { ...module };
  const faults = stoppingFaults(checkContent(content), { released: false });
  if (faults.length > 0)
    throw new Error(
      `The content has ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}:\n${describeFaults(faults)}`,
    );
  return content;
}
