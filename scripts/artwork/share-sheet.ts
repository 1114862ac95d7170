/** The chart sheet behind the words of the share image: sea floor, globe, neatline, scale bar and the site's mark. */
import { readFileSync } from 'node:fs';
import { basis, placeDirection, project, START_DISTANCE, type Place } from '#globe/geometry.ts';
import { cameraBeside, DISC_RADIUS, DISC_HALF } from '#globe/poster.ts';
import { dotPaths, graticulePath } from './globe-stills.ts';
import { inColours } from './palette.ts';

const TEMPLATE = new URL('share-sheet.svg', import.meta.url);
const SEA_FLOOR = new URL('../../src/assets/isobaths.svg', import.meta.url);

/** Where the owner's place is marked, whatever place it is, and the globe's radius, in px. */
const MARK = { x: 884, y: 418 };
const GLOBE_RADIUS = 372;
/** Units from the middle of dots and graticule to their side. */
const HALF_VIEW = 800;
/** Degrees that the camera stands east of the place: land on the left, the label over the sea on the right. */
const EAST = 12;

/**
 * The sheet as an SVG file. Where the place's label will stand, in px from the left and as wide as it is, it says
 * `{label-left}` and `{label-width}`, for who sets the words (packages/resume/typeset/share-image.typ).
 * @param land The run lengths of src/assets/globe-land.txt.
 */
export function shareSheet(land: string, place: Place): string {
  const camera = cameraBeside(place, EAST);
  const seen = project(placeDirection(place), basis(camera), START_DISTANCE);
  const discHalf = (GLOBE_RADIUS * DISC_HALF) / DISC_RADIUS;
  const middle = `translate(${(MARK.x - seen.x * discHalf).toFixed(2)} ${(MARK.y + seen.y * discHalf).toFixed(2)})`;
  return inColours(readFileSync(TEMPLATE, 'utf8'), 'dark', {
    isobaths: readFileSync(SEA_FLOOR, 'utf8').replaceAll(/<\/?svg[^>]*>/g, ''),
    globe: `${middle} scale(${GLOBE_RADIUS / 100})`,
    'dots-and-lines': `${middle} scale(${(discHalf / HALF_VIEW).toFixed(5)})`,
    'graticule-lines': graticulePath(camera, HALF_VIEW),
    // PDFium draws a line without length a pixel long.
    dots: dotPaths(land, camera, HALF_VIEW).replaceAll('h0', 'h.02m-.02 0'),
    'label-left': '{label-left}',
    'label-width': '{label-width}',
  });
}
