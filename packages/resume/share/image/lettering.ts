/** The words of the share image as satori sets them over the sheet. */
import type satori from 'satori';
import { printedCoordinates } from '#shared/coordinates.ts';
import { isLatin } from '#shared/known-languages.ts';
import type { Place } from '#globe/geometry.ts';
import type { Theme } from '#shared/theme.ts';
import { paint } from '#scripts/artwork/drawings/palette.ts';
import { FLARE, MARK_BOX } from '#shared/mark-shape.ts';
import type { Stack } from './image-faces.ts';
import { COLUMN, GAP, LEADING, type ImageLayout, type Word } from './layout.ts';
import { IMAGE, SCALE_BAR } from './sheet.ts';
import { DOT_ATTRIBUTES } from '../mark-dot.ts';

/** What satori takes: elements like React's, but not React's own. The prerender needs those for itself alone. */
export type Element = Parameters<typeof satori>[0];

interface LetteringOptions {
  readonly theme: Theme;
  readonly layout: ImageLayout;
  readonly place: Place;
  /** The chart's figures: coordinates and scale. */
  readonly figures: Stack;
  /** The sheet as an SVG file. */
  readonly sheet: string;
}

/** The scale of the hero's chart. */
const SCALE = '1 : 100 000 000';

export function lettering({ theme, layout, place, figures, sheet }: LetteringOptions): Element {
  const ink = (token: string) => paint(token, theme).colour;
  const { name, otherName, title, line, label } = layout;
  const { left, top, height } = COLUMN;
  const figure = (text: string, style: Style) => box({ fontFamily: figures.family, ...style }, text);
  return box({ ...IMAGE, color: ink('ink') }, [
    picture(sheet, { left: 0, top: 0, ...IMAGE }),
    picture(mark(theme), { left: left - 6, top: 70, width: 46, height: 46 }),
    box({ position: 'absolute', left, top, height, flexDirection: 'column', justifyContent: 'center' }, [
      box({ alignItems: 'baseline', marginLeft: name.setting.size > 90 ? -5 : 0 }, [
        set(name, { lineHeight: LEADING.name }),
        ...(otherName ? [water(otherName, { color: ink('water'), marginLeft: GAP.name })] : []),
      ]),
      set(title, { lineHeight: LEADING.title, marginTop: GAP.title }),
      set(line, { lineHeight: LEADING.line, marginTop: GAP.line, color: ink('mut') }),
    ]),
    box({ position: 'absolute', left: label.left + GAP.label, top: label.top, flexDirection: 'column' }, [
      box({ alignItems: 'baseline' }, [
        set(layout.place, { lineHeight: 1.2 }),
        ...(layout.otherPlace ? [water(layout.otherPlace, { marginLeft: GAP.place })] : []),
      ]),
      figure(printedCoordinates(place), { fontSize: 16, lineHeight: 1.3, marginTop: 3, color: ink('mag') }),
    ]),
    box({ position: 'absolute', left: SCALE_BAR.left, bottom: SCALE_BAR.bottom + SCALE_BAR.height + 10 }, [
      figure(SCALE, { fontSize: 18, lineHeight: 1, color: ink('mut') }),
    ]),
  ]);
}

type Style = Readonly<Record<string, string | number>>;

function box(style: Style, children: readonly Element[] | string): Element {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } } as Element;
}

function picture(svg: string, style: Style & typeof IMAGE): Element {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const { width, height } = style;
  return {
    type: 'img',
    key: null,
    props: { src, width, height, style: { position: 'absolute', ...style } },
  } as Element;
}

function set({ setting, stack }: Word, style: Style): Element {
  const face = { fontFamily: stack.family, fontSize: setting.size, letterSpacing: `${stack.tracking}em` };
  return box(
    { flexDirection: 'column', ...face, ...style },
    setting.lines.map((line) => box({ whiteSpace: 'nowrap' }, line)),
  );
}

/** A name in another language: italic in Latin letters, leaning left in Chinese, as a chart writes the name of a water. */
function water(word: Word, style: Style): Element {
  return set(word, { ...style, ...(!isLatin(word.language) && { transform: 'skewX(10deg)' }) });
}

function mark(theme: Theme): string {
  const fill = (token: string) => `fill="${paint(token, theme).colour}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${MARK_BOX}"><path ${fill('mag')} d="${FLARE}"/><circle ${fill('ink')} ${DOT_ATTRIBUTES}/></svg>`;
}
