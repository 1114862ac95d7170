import type { Content, PageContent, PageProfile, UnshownContent } from '#content/schema.ts';
import { hintsOf } from '#answers/look/hints.ts';
import { passagesOf } from '#answers/look/passages.ts';
import { markPhrases, markText } from '#artwork/phrases.ts';
import { inEachLanguage, type Language } from '#contract/language.ts';
import type { Text } from '#contract/text.ts';
import { degreeIn, personMessages, spokenIn, standingIn } from '#messages/person.ts';

/** The services that have a mark of their own, by the profile's label. */
const MARKS: Readonly<Record<string, PageProfile['symbol']>> = { GitHub: 'github', X: 'x' };

/** The owner's content as the page carries it: what it shows, and with the places marked where lines may break. */
export function pageContent(content: Content): PageContent {
  const { person, sharing, hero, about, experience, skills, projects, contact, suggestions } = content;
  const { name, reading, title, availability, email, phone, codeHost, microblog, otherProfiles, place } = person;
  const profiles = [
    withSymbol(codeHost, 'code-host'),
    ...(microblog ? [withSymbol(microblog, 'microblog')] : []),
  ] as const;
  return markPhrases({
    person: {
      name,
      reading,
      title,
      standing: standingOf(person, experience),
      facts: personFacts(person),
      ...(availability && { availability }),
      email,
      ...(phone !== undefined && { phone }),
      profiles,
      ...(otherProfiles && { otherProfiles }),
      place,
    },
    sharing: { title: sharing.title, description: sharing.description },
    hero,
    about,
    experience,
    skills,
    projects,
    contact,
    suggestions,
  });
}

/** What of the owner's content the page does not show in full and answers tell. */
export function unshownContent(content: Content): UnshownContent {
  const shown = pageContent(content).person;
  const unshown = Object.entries(content.person).filter(([field]) => !(field in shown));
  return { person: Object.fromEntries(unshown) as UnshownContent['person'] };
}

/** In years: the months stand in the job's own period. */
function standingOf({ since }: Content['person'], jobs: Content['experience']): Text[] {
  const job = jobs.find(({ end }) => end === undefined);
  const lines = (language: Language) =>
    standingIn(language, { since, job: job && { company: job.company[language], start: Number.parseInt(job.start) } });
  return lines('en').map((_, index) => markText(inEachLanguage((language) => lines(language)[index] ?? '')));
}

/** Education and languages as the page says them, each in a line, where they are filled in. */
function personFacts({ education = [], languages }: Content['person']): PageContent['person']['facts'] {
  return [
    ...education.map((degree) => ({
      label: personMessages.education,
      text: inEachLanguage((language) =>
        degreeIn(language, {
          ...degree,
          school: degree.school[language],
          subject: degree.subject[language],
          degree: degree.degree[language],
        }),
      ),
    })),
    ...(languages
      ? [
          {
            label: personMessages.languages,
            text: inEachLanguage((language) =>
              spokenIn(
                language,
                languages.map(({ name, fluency }) => ({ name: name[language], fluency: fluency[language] })),
              ),
            ),
          },
        ]
      : []),
  ];
}

/** The owner's hints for the built-in answerer, in one language: each passage's. */
export function hintsIn(language: Language, content: Content): string[] {
  return hintsOf(content, passagesOf(content, language), language);
}

function withSymbol(profile: Content['person']['codeHost'], kind: PageProfile['symbol']): PageProfile {
  return { ...profile, symbol: MARKS[profile.label] ?? kind };
}
