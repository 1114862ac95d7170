/**
 * Gives the page its content as ready modules, read, checked, and prepared once, for browser and prerender alike:
 * `virtual:content` is what the page shows, `virtual:unshown-content` what it does not, and `virtual:hints/…` the hints in
 * one language, both for who answers questions in the page.
 */
import { dirname, resolve, sep } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { checkContent, describeFaults } from '#content/check.ts';
import type { Content } from '#content/schema.ts';
import { printedCoordinates, spokenCoordinates } from '#globe/coordinates.ts';
import { markerPlaces, type Place } from '#globe/still.ts';
import { LANGUAGES } from '#contract/language.ts';
import { hintsIn, pageContent, unshownContent } from './page-content.ts';

/** The modules with what each exports. */
const MODULES: Readonly<Record<string, (content: Content) => Readonly<Record<string, unknown>>>> = {
  'virtual:content': (content) => ({
    content: pageContent(content),
    globePlace: globePlace(content.person.place),
  }),
  'virtual:unshown-content': (content) => ({ unshown: unshownContent(content) }),
  ...Object.fromEntries(
    LANGUAGES.map((language) => [
      `virtual:hints/${language}`,
      (content: Content) => ({ hints: hintsIn(language, content) }),
    ]),
  ),
};

interface ContentPluginOptions {
  /** The module that exports `content`, from the repository's root. */
  readonly entry: string;
}

export function contentPlugin({ entry }: ContentPluginOptions): Plugin {
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
      const exported = id.startsWith('\0') ? MODULES[id.slice(1)] : undefined;
      if (!exported) return undefined;
      return Object.entries(exported(await readContent(resolve(root, entry))))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
    hotUpdate({ file }) {
      if (!resolve(file).startsWith(dirname(resolve(root, entry)) + sep)) return undefined;
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
function globePlace(place: Place) {
  return { onStills: markerPlaces(place), printed: printedCoordinates(place), spoken: spokenCoordinates(place) };
}

/**
 * Reads a content module and checks it.
 * @throws An error whose message lists every fault of the content with its file, field and rule.
 */
export async function readContent(file: string): Promise<Content> {
  const { module } = await runnerImport<{ content: Content }>(file, { logLevel: 'error' });
  const faults = checkContent(module.content);
  if (faults.length > 0)
    throw new Error(
      `The content has ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}:\n${describeFaults(faults)}`,
    );
  return module.content;
}
