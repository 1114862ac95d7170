/** How large a text of the share image is set, and where its lines break: pure, the widths come in. */
import { markLine } from '#scripts/artwork/phrases.ts';
import { BREAK_MARK } from '#shared/break-mark.ts';
import { isLatin, type KnownLanguage } from '#shared/known-languages.ts';

/** A text as it is set. */
export interface Setting {
  /** px */
  readonly size: number;
  readonly lines: readonly string[];
  /** Whether all of it stands inside its room. */
  readonly fits: boolean;
}

export interface Room {
  /** px, the largest first. */
  readonly sizes: readonly number[];
  /** The most lines there is height for. */
  readonly lines: number;
  /** px */
  readonly width: number;
  /** px that all lines together may be high, set without leading; no limit where absent. */
  readonly height?: number;
}

interface FitOptions extends Room {
  readonly language: KnownLanguage;
  /** A text's width in ems. */
  readonly measure: (text: string) => number;
}

/**
 * The largest size at which a text fits, on as few lines as it needs. It breaks between words; Chinese and Japanese
 * break between phrases, and between characters only where nothing else helps.
 */
export function fit(text: string, { language, ...options }: FitOptions): Setting {
  const phrases = piecesOf(text, language);
  const smallest = options.sizes.at(-1) ?? 0;
  const wanted = options.sizes.map((size) => set(phrases, size, options));
  if (!isLatin(language)) wanted.push(set([...text], smallest, options));
  return wanted.find(({ fits }) => fits) ?? set(phrases, smallest, options);
}

/** The parts of a text that a line break must not tear, each with the space or the mark that it ends in. */
function piecesOf(text: string, language: KnownLanguage): string[] {
  if (isLatin(language)) return text.split(/(?<=\s)/);
  return markLine(text, language)
    .split(new RegExp(String.raw`${BREAK_MARK}|(?<=[\s、。，；：！？・·／])`, 'u'))
    .filter((piece) => piece !== '');
}

function set(pieces: readonly string[], size: number, options: Omit<FitOptions, 'language'>) {
  const { lines: most, width, height = Infinity, measure } = options;
  const widthOf = (line: string) => measure(line.trimEnd()) * size;
  const lines: string[] = [];
  for (const piece of pieces) {
    const longer = (lines.at(-1) ?? '') + piece;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  const fits = lines.length <= Math.min(most, height / size) && lines.every((line) => widthOf(line) <= width);
  return { size, lines: lines.map((line) => line.trimEnd()), fits };
}
