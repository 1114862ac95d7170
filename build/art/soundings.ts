/** A column of soundings that repeats downwards: depths of no real water, one about every 165 px. */
import { digitDefinitions, sounding } from './digits.ts';
import { hash } from './noise.ts';

const WIDTH = 88;
const COUNT = 16;
const SPACING = 165;
const SIZE = 14;
const SEED = 11;

export function soundings(): string {
  const figures = Array.from({ length: COUNT }, (_, index) => {
    const chance = (salt: number) => hash(index, salt, SEED);
    const x = 16 + chance(1) * (WIDTH - 32);
    const y = index * SPACING + 40 + chance(2) * 80;
    return sounding(3 + chance(3) * 60, x, y, SIZE);
  });
  const height = COUNT * SPACING;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">` +
    `${digitDefinitions('italic')}${figures.join('')}</svg>\n`
  );
}
