/** Texts as bytes. */
const encoder = new TextEncoder();

export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(text);
}

export function byteLength(text: string): number {
  return encoder.encode(text).byteLength;
}
