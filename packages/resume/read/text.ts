/** Makes plain text of HTML, Markdown and entities, and finds words however they are spelt. */
import { decodeHTMLStrict } from 'entities';

const BULLET = /^[^\S\n]*[-*•·‣▪◦●○■–][^\S\n]+/gm;

/** Lines stay lines; an empty one parts paragraphs. */
export function plainText(value: string): string {
  const withoutTags = value
    .replace(/\r\n?/g, '\n')
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, '')
    .replace(/<\/?(?:p|div|h[1-6]|ul|ol|section)\b[^>]*>/gi, '\n\n')
    .replace(/<(?:br|li|hr|tr)\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/gi, '');
  return (
    decodeHTMLStrict(withoutTags)
      .replace(/!?\[([^\]\n]*)\]\((?:[^()\s]|\([^()\s]*\))*(?:\s+"[^"]*")?\)/g, '$1')
      .replace(/^\s{0,3}#{1,6}\s+/gm, '')
      .replace(/^\s*>\s+/gm, '')
      .replace(BULLET, '')
      .replace(/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2')
      .replace(/(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\p{L}\p{N}*])/gu, '$1')
      .replace(/(?<![\p{L}\p{N}_])_(?=[^\s_])([^_\n]*[^\s_])_(?![\p{L}\p{N}_])/gu, '$1')
      .replace(/`([^`\n]+)`/g, '$1')
      // But for what joins letters of Arabic and Hindi, and emoji.
      .replace(/(?![\n\t\u{200c}]|\u{200d}|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Cc}]/gu, '')
      .replace(/[\t\f\v ]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

/** The lines of a text that is a list, without the numbers before them. */
export function linesOf(value: string): string[] {
  return plainText(value)
    .split('\n')
    .map((line) => line.replace(/^\s*\d{1,2}[.)]\s+/, '').trim())
    .filter((line) => line !== '');
}

/** Small letters without accents, points and double spaces, so that `Décembre` and `dec.` are found. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(?<=[\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[.·’']/g, '')
    .replace(/\s+/g, ' ')
    .normalize('NFC')
    .trim();
}
