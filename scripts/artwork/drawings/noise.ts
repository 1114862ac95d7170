/** Noise that is the same on every machine: hashes of whole numbers, no generator with a state. */

/** A number from 0 up to 1 for a lattice point. */
export function hash(x: number, y: number, seed: number): number {
  let bits = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1442695041)) | 0;
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}
