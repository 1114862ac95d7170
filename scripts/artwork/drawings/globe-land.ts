/** Which dots of the globe lie on land: once for the look from afar, once finer for whoever zooms in. */
import { dotPlaces, encodeLand } from '#globe/map-data.ts';
import { landMask, landPolygons } from './land.ts';

/** Cells of the mask to a degree. */
const PRECISION = 8;

/** The run lengths for a grid of dots, `step` degrees apart. */
export function landDots(step: number): string {
  const [width, height] = [360 * PRECISION, 180 * PRECISION];
  const mask = landMask(landPolygons('50m'), width, height, ([longitude, latitude]) => [
    (longitude + 180) * PRECISION,
    (90 - latitude) * PRECISION,
  ]);
  const onLand = Array.from(dotPlaces(step), ([latitude, longitude]) => {
    const row = Math.min(height - 1, Math.floor((90 - latitude) * PRECISION));
    const column = Math.min(width - 1, Math.floor((longitude + 180) * PRECISION));
    return mask[row * width + column] === 1;
  });
  return encodeLand(onLand);
}
