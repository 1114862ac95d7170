/**
 * Two columns of soundings, near the left and the right edge: depths of no real water, one about every 165 px.
 * A sheet is as wide as the page. As a picture it then fills the window, and browsers do not take what does for the largest
 * paint of the page, as they take a narrow column.
 */
import { digitDefinitions, sounding } from './digits.ts';
import { hash } from './noise.ts';

const WIDTH = 88;
const COUNT = 16;
const SPACING = 165;
const SIZE = 14;
const SEED = 11;
/** Of the sheet's height, px: the columns do not stand in step. */
const SHIFT = 520;
/** Where the columns begin, in percent of what the page is wider than a column. */
const [LEFT, RIGHT] = [3.5, 96.5];

export function soundings(): string {
  const height = COUNT * SPACING;
  const column = (percent: number, shift: number) => {
    const figures = Array.from({ length: COUNT }, (_, index) => {
      const chance = (salt: number) => hash(index, salt, SEED);
      const x = 16 + chance(1) * (WIDTH - 32) - (percent / 100) * WIDTH;
      const y = index * SPACING + 40 + chance(2) * 80 + shift;
      return sounding(3 + chance(3) * 60, x, y % height, SIZE);
    });
    return `<svg x="${percent}%" overflow="visible">${figures.join('')}</svg>`;
  };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="${height}">` +
    `${digitDefinitions('italic')}${column(LEFT, 0)}${column(RIGHT, SHIFT)}</svg>\n`
  );
}
