/**
 * `npm run artwork`: makes what a build takes as it is: the drawings for the owner's place and the page's colours, and the
 * faces with the letters of their words. Both are committed; the build says when they no longer fit.
 */
import { CONTENT_FOLDER } from '#content/folder.ts';
import { content } from '#content/index.ts';
import { makeDrawings } from '#scripts/artwork/drawings.ts';
import { makeFonts } from './fonts.ts';
import { renderSite } from './render.ts';

const { latitude, longitude } = content.person.place;
console.log(
  makeDrawings(content.person.place, `${CONTENT_FOLDER}/generated`)
    ? `Drew the chart and the globe for ${latitude}, ${longitude}.`
    : 'The chart and the globe are drawn for this place already.',
);
try {
  await makeFonts(await renderSite(), content);
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  console.warn(`The fonts for your words are not made yet; npm run artwork tries it again. ${why}`);
  process.exitCode = 1;
}
