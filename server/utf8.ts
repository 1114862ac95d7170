/** Texts as bytes. */
const encoder = new TextEncoder();

export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(text);
}

/** Of a text in UTF-8, without writing it; half a pair of surrogates counts as half a character. */
export function byteLength(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const isHalf = unit >= 0xd800 && unit <= 0xdfff;
    if (unit > 0x7f) bytes += unit > 0x7ff && !isHalf ? 2 : 1;
  }
  return bytes;
}
