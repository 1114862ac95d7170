/** A compass rose: degrees on two circles, a cross, a needle to the north. */
import { digitDefinitions, digitsWidth, digitUse, setDigits } from './digits.ts';

const SIZE = 608;
const OUTER_RADIUS = 300;
const FIGURES = { radius: 262, size: 11, everyDegrees: 30 };
/** How far the marks reach inwards, every 10 and every 2 degrees. */
const LONG_MARK = 16;
const SHORT_MARK = 8;

export function rose(): string {
  const half = SIZE / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-half} ${-half} ${SIZE} ${SIZE}">${digitDefinitions('upright')}` +
    `<g fill="none" stroke="#000" stroke-width=".8"><circle r="300"/><circle r="284"/><circle r="190"/>` +
    `<path d="${marks()}"/><path stroke-dasharray="2 5" d="M0-184v368M-184 0h368"/></g>` +
    `<path d="m0-184 9 34-9-8-9 8z"/>${figures()}</svg>\n`
  );
}

function marks(): string {
  let path = '';
  for (let degrees = 0; degrees < 360; degrees += 2) {
    // Between the tens the fives are left out, as on a chart.
    const length = degrees % 10 === 0 ? LONG_MARK : SHORT_MARK;
    const angle = (degrees * Math.PI) / 180;
    const end = (radius: number) => `${tenths(radius * Math.sin(angle))} ${tenths(-radius * Math.cos(angle))}`;
    path += `M${end(OUTER_RADIUS)}L${end(OUTER_RADIUS - length)}`;
  }
  return path;
}

function figures(): string {
  const count = 360 / FIGURES.everyDegrees;
  return Array.from({ length: count }, (_, index) => {
    const degrees = index * FIGURES.everyDegrees;
    const text = String(degrees).padStart(3, '0');
    const start = -digitsWidth('upright', text, FIGURES.size) / 2;
    const digits = setDigits('upright', text, start, 0, FIGURES.size).map(digitUse).join('');
    return `<g transform="rotate(${degrees})translate(0 ${-FIGURES.radius})">${digits}</g>`;
  }).join('');
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
