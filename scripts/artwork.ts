/**
 * `npm run artwork`: makes what a build takes as it is: the drawings for the owner's place and the page's colours, and the
 * faces with the letters of their words. Both are committed; the build says when they no longer fit.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CONTENT_FOLDER } from '#content/folder.ts';
import { content } from '#content/index.ts';
import { makeDrawings } from '#scripts/artwork/drawings.ts';
import { setTexts } from '#scripts/artwork/fonts/needed.ts';
import { siteConfig } from '../vite.config.ts';
import { makeOwnFonts, makeSampleFonts } from './fonts.ts';
import { renderPages } from './render.ts';

const root = join(import.meta.dirname, '..');
const generated = join(root, CONTENT_FOLDER, 'generated');

console.log(
  makeDrawings(content.person.place, generated)
    ? `Drew the chart and the globe for ${content.person.place.latitude}, ${content.person.place.longitude}.`
    : 'The chart and the globe are drawn for this place already.',
);
try {
  const texts = setTexts(await renderPages({ ...siteConfig(), root }));
  if (CONTENT_FOLDER === 'sample') await makeSampleFonts(texts, content);
  else await makeOwnFonts(texts, content, pathToFileURL(`${generated}/`));
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  console.warn(`The fonts for your words are not made yet; npm run artwork tries it again. ${why}`);
  process.exitCode = 1;
}
