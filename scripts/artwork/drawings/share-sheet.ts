/** The chart sheet behind the words of the share image: sea floor, globe, neatline, scale bar and the site's mark. */
import { readFileSync } from 'node:fs';
import type { Place } from '#globe/geometry.ts';
import { DOT, FLARE, type Theme } from '#shared/appearance.ts';
import { paint } from './palette.ts';
import { globeDrawing } from './share-globe.ts';

const ISOBATHS = new URL('../../../src/assets/isobaths.svg', import.meta.url);

/** px; its words are laid over it by packages/resume/typeset/share-image.typ. */
const IMAGE = { width: 1200, height: 630 };

/** Where the owner's place is marked, whatever place it is, and the globe's radius, in px. */
const MARK = { x: 884, y: 418 };
const GLOBE_RADIUS = 372;

/** The neatline: from the image's edge to its outer line, from there to the inner one, and how long a bar is, in px. */
const NEATLINE = { margin: 24, width: 9, bar: 54 };
const INSIDE = NEATLINE.margin + NEATLINE.width;

/** The scale bar: four quarters, every second one filled. In px. */
const SCALE_BAR = { left: 80, bottom: 80, width: 216, height: 8 };

interface SheetOptions {
  readonly theme: Theme;
  readonly land: string;
  readonly place: Place;
}

/**
 * The sheet as an SVG file of the image's size. Where the place's label will stand, in px from the left and as wide as it
 * is, it says `{label-left}` and `{label-width}`, for who sets the words.
 * @param land The run lengths of globe-land.ts.
 */
export function shareSheet({ theme, land, place }: SheetOptions): string {
  const { width, height } = IMAGE;
  const inside = `x="${INSIDE}" y="${INSIDE}" width="${width - 2 * INSIDE}" height="${height - 2 * INSIDE}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><clipPath id="inside"><rect ${inside}/></clipPath></defs>`,
    `<rect width="${width}" height="${height}" fill="${paint('color-background', theme).colour}"/>`,
    `<g clip-path="url(#inside)">${seaFloor(theme)}`,
    `${globeDrawing({ theme, land, place, mark: MARK, radius: GLOBE_RADIUS })}</g>`,
    neatline(theme, inside),
    scaleBar(theme),
    siteMark(theme),
    '</svg>',
  ].join('');
}

/** The page's lines of depth; behind the words they are fainter, as there. */
function seaFloor(theme: Theme): string {
  const lines = readFileSync(ISOBATHS, 'utf8').replaceAll(/<\/?svg[^>]*>/g, '');
  return [
    '<defs><linearGradient id="faint"><stop stop-color="#fff" stop-opacity=".34"/>',
    '<stop offset=".2" stop-color="#fff" stop-opacity=".12"/><stop offset=".5" stop-color="#fff" stop-opacity=".09"/>',
    '<stop offset="1" stop-color="#fff" stop-opacity=".34"/></linearGradient>',
    '<mask id="words-side" maskUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%">',
    '<rect width="100%" height="100%" fill="url(#faint)"/></mask></defs>',
    `<g mask="url(#words-side)"><g transform="translate(-60 -500) scale(.8)" fill="none" stroke="${paint('color-contour', theme).colour}">`,
    `${lines}</g></g>`,
  ].join('');
}

function neatline(theme: Theme, inside: string): string {
  const { width, height } = IMAGE;
  const { margin, bar } = NEATLINE;
  const { colour } = paint('color-line-strong', theme);
  const middle = margin + NEATLINE.width / 2;
  const bars = (length: number, path: string) =>
    `<path stroke-width="3.5" stroke-dasharray="${barLength(length, bar)}" d="${path}"/>`;
  return [
    `<g fill="none" stroke="${colour}" stroke-width="1.5"><rect ${inside}/>`,
    `<rect x="${margin}" y="${margin}" width="${width - 2 * margin}" height="${height - 2 * margin}"/>`,
    bars(width - 2 * INSIDE, `M${INSIDE} ${middle}H${width - INSIDE}M${INSIDE} ${height - middle}H${width - INSIDE}`),
    bars(height - 2 * INSIDE, `M${middle} ${INSIDE}V${height - INSIDE}M${width - middle} ${INSIDE}V${height - INSIDE}`),
    '</g>',
  ].join('');
}

/** About `bar`, and so that a side begins and ends with one. */
function barLength(side: number, bar: number): string {
  const count = 2 * Math.round((side / bar - 1) / 2) + 1;
  return (side / count).toFixed(3);
}

function scaleBar(theme: Theme): string {
  const { left, bottom, width, height } = SCALE_BAR;
  const top = IMAGE.height - bottom - height;
  const { colour } = paint('color-line-strong', theme);
  const quarter = width / 4;
  return [
    `<g fill="${colour}"><rect x="${left}" y="${top}" width="${quarter}" height="${height}"/>`,
    `<rect x="${left + 2 * quarter}" y="${top}" width="${quarter}" height="${height}"/>`,
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="none" stroke="${colour}" stroke-width="1.5"/></g>`,
  ].join('');
}

function siteMark(theme: Theme): string {
  const fill = (token: string) => `fill="${paint(token, theme).colour}"`;
  return [
    '<g transform="translate(70.46 70) scale(1.7692)">',
    `<path ${fill('color-accent')} d="${FLARE}"/><circle ${fill('color-text')} cx="${DOT.cx}" cy="${DOT.cy}" r="${DOT.r}"/></g>`,
  ].join('');
}
