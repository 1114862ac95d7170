/** Noise that is the same on every machine: hashes of whole numbers, no generator with a state. */

/** A number from 0 up to 1 for a lattice point. */
export function hash(x: number, y: number, seed: number): number {
  let bits = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1442695041)) | 0;
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
const mix = (from: number, to: number, share: number) => from + (to - from) * share;
const wrap = (value: number, period: number) => ((value % period) + period) % period;

/** Blends what stands at the four corners of the cell around a point. */
function blend(x: number, y: number, corner: (cellX: number, cellY: number, dx: number, dy: number) => number): number {
  const [cellX, cellY] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - cellX, y - cellY];
  const [shareX, shareY] = [fade(dx), fade(dy)];
  return mix(
    mix(corner(cellX, cellY, dx, dy), corner(cellX + 1, cellY, dx - 1, dy), shareX),
    mix(corner(cellX, cellY + 1, dx, dy - 1), corner(cellX + 1, cellY + 1, dx - 1, dy - 1), shareX),
    shareY,
  );
}

/** Two or more octaves of value noise, about 0 to 1. */
export function valueNoise(x: number, y: number, seed: number, octaves: number): number {
  let [sum, weights, weight, scale] = [0, 0, 1, 1];
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * blend(x * scale, y * scale, (cellX, cellY) => hash(cellX, cellY, seed + octave));
    weights += weight;
    weight *= 0.42;
    scale *= 2.05;
  }
  return sum / weights;
}

/** Three octaves of gradient noise that repeat after `periodX` and `periodY` units, about 0 to 1. */
export function periodicNoise(x: number, y: number, seed: number, periodX: number, periodY: number): number {
  let [sum, weights, weight, scale] = [0, 0, 1, 1];
  for (let octave = 0; octave < 3; octave++) {
    const slope = blend(x * scale, y * scale, (cellX, cellY, dx, dy) => {
      const angle = 2 * Math.PI * hash(wrap(cellX, periodX * scale), wrap(cellY, periodY * scale), seed + octave);
      return Math.cos(angle) * dx + Math.sin(angle) * dy;
    });
    sum += weight * (0.5 + 0.72 * slope);
    weights += weight;
    weight *= 0.34;
    scale *= 2;
  }
  return sum / weights;
}
