/** The site's mark as icons: for tabs, home screens and bookmarks. */
import { openTypesetter, pngOf, type Typesetter } from '#resume/typeset';
import { colour } from '#scripts/artwork/palette.ts';
import { DOT, FLARE, type Theme } from '#shared/appearance.ts';

const TEMPLATE = new URL('icon.typ', import.meta.url);
const DOT_ATTRIBUTES = `cx="${DOT.cx}" cy="${DOT.cy}" r="${DOT.r}"`;

/** The mark's middle and its extent in its own units. */
const MIDDLE = { x: 15.65, y: 12.35 };
const EXTENT = 18.7;

/** Of the tab's 16 pixels it leaves as few empty as it can. */
const MARK_IN_TAB = 0.94;

/** For tabs, in the colours of the tab's own theme. */
export function tabIcon(): string {
  const { left, top, side } = boxAround(MARK_IN_TAB);
  const fills = (theme: Theme) =>
    `path{fill:${colour('color-accent', theme)}}circle{fill:${colour('color-text', theme)}}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[left, top, side, side].map((units) => units.toFixed(2)).join(' ')}">`,
    `<style>${fills('light')}@media(prefers-color-scheme:dark){${fills('dark')}}</style>`,
    `<path d="${FLARE}"/><circle ${DOT_ATTRIBUTES}/>`,
    '</svg>\n',
  ].join('');
}

/** Of the icons that know no theme: the mark shines on deep water. */
export const ICON_THEME: Theme = 'dark';

interface TileOptions {
  /** px */
  readonly size: number;
  /** Shares of the size: the mark's extent, and the corners' radius where no system rounds them itself. */
  readonly mark: number;
  readonly corner: number;
}

/** All icons in pixels, by file name. */
export async function icons(): Promise<Record<string, Buffer>> {
  const typesetter = await openTypesetter(TEMPLATE, []);
  const draw = (options: TileOptions) => tile(typesetter, options);
  const files = {
    'favicon.ico': ico(await draw({ size: 32, mark: 0.8, corner: 0.2 }), 32),
    'apple-touch-icon.png': await draw({ size: 180, mark: 0.58, corner: 0 }),
    'icon-192.png': await draw({ size: 192, mark: 0.62, corner: 0.2 }),
    'icon-512.png': await draw({ size: 512, mark: 0.62, corner: 0.2 }),
    // A mask may leave no more than a circle of 0.8 (W3C Web App Manifest, “Icon masks and safe zone”).
    'icon-maskable-512.png': await draw({ size: 512, mark: 0.46, corner: 0 }),
  };
  typesetter.free();
  return files;
}

async function tile(typesetter: Typesetter, { size, mark, corner }: TileOptions): Promise<Buffer> {
  const { left, top, side } = boxAround(mark);
  const fill = (token: string) => `fill="${colour(token, ICON_THEME)}"`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${left} ${top} ${side} ${side}">`,
    `<rect x="${left}" y="${top}" width="${side}" height="${side}" rx="${corner * side}" ${fill('color-background')}/>`,
    `<path d="${FLARE}" ${fill('color-accent')}/><circle ${DOT_ATTRIBUTES} ${fill('color-text')}/>`,
    '</svg>',
  ].join('');
  return pngOf(typesetter.pdf({ svg, size }), { transparent: true });
}

/** A square in the mark's own units, of which it takes this share. */
function boxAround(mark: number) {
  const side = EXTENT / mark;
  return { left: MIDDLE.x - side / 2, top: MIDDLE.y - side / 2, side };
}

/** An ICO file with one image, a PNG: header, directory entry, image. All numbers are little-endian. */
function ico(png: Buffer, size: number): Buffer {
  // An icon, one image; its size, no palette, one colour plane, 32 bits a pixel; its length, and where it begins.
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}
