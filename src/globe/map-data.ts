/**
 * The form of the map's data, which a script draws and the globe reads. Land is dots: rows along the parallels, as many in each as
 * keep them equally far apart. Which of them lie on land is a text of run lengths, water and land in turn.
 */
import { direction, radians } from './geometry.ts';

/** Degrees between rows, from afar and from nearby: every third of the fine rows is a coarse one. */
export const COARSE_STEP = 1.7;
export const FINE_STEP = COARSE_STEP / 3;

/** The chart around the place: degrees from there to its edges, and cells from one edge to the other. */
export const COAST_REACH = 6.5;
export const COAST_CELLS = 640;

/** The first and the last row: further south there is only the ice, further north only the sea. */
const SOUTH = -58;
const NORTH = 82;

/** Run lengths are written as one character each, from # to Z; [ stands for as many dots, and the run goes on. */
const FIRST_CHARACTER = 35;
const MAX_RUN = 56;

/** All places where a dot may stand, in degrees, row after row from the south. */
export function* dotPlaces(step: number): Generator<readonly [latitude: number, longitude: number]> {
  const rows = Math.floor((NORTH - SOUTH) / step + 1e-9);
  for (let row = 0; row <= rows; row++) {
    const latitude = SOUTH + row * step;
    const count = Math.round((360 / step) * Math.cos(radians(latitude)));
    for (let index = 0; index < count; index++) yield [latitude, -180 + (360 * index) / count];
  }
}

/** The dots on land as unit vectors, three numbers each. */
export function decodeLand(text: string, step: number): Float32Array<ArrayBuffer> {
  const places = dotPlaces(step);
  const vectors: number[] = [];
  let land = false;
  for (const character of text) {
    const run = character.charCodeAt(0) - FIRST_CHARACTER;
    for (let index = 0; index < run; index++) {
      const place = places.next();
      if (land && !place.done) vectors.push(...direction(radians(place.value[0]), radians(place.value[1])));
    }
    if (run < MAX_RUN) land = !land;
  }
  return new Float32Array(vectors);
}
