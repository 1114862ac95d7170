/** The character sets that the PDF's faces for running text hold, so that a new sentence rarely needs new fonts. */
import { LATIN, LATIN_EXTENDED, OWN_IN_CJK, range } from '#scripts/artwork/fonts/latin.ts';

/** Letters with the tone marks of Hanyu Pinyin. */
const PINYIN = range(0x1cd, 0x1dc);

export const EUROPEAN = LATIN + LATIN_EXTENDED + PINYIN;

/** GB 2312: the characters of everyday Chinese, 6,763 of them Han. */
export const CHINESE = doubleBytes('gb2312', 0xf7) + OWN_IN_CJK;

/** JIS X 0208: kana and the characters of everyday Japanese, 6,355 of them Han. */
export const JAPANESE = doubleBytes('euc-jp', 0xf4) + OWN_IN_CJK;

/** Everything that two bytes from 0xA1 on stand for, as the platform itself decodes them. */
function doubleBytes(encoding: string, lastRow: number): string {
  const decoder = new TextDecoder(encoding);
  const rows = range(0xa1, lastRow).length;
  const pairs = Array.from({ length: rows * 94 }, (_, index) => [0xa1 + Math.floor(index / 94), 0xa1 + (index % 94)]);
  return pairs
    .map((pair) => decoder.decode(Uint8Array.from(pair)))
    .filter((text) => /^[^\uFFFD\p{Private_Use}]$/u.test(text))
    .join('');
}
