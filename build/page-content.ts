import { profilesOf } from '#content/profiles.ts';
import type { Content, PageContent, PageProfile, Profile } from '#content/schema.ts';
import { markPhrases } from './phrases.ts';

/** The services that have a mark of their own, by the profile's label. */
const MARKS: Readonly<Record<string, PageProfile['symbol']>> = { GitHub: 'github', X: 'x' };

/** The owner's content as the page carries it: what it shows, and with the places marked where lines may break. */
export function pageContent({ person, sharing, ...sections }: Content): PageContent {
  const { name, title, email, phone, place } = person;
  const [codeHost, ...others] = profilesOf(person);
  const profiles = [
    withSymbol(codeHost, 'code-host'),
    ...others.map((other) => withSymbol(other, 'microblog')),
  ] as const;
  return markPhrases({
    person: { name, title, email, ...(phone !== undefined && { phone }), profiles, place },
    sharing: { title: sharing.title, description: sharing.description },
    ...sections,
  });
}

function withSymbol(profile: Profile, kind: PageProfile['symbol']): PageProfile {
  return { ...profile, symbol: MARKS[profile.label] ?? kind };
}
