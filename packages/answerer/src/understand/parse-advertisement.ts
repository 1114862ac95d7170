/** Whether a message is a job advertisement, and the clauses of it that ask for something. */
import type { LanguageRules } from '../language-data.ts';
import type { EntityFinder } from './find-entities.ts';

/** In UTF-16 units: shorter ones are questions. Han characters say twice as much. */
const MIN_LENGTH = 110;
/** A message has 4,000 characters at most; what is longer is not read. */
const MAX_READ = 4_000;
/** From here on nobody asks. */
const LONG = 350;
/** Of signs, names of technologies, lines and figures together. */
const MIN_SCORE = 6;
const MAX_COUNTED = 5;
/** Nobody asks for so many technologies at once. */
const MANY_NAMES = 6;
/** What is no longer than that, and begins like one, is a heading without a colon. */
const MAX_HEADING = { wide: 16, latin: 42 };
/** Between the beginning of a heading and its colon. */
const MAX_TO_COLON = 40;

export function isAdvertisement(text: string, entities: EntityFinder, rules: LanguageRules): boolean {
  const isWide = isHan(text);
  if (text.length < (isWide ? MIN_LENGTH / 2 : MIN_LENGTH)) return false;
  const read = text.slice(0, MAX_READ);
  const { pay, years } = rules.advertisementParts;
  const signs = new Set(read.match(rules.advertisement) ?? []).size;
  const lines = read.split('\n').filter((line) => line.trim() !== '').length;
  const names = new Set(entities.find(read).flatMap(({ kind, id }) => (kind === 'technology' ? [id] : []))).size;
  // Who asks something in a paragraph wants an answer to that.
  const asks =
    lines < 4 &&
    (names < MANY_NAMES || read.length < LONG) &&
    (read.match(/[?？]/g) ?? []).length + Number(rules.signs.asksOwner.test(read));
  const score =
    2 * Math.min(signs, MAX_COUNTED) +
    Math.min(names, MAX_COUNTED) +
    Number(lines >= 4) +
    (lines >= 8 ? 1 : 0) +
    (read.length > (isWide ? LONG / 2 : LONG) ? 1 : 0) +
    (pay.test(read) ? 1 : 0) +
    (years.test(read) ? 1 : 0) -
    3 * Number(asks);
  return score >= MIN_SCORE && (signs > 0 || names >= 4);
}

function isHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

export interface Clause {
  readonly text: string;
  /** Clauses of one line, or of one bullet, ask for one thing; a sentence of a paragraph is one too. */
  readonly line: string;
  /** The number of the line, where it follows its heading there. */
  readonly inline?: number | undefined;
  /** Under which heading it stands, or that it is only welcome. */
  readonly section: Section;
  /** Or a sentence that need not ask for anything. */
  readonly isHeading: boolean;
}

type Section = 'must' | 'nice' | 'offer' | 'duties' | 'none';

/** @param clause where a clause ends inside a line */
export function clausesOf(text: string, { advertisementParts: parts }: LanguageRules, clause: RegExp): Clause[] {
  const found: Clause[] = [];
  let section = 'none' as Section;
  const lines = text.slice(0, MAX_READ).split('\n');
  for (const [index, line] of lines.entries()) {
    let ofLine: Section | undefined;
    const isBullet = BULLET.test(line);
    let sentence = 0;
    let inline: number | undefined;
    const isBeforeList = BULLET.test(lines[index + 1] ?? '') && !isBullet;
    for (const part of line.split(clause)) {
      const own = withoutBullet(part);
      if (own === '') continue;
      const isDemand: boolean = isBullet && section === 'must' && parts.onSite.test(own);
      const headed: Section | undefined = isDemand ? undefined : HEADINGS.find((one) => parts[one].test(own));
      const colon = own.slice(0, MAX_TO_COLON).search(/[:\]】]/);
      const isShort = own.length <= (isHan(own) ? MAX_HEADING.wide : MAX_HEADING.latin);
      const isLast =
        isBeforeList &&
        line
          .trimEnd()
          .replace(/\P{L}+$/u, '')
          .endsWith(own.replace(/\P{L}+$/u, ''));
      const isHeading = isShort && (isLast || own === withoutBullet(line));
      // A heading holds for what follows; `the place is Berlin` for itself, `you need React` for its line.
      const isOfLine = headed === 'nice' && !isHeading && part.endsWith('.') && section !== 'none';
      if (headed && !isOfLine && (isHeading || colon >= 0)) [section, ofLine] = [headed, undefined];
      else if (headed === 'must' || (headed === 'nice' && !isOfLine)) ofLine = headed;
      const rest = headed && colon >= 0 ? own.slice(colon + 1) : own;
      if (rest !== own && rest.trim() !== '' && !isBullet) inline = index;
      const at = `${index} ${sentence}`;
      if (inline !== undefined || (!isBullet && ENDED.test(part))) sentence += 1;
      if (parts.notUsed.test(rest)) continue;
      const current = headed ?? ofLine ?? section;
      if (section === 'nice' && parts.weUse.test(rest)) continue;
      const isNice = current !== 'offer' && parts.niceMark.test(own) && !(headed && isHeading);
      found.push({
        text: rest,
        line: at,
        inline,
        section: isNice ? 'nice' : current,
        isHeading:
          (headed !== undefined && isHeading) || (!isBullet && own !== withoutBullet(line) && SENTENCE.test(part)),
      });
    }
  }
  return found;
}

const HEADINGS = ['nice', 'offer', 'duties', 'must'] as const;

const SENTENCE = /[.!?。]\s*$/;

/** A sentence, or one of a list of semicolons. */
const ENDED = /[.;!?。]\s*$/;

const BULLET = /^\s*(?:[-*•・●◆■▪–]|\d{1,2}[.、)])/;

function withoutBullet(text: string): string {
  return text
    .replace(/^[\s\p{P}\p{S}]*(?:(?:\d{1,2}|[一二三四五六七八九十]{1,2})\s*[.、)]\s*)?[\p{P}\p{S}\s]*/u, '')
    .trim();
}
