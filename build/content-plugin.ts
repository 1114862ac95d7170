/** Gives the page its content as one ready module, `virtual:content`: read, checked, and prepared once, for browser and prerender alike. */
import { dirname, resolve, sep } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { checkContent, describeFaults } from '#content/check.ts';
import type { Content } from '#content/schema.ts';
import { printedCoordinates, spokenCoordinates } from '#globe/coordinates.ts';
import { markerPlaces, type Place } from '#globe/still.ts';
import { pageContent } from './page-content.ts';

const MODULE_ID = 'virtual:content';
const RESOLVED_ID = `\0${MODULE_ID}`;

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
      return id === MODULE_ID ? RESOLVED_ID : undefined;
    },
    async load(id) {
      if (id !== RESOLVED_ID) return undefined;
      const content = await readContent(resolve(root, entry));
      return [
        `export const content = ${JSON.stringify(pageContent(content))};`,
        `export const globePlace = ${JSON.stringify(globePlace(content.person.place))};`,
      ].join('\n');
    },
    hotUpdate({ file }) {
      if (!resolve(file).startsWith(dirname(resolve(root, entry)) + sep)) return undefined;
      const module = this.environment.moduleGraph.getModuleById(RESOLVED_ID);
      if (module) this.environment.moduleGraph.invalidateModule(module);
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
