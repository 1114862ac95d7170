/** Depth of made-up waters: it grows with the distance from the coast, and gently wavers where it is deep. */
import type { ScalarField } from './contour-lines.ts';

/**
 * Distance from the coast in cells: positive on water, negative on land. Two sweeps over the grid with steps along rows,
 * columns and diagonals (Borgefors 1986), exact enough for a drawing.
 */
export function coastDistance(mask: Uint8Array, width: number, height: number): ScalarField {
  const fromLand = distanceTo(1, mask, width, height);
  const fromWater = distanceTo(0, mask, width, height);
  const values = fromLand.map((distance, index) => distance - (fromWater[index] ?? 0));
  return { width, height, values };
}

/** Neighbours that a sweep from the top left has already seen: columns, rows and the length of the step. */
const SEEN = [
  [-1, 0, 1],
  [-1, -1, Math.SQRT2],
  [0, -1, 1],
  [1, -1, Math.SQRT2],
] as const;

function distanceTo(side: 0 | 1, mask: Uint8Array, width: number, height: number): Float32Array {
  const distance = Float32Array.from(mask, (value) => (value === side ? 0 : width + height));
  for (const direction of [1, -1]) {
    for (let step = 0; step < distance.length; step++) {
      const index = direction === 1 ? step : distance.length - 1 - step;
      const x = index % width;
      let nearest = distance[index] ?? 0;
      for (const [columns, rows, length] of SEEN) {
        const column = x + columns * direction;
        if (column < 0 || column >= width) continue;
        const neighbour = distance[index + (columns + rows * width) * direction] ?? Infinity;
        if (neighbour + length < nearest) nearest = neighbour + length;
      }
      distance[index] = nearest;
    }
  }
  return distance;
}

/** The field with every value averaged over its neighbours up to `radius` cells away, twice. */
export function softened(field: ScalarField, radius: number): ScalarField {
  const { width, height } = field;
  const along = (values: Float32Array, lines: number, length: number, lineStep: number, step: number) => {
    const soft = new Float32Array(values.length);
    for (let line = 0; line < lines; line++) {
      let [sum, count] = [0, 0];
      for (let index = -radius; index < length; index++) {
        const [enters, leaves] = [index + radius, index - radius - 1];
        if (enters < length) [sum, count] = [sum + (values[line * lineStep + enters * step] ?? 0), count + 1];
        if (leaves >= 0) [sum, count] = [sum - (values[line * lineStep + leaves * step] ?? 0), count - 1];
        if (index >= 0) soft[line * lineStep + index * step] = sum / count;
      }
    }
    return soft;
  };
  let values = field.values;
  for (let round = 0; round < 2; round++) {
    values = along(values, height, width, width, 1);
    values = along(values, width, height, 1, width);
  }
  return { width, height, values };
}

/** Depths that waver by a few cells once they are well off the coast, so that lines there are no mere echoes of it. */
export function wavering(field: ScalarField): ScalarField {
  const { width, height } = field;
  const scale = 720 / width;
  const values = field.values.map((distance, index) => {
    const [x, y] = [(index % width) * scale, Math.floor(index / width) * scale];
    const wave =
      Math.sin(x * 0.013 + 1.3) * Math.cos(y * 0.017 - 0.4) +
      0.6 * Math.sin(x * 0.031 - y * 0.022) +
      0.35 * Math.sin(x * 0.052 + y * 0.047 + 2);
    const offshore = Math.min(1, Math.max(0, (distance - 4) / 40));
    return distance + (wave * 7 * offshore) / scale;
  });
  return { width, height, values };
}
