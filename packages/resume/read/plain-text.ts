/** Makes plain text of HTML, Markdown and entities. */

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  euro: '€',
  pound: '£',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  szlig: 'ß',
  ntilde: 'ñ',
  aacute: 'á',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
};
const BULLET = /^\s*(?:[-*•·‣▪◦●○■–]|\d{1,2}[.)])\s+/;

/** Lines stay lines; an empty one parts paragraphs. */
export function plainText(value: string): string {
  const withoutTags = value
    .replace(/\r\n?/g, '\n')
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, '')
    .replace(/<\/?(?:p|div|h[1-6]|ul|ol|section)\b[^>]*>/gi, '\n\n')
    .replace(/<(?:br|li|hr|tr)\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/gi, '');
  return (
    entities(withoutTags)
      .replace(/!?\[([^\]\n]*)\]\((?:[^()\s]|\([^()\s]*\))*(?:\s+"[^"]*")?\)/g, '$1')
      .replace(/^\s{0,3}#{1,6}\s+/gm, '')
      .replace(/^\s*>\s+/gm, '')
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

/** The lines of a text that is a list, without the marks before them. */
export function linesOf(value: string): string[] {
  return plainText(value)
    .split('\n')
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => line !== '');
}

function entities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi,
    (whole, hex?: string, decimal?: string, name = '') => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      if (hex !== undefined || decimal !== undefined)
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
      return ENTITIES[String(name)] ?? ENTITIES[String(name).toLowerCase()] ?? whole;
    },
  );
}
