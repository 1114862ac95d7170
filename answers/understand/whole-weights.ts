/**
 * All that was learned from the examples, without regard to its size: for a server, which has room for it. Its numbers lie
 * side by side, one of each a weight: four bytes of a feature's hash, in rising order, one of the topic's place, one of steps.
 */
import { wideHashOf, type Weighing } from './model.ts';

/** As `pipeline/answers/learn.ts` writes it. */
export interface WholeWeights {
  readonly biases: readonly number[];
  /** Base64. */
  readonly hashes: string;
  readonly topics: string;
  readonly steps: string;
}

/** How much one step of a weight is. */
export const STEP = 1 / 16;

export function readWholeWeights(whole: WholeWeights): Weighing {
  const hashes = new Uint32Array(bytesOf(whole.hashes).buffer);
  const topics = bytesOf(whole.topics);
  const steps = new Int8Array(bytesOf(whole.steps).buffer);
  /** Where the first weight stands whose hash is not smaller. */
  const placeOf = (hash: number) => {
    let [least, most] = [0, hashes.length];
    while (least < most) {
      const middle = (least + most) >>> 1;
      if ((hashes[middle] ?? 0) < hash) least = middle + 1;
      else most = middle;
    }
    return least;
  };
  return {
    biases: whole.biases,
    weightsOf(feature) {
      const hash = wideHashOf(feature);
      const from = placeOf(hash);
      const to = placeOf(hash + 1);
      if (from === to) return undefined;
      return Array.from(topics.subarray(from, to), (topic, at) => [topic, (steps[from + at] ?? 0) * STEP] as const);
    },
  };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
