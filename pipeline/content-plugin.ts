/**
 * Gives the page its texts as ready modules, read, checked, and prepared once, for browser and prerender alike, each
 * language by itself: what the page says and shows, what the chat says (`virtual:texts`), and what answers in the page need
 * besides (`virtual:answers`); the owner's place (`virtual:place`); and the latitudes around it as a counter style,
 * for as text they would take a tenth of a kilobyte of the first flight.
 */
import { dirname, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { checkContent, describeFaults, stoppingFaults } from '#content/check.ts';
import type { Content } from '#content/schema.ts';
import { printedCoordinates } from '#contract/coordinates.ts';
import { latitudeLabels } from '#contract/latitude-labels.ts';
import { type Place } from '#globe/geometry.ts';
import { markerPositions } from '#globe/poster.ts';
import { tellingOfSite } from '#answers/languages/telling.ts';
import { LANGUAGES } from '#contract/language.ts';
import { inLanguage } from '#contract/text.ts';
import { MESSAGES } from '#messages/all.ts';
import { hintsIn, pageContent, sameEverywhere, unshownContent } from './page-content.ts';
import { readPictures, type PictureSizes } from './pictures.ts';

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
  'virtual:answers': (content) =>
    exported({ sameEverywhere: sameEverywhere(content) }) +
    `export const telling = ${tellingSource()};` +
    `export const answersTexts = ${importsByLanguage('answers/', '-data')};`,
  ...Object.assign(
    {},
    ...LANGUAGES.map((language) => ({
      [`virtual:texts/page-${language}`]: (content: Content, sizes: PictureSizes) =>
        exported({ messages: MESSAGES[language].page, content: pageContent(content, language, sizes) }),
      [`virtual:texts/chat-${language}`]: () => exported({ messages: MESSAGES[language].chat }),
      [`virtual:answers/${language}-data`]: (content: Content) =>
        exported({ unshown: inLanguage(unshownContent(content), language), hints: hintsIn(language, content) }) +
        `export { data } from ${source(`answers/languages/${language}-data.ts`)};`,
    })),
  ),
};

function exported(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('');
}

/** A file a language, each asked for when it is wanted. */
function importsByLanguage(before: string, after = ''): string {
  const imports = LANGUAGES.map((language) => `${language}: () => import('virtual:${before}${language}${after}')`);
  return `{${imports.join()}}`;
}

function tellingSource(): string {
  const words = Object.entries(tellingOfSite).map(([language, pattern]) => `${language}: ${String(pattern)}`);
  return `{${words.join()}}`;
}

/** From the repository's root. */
function source(file: string): string {
  return JSON.stringify(fileURLToPath(new URL(`../${file}`, import.meta.url)));
}

interface ContentPluginOptions {
  /** The module that exports `content`, from the repository's root. */
  readonly entry: string;
  /** The owner's own files, from the repository's root. */
  readonly publicFolder: string;
}

export function contentPlugin({ entry, publicFolder }: ContentPluginOptions): Plugin {
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
      const content = await readContent(resolve(root, entry));
      const { sizes, faults } = await readPictures(content, resolve(root, publicFolder));
      if (faults.length > 0) throw new Error(describeFaults(faults));
      return make(content, sizes);
    },
    hotUpdate({ file }) {
      const folders = [dirname(resolve(root, entry)), resolve(root, 'owner')];
      if (!folders.some((folder) => resolve(file).startsWith(folder + sep))) return undefined;
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
 * Reads a content module and checks it.
 * @throws An error whose message lists every fault of the content with its file, field and rule, but for those that
 * may wait.
 */
export async function readContent(file: string): Promise<Content> {
  const { module } = await runnerImport<{ content: Content }>(file, { logLevel: 'error' });
  const faults = stoppingFaults(checkContent(module.content), { released: false });
  if (faults.length > 0)
    throw new Error(
      `The content has ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}:\n${describeFaults(faults)}`,
    );
  return module.content;
}
