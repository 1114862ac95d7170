/** The scale that a distance of the camera stands for. */
import { START } from './distances.ts';
import { RADIUS } from './geometry.ts';

/** Millions: the denominator of the chart's scale at the start, as the hero prints it. */
const AT_START = 100;

/**
 * The denominator in millions, to two figures. The ground under the camera is drawn as many times larger as it is nearer:
 * d − R says how far it is.
 */
export function scaleMillions(distance: number): number {
  const millions = (AT_START * (distance - RADIUS)) / (START - RADIUS);
  const step = millions < 100 ? 1 : 10;
  return Math.round(millions / step) * step;
}
