/** Puts the parts of a response together: each once, whose words they are once, what is not on the page at the end. */
import { fill, isLatin, spaceIn } from '../text.ts';
import type { Voice } from '../words.ts';
import type { Resume } from '../resume.ts';
import { listWith, profile } from './format-facts.ts';
import { QUOTATION, type ResponsePart } from './dialog-state.ts';

export function composeResponse(all: readonly ResponsePart[], resume: Resume, voice: Voice): string {
  const { name } = resume.person;
  const parts = withProfilesTogether(all, resume, voice);
  const told = [...new Set(parts.filter(({ declined }) => !declined).map(({ text }) => text))];
  const texts = told.filter((text) => !told.some((other) => other !== text && isWithin(text, other)));
  const declined = declineOf(parts, texts.length > 0, name, voice);
  const said = withSectionsOnce(withoutRepeats([...texts, ...(declined === undefined ? [] : [declined])]));
  const isLong =
    said.some((text) => text.includes('\n')) ||
    (said.length > 1 && said.join('').length > (isLatin(voice.language) ? 240 : 100));
  return withOneIntroduction(withTitlesOnce(said.join(isLong ? '\n\n' : spaceIn(voice.language))), name, voice);
}

function withProfilesTogether(parts: readonly ResponsePart[], resume: Resume, voice: Voice): readonly ResponsePart[] {
  const ofProfiles = parts.filter(({ profiles }) => profiles !== undefined && profiles.length > 0);
  const [first] = ofProfiles;
  if (!first || ofProfiles.length < 2) return parts;
  const profiles = [...new Set(ofProfiles.flatMap((part) => part.profiles ?? []))];
  const together = { ...first, text: profile(resume, voice, profiles), profiles };
  return parts.flatMap((part) => (part === first ? together : ofProfiles.includes(part) ? [] : part));
}

/** One sentence for all that is not on the page. */
function declineOf(
  parts: readonly ResponsePart[],
  isBeside: boolean,
  name: string,
  { messages, facts }: Voice,
): string | undefined {
  const declined = parts.flatMap(({ declined: one }) => (one ? [one] : []));
  if (declined.length === 0) return undefined;
  const subjects = [...new Set(declined.flatMap(({ subject }) => subject ?? []))];
  const what = listWith(messages.or, subjects, facts.separator);
  if (what === '') return isBeside ? fill(messages.restNotOnPage, { name }) : fill(messages.notOnPage, { name });
  return isBeside && subjects.length === declined.length
    ? fill(messages.partMissing, { what })
    : fill(messages.notOnPageAbout, { name, what });
}

function isWithin(text: string, other: string): boolean {
  const body = withoutSections(text);
  return other.length >= text.length && withoutSections(other).includes(body);
}

const SECTION = / ?[（(]\[[^\]\n]+\]\(#([\w-]+)\)[）)]/g;

function withoutSections(text: string): string {
  return text.replaceAll(SECTION, '').replaceAll(/[.。\s]+$/g, '');
}

/** A quotation that an earlier text of the response has is left out of a later one. */
function withoutRepeats(texts: readonly string[]): string[] {
  const quoted = new Set<string>();
  return texts
    .map((text) =>
      text.replaceAll(
        new RegExp(`${QUOTATION}([“「„][^”」\n]+[”」“]) ?[（(]\\[[^\\]\n]+\\]\\(#[\\w-]+\\)[）)]`, 'gu'),
        (all, one: string) => {
          if (quoted.has(one)) return '';
          quoted.add(one);
          return all;
        },
      ),
    )
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

/** The way to a section stands where it is said last. */
function withSectionsOnce(texts: readonly string[]): string[] {
  return texts.map((text, index) =>
    text.replaceAll(SECTION, (all, anchor: string, at: number) => {
      const later = text.slice(at + all.length) + texts.slice(index + 1).join('');
      const isBetweenQuotations = later.includes(QUOTATION) || text.slice(0, at).includes(QUOTATION);
      return !isBetweenQuotations && later.includes(`](#${anchor})`) && !anchor.startsWith('project-') ? '' : all;
    }),
  );
}

/** Of two quotations of one project in a row the second needs no title. */
function withTitlesOnce(text: string): string {
  let last: string | undefined;
  return text.replaceAll(/\[[^\]\n]+\]\(#project-[\w-]+\)[:：] ?(?=[“「„])/g, (title: string, at: number) => {
    const isAgain = title === last && /[”」“] ?$/.test(text.slice(0, at));
    last = title;
    return isAgain ? '' : title;
  });
}

function withOneIntroduction(text: string, name: string, { messages }: Voice): string {
  return text.replace(QUOTATION, fill(messages.writes, { name })).replaceAll(QUOTATION, '');
}
