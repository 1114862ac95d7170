/** The messages with all languages side by side, for tests that ask the same in each. */
import { content } from '#content/index.ts';
import { inEachLanguage, LANGUAGES, type Language } from '#shared/language.ts';
import { fill, type Template } from '#shared/text.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import type { Messages } from '#i18n/locales/translation.ts';

/** Whether the content is the sample's. What asks for its very words is skipped for another owner. */
export const isSample = content.person.name.en === 'Chen Yu';

/** A text of the interface or of the owner, with or without places for values. */
export type Words = Readonly<Record<Language, string | Template<string>>>;

export type SideBySide<Part> = Part extends string | Template<never>
  ? Readonly<Record<Language, string>>
  : { readonly [Name in keyof Part]: SideBySide<Part[Name]> };

/** A text in one language, its placeholders filled. */
export function textIn(
  language: Language,
  text: Words,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(text[language], values);
}

function sideBySide(parts: Readonly<Record<Language, unknown>>): unknown {
  if (typeof parts.zh !== 'object' || parts.zh === null) return parts;
  const names = [...new Set(LANGUAGES.flatMap((language) => Object.keys(parts[language] as object)))];
  const inner = (name: string) =>
    inEachLanguage((language) => (parts[language] as Readonly<Record<string, unknown>>)[name]);
  return Object.fromEntries(names.map((name) => [name, sideBySide(inner(name))]));
}

export const everyMessage = sideBySide(MESSAGES) as SideBySide<Messages>;

const { page, chat, answers, documents, facts, shared } = everyMessage;

export const {
  header: headerMessages,
  headerLinks,
  hero: heroMessages,
  globe: globeMessages,
  globeControls: globeControlsMessages,
  about: aboutMessages,
  experience: experienceMessages,
  skills: skillsMessages,
  projects: projectsMessages,
  contact: contactMessages,
  footer: footerMessages,
  document: documentMessages,
  chatButton: chatButtonMessages,
} = page;
export const { pdf: pdfMessages, person: personMessages, notFound: notFoundMessages } = documents;
export { answers as answersMessages, chat as chatMessages, facts as factsMessages, shared as sharedMessages };
