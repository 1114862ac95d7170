/** Draws a language's share image: the words by satori over the sheet, then the pixels by resvg. */
import { Resvg } from '@resvg/resvg-js';
import { PNG } from 'pngjs';
import satori from 'satori';
import type { Content } from '#content/schema.ts';
import type { Language } from '#shared/language.ts';
import { loadStack } from './image-faces.ts';
import { layoutOf, wordsOf } from './layout.ts';
import { IMAGE, sheet } from './sheet.ts';
import { lettering } from './lettering.ts';

/** A globe that glows stands out wherever a link is shown; most of those places are white. */
const THEME = 'dark';

/**
 * The image as a PNG of 1200 × 630 px.
 * @param land The run lengths of scripts/artwork/drawings/globe-land.ts.
 */
export async function shareImage(content: Content, language: Language, land: string): Promise<Buffer> {
  const { place } = content.person;
  const layout = await layoutOf(content, language);
  const figures = await loadStack('figures', language);
  const background = sheet({ theme: THEME, land, place, label: layout.label });
  const stacks = new Set([...wordsOf(layout).map(({ stack }) => stack), figures]);
  const svg = await satori(lettering({ theme: THEME, layout, place, figures, sheet: background }), {
    ...IMAGE,
    fonts: [...stacks].flatMap(({ fonts }) => fonts),
  });
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  // Every pixel is opaque, so the alpha channel can go; resvg's own encoder makes the file a third larger.
  const png = Object.assign(new PNG({ ...IMAGE }), { data: pixels });
  return PNG.sync.write(png, { colorType: 2, inputHasAlpha: true, deflateLevel: 9, deflateStrategy: 0, filterType: 0 });
}
