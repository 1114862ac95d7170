/** The page's globe as a drawing for the share image: the same body, rings, dots and mark, in one theme's colours. */
import { basis, placeDirection, project, START_DISTANCE, type Place } from '#globe/geometry.ts';
import { cameraBeside, DISC_HALF, DISC_RADIUS, HALO_RADIUS, HALO_STOPS, RIM_STOPS, RINGS } from '#globe/poster.ts';
import type { Theme } from '#shared/appearance.ts';
import { dotPaths, graticulePath } from './globe-stills.ts';
import { paint } from './palette.ts';

interface GlobeOptions {
  readonly theme: Theme;
  /** The run lengths of scripts/artwork/drawings/globe-land.ts. */
  readonly land: string;
  readonly place: Place;
  /** Where the place's mark stands on the image, in px: the globe lies around it. */
  readonly mark: { readonly x: number; readonly y: number };
  /** px */
  readonly radius: number;
}

/** The label stands there: no dot is drawn. In px from the mark's middle to the label's lower edge, and its height. */
const LABEL = { aboveMark: 56, height: 68 };

/** Units from the middle of dots and graticule to their side. */
const HALF_VIEW = 800;

/** Degrees that the camera stands east of the place: land on the left, the label over the sea on the right. */
const EAST = 12;

/** The mark's glow: offset and share of its own opacity, as the page fades it. */
const GLOW_STOPS = [
  [0, 1],
  [0.25, 0.53],
  [0.5, 0.22],
  [0.75, 0.05],
  [1, 0],
] as const;

/** SVG elements for an image in px. */
export function globeDrawing(options: GlobeOptions): string {
  const { place, mark, radius } = options;
  const camera = cameraBeside(place, EAST);
  const seen = project(placeDirection(place), basis(camera), START_DISTANCE);
  const scale = radius / DISC_RADIUS;
  const middle = { x: mark.x - seen.x * DISC_HALF * scale, y: mark.y + seen.y * DISC_HALF * scale };
  const around = (units: number, content: string) =>
    `<g transform="translate(${middle.x.toFixed(2)} ${middle.y.toFixed(2)}) scale(${(scale * (DISC_HALF / units)).toFixed(5)})" fill="none">${content}</g>`;
  const graticule = paint('graticule', options.theme);
  const dot = paint('land-dot', options.theme);
  // PDFium draws a line without length a pixel long.
  const dots = dotPaths(options.land, camera, HALF_VIEW).replaceAll('h0', 'h.02m-.02 0');
  return [
    definitions(options),
    around(DISC_HALF, sphere(options.theme, scale)),
    around(
      HALF_VIEW,
      `<path d="${graticulePath(camera, HALF_VIEW)}" stroke="${graticule.colour}" stroke-opacity="${graticule.opacity}" stroke-width="2.2"/>`,
    ),
    `<g mask="url(#beside-label)">${around(
      HALF_VIEW,
      `<g stroke="${dot.colour}" stroke-linecap="round">${dots}</g>`,
    )}</g>`,
    markDrawing(options),
  ].join('');
}

function sphere(theme: Theme, scale: number): string {
  const ring = paint('ring', theme);
  const rings = RINGS.map(
    ([share, opacity]) => `<circle r="${(share * DISC_RADIUS).toFixed(2)}" opacity="${opacity}"/>`,
  );
  return [
    `<circle r="${HALO_RADIUS}" fill="url(#halo)"/>`,
    `<circle r="${DISC_RADIUS}" fill="url(#body)"/>`,
    `<circle r="${DISC_RADIUS}" fill="url(#shade)"/>`,
    `<g stroke="${ring.colour}" stroke-opacity="${ring.opacity}" stroke-width="${1.3 / scale}">${rings.join('')}</g>`,
    `<circle r="${DISC_RADIUS}" stroke="url(#rim)" stroke-width="${2.4 / scale}"/>`,
  ].join('');
}

function definitions({ theme, mark }: GlobeOptions): string {
  const top = mark.y - LABEL.aboveMark - LABEL.height;
  return [
    '<defs>',
    `<radialGradient id="halo">${stops('halo', theme, HALO_STOPS)}</radialGradient>`,
    `<radialGradient id="body" fx="27.5%" fy="25%"><stop stop-color="${paint('lit', theme).colour}"/>`,
    `<stop offset="1" stop-color="${paint('deep', theme).colour}"/></radialGradient>`,
    `<radialGradient id="shade">${stops('shade', theme, [
      [0.8, 0],
      [1, 1],
    ])}</radialGradient>`,
    `<linearGradient id="rim" x1=".85" y1=".85" x2=".15" y2=".15">${stops('rim', theme, RIM_STOPS)}</linearGradient>`,
    `<radialGradient id="glow">${stops('color-accent-glow', theme, GLOW_STOPS)}</radialGradient>`,
    '<mask id="beside-label" maskUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%">',
    '<rect width="100%" height="100%" fill="#fff"/>',
    `<rect x="{label-left}" y="${top}" width="{label-width}" height="${LABEL.height}"/></mask>`,
    '</defs>',
  ].join('');
}

function stops(token: string, theme: Theme, list: readonly (readonly [offset: number, share: number])[]): string {
  const { colour, opacity } = paint(token, theme);
  return list
    .map(
      ([offset, share]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${(share * opacity).toFixed(4)}"/>`,
    )
    .join('');
}

/** Dot, rings and glow of the place. */
function markDrawing({ theme, mark }: GlobeOptions): string {
  const { colour } = paint('color-accent-strong', theme);
  return [
    `<g transform="translate(${mark.x} ${mark.y})" fill="none" stroke="${colour}" stroke-width="1.8">`,
    '<circle r="70" fill="url(#glow)" stroke="none"/>',
    `<circle r="6.5" fill="${colour}" stroke="none"/>`,
    '<circle r="13" opacity=".95"/><circle r="24" opacity=".5"/><circle r="37" opacity=".22"/></g>',
  ].join('');
}
