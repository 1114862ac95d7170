/** Which words stand on a language's share image, how large, and where the place's label has its room. */
import type { Content } from '#content/schema.ts';
import { isLatin, SCRIPTS } from '#shared/known-languages.ts';
import type { Language } from '#shared/language.ts';
import { otherLanguage } from '#shared/other-languages.ts';
import type { Text } from '#shared/text.ts';
import { loadStack, type ImageRole, type Stack } from './image-faces.ts';
import { fit, type Room, type Setting } from './fit.ts';
import type { Box } from '#globe/placement.ts';
import { IMAGE, INSIDE, MARK } from './sheet.ts';

/** A text of the content as it is set. */
export interface Word {
  /** The way to it: `person.name.zh`. */
  readonly field: string;
  readonly language: Language;
  readonly stack: Stack;
  readonly text: string;
  readonly setting: Setting;
}

export interface ImageLayout {
  readonly name: Word;
  /** The name as it is written elsewhere; absent where it would say the same, or where there is no room beside the name. */
  readonly otherName: Word | undefined;
  readonly title: Word;
  readonly line: Word;
  readonly place: Word;
  readonly otherPlace: Word | undefined;
  readonly label: Box;
}

/** The column of words in px: between the mark and the scale bar. */
export const COLUMN = { left: 80, width: 512, top: INSIDE + 60, height: IMAGE.height - 2 * INSIDE - 130 };

/** px that stay free above and below the words. */
const CLEAR = 34;

/** The height of a line in ems. */
export const LEADING = { name: 1.12, title: 1.25, line: 1.35 };

const NAME_SIZES = { sc: 152, latin: 112, jp: 132 } as const;
/** Shares of the language's own size; long names may take three lines. */
const NAME_STEPS = [1, 0.8, 0.62, 0.46, 0.34, 0.25];

const ROOMS = {
  title: { sizes: [42, 37, 33, 28, 24], lines: 2, width: COLUMN.width },
  line: { sizes: [36, 32, 28], lines: 2, width: COLUMN.width },
  place: { sizes: [32, 26, 21, 17], lines: 1, width: 300 },
} as const satisfies Record<string, Room>;

/** px between a name and the same name in another language, from the label's words to the dots around them, and above title and line. */
export const GAP = { name: 22, place: 12, label: 8, title: 22, line: 6 };

/** The size of a name in another language, as a share of the name's own: Chinese looks larger than Latin letters. */
const WATER_SHARE = {
  name: { cjk: 0.31, latin: 0.3 },
  place: { cjk: 0.74, latin: 0.87 },
};

/** The place's label in px: from the mark to its side and its lower edge, its height, its least width. */
const LABEL = { besideMark: 58, aboveMark: 56, height: 68, width: 165 + 2 * GAP.label };

/** A text of the content, where it stands there, and what it is on the image. */
export interface Part {
  readonly field: string;
  readonly text: Text;
  readonly role: ImageRole;
}

/** All that an image says. */
export function imageTextsIn({ person, sharing }: Content) {
  return {
    name: { field: 'person.name', text: person.name, role: 'name' },
    title: { field: 'person.title', text: person.title, role: 'strong' },
    line: { field: 'sharing.line', text: sharing.line, role: 'plain' },
    place: { field: 'person.place.name', text: person.place.name, role: 'strong' },
  } as const satisfies Record<string, Part>;
}

/** All words of an image, in no particular order. */
export function wordsOf({ name, otherName, title, line, place, otherPlace }: ImageLayout): Word[] {
  return [name, otherName, title, line, place, otherPlace].filter((each) => each !== undefined);
}

export async function layoutOf(content: Content, language: Language): Promise<ImageLayout> {
  const parts = imageTextsIn(content);
  const sizes = NAME_STEPS.map((step) => Math.round(step * NAME_SIZES[SCRIPTS[language]]));
  const title = await word(parts.title, language, ROOMS.title);
  const line = await word(parts.line, language, ROOMS.line);
  const below = GAP.title + heightOf(title, LEADING.title) + GAP.line + heightOf(line, LEADING.line);
  const height = (COLUMN.height - 2 * CLEAR - below) / LEADING.name;
  const name = await word(parts.name, language, { sizes, lines: 3, width: COLUMN.width, height });
  const place = await word(parts.place, language, ROOMS.place);
  const otherPlace = await wordBeside(place, parts.place, {
    gap: GAP.place,
    shares: WATER_SHARE.place,
    room: ROOMS.place,
  });
  return {
    name,
    otherName: await wordBeside(name, parts.name, { gap: GAP.name, shares: WATER_SHARE.name, room: COLUMN }),
    title,
    line,
    place,
    otherPlace,
    label: labelBox(widthOf(place) + (otherPlace ? GAP.place + widthOf(otherPlace) : 0)),
  };
}

async function word({ field, text, role }: Part, language: Language, room: Room): Promise<Word> {
  const stack = await loadStack(role, language);
  const setting = fit(text[language], { ...room, language, measure: stack.measure });
  return { field: `${field}.${language}`, language, stack, text: text[language], setting };
}

interface Beside {
  readonly gap: number;
  readonly shares: Readonly<Record<'cjk' | 'latin', number>>;
  readonly room: { readonly width: number };
}

/** A name as it is called elsewhere, after the name itself, if it says something else and there is room. */
async function wordBeside(first: Word, part: Part, { gap, shares, room }: Beside): Promise<Word | undefined> {
  const other = otherLanguage(first.language);
  if (!other || part.text[other] === part.text[first.language]) return undefined;
  if (!first.setting.fits || first.setting.lines.length > 1) return undefined;
  const size = Math.round(first.setting.size * shares[isLatin(other) ? 'latin' : 'cjk']);
  const width = room.width - widthOf(first) - gap;
  const second = await word({ ...part, role: 'water' }, other, { sizes: [size], lines: 1, width });
  return second.setting.fits ? second : undefined;
}

/** The height of a word's lines in px. */
function heightOf({ setting: { lines, size } }: Word, leading: number): number {
  return lines.length * size * leading;
}

/** The width of a word's longest line in px. */
function widthOf({ setting, stack }: Word): number {
  return Math.max(...setting.lines.map((line) => stack.measure(line))) * setting.size;
}

/** Right of the mark, and as far to its left as the label is too wide for that. */
function labelBox(words: number): Box {
  const { besideMark, aboveMark, height } = LABEL;
  const width = Math.max(words + 2 * GAP.label, LABEL.width);
  const left = Math.min(MARK.x + besideMark, IMAGE.width - INSIDE - 20 - width);
  return { left, top: MARK.y - aboveMark - height, right: left + width, bottom: MARK.y - aboveMark };
}
