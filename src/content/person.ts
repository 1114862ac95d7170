/** What follows from the facts about the owner. */
import type { Content, Profile } from './schema.ts';

type Person = Content['person'];
type Publication = NonNullable<Person['publications']>[number];

/** A certificate and who gave it, a talk and where it was given, an article and where it stands. */
export type OwnRecord = Omit<Publication, 'kind'> & { of: 'certificate' | Publication['kind'] };

/** Kind by kind, each in the owner's order. */
export function recordsOf({
  certificates = [],
  publications = [],
}: Pick<Person, 'certificates' | 'publications'>): OwnRecord[] {
  return [
    ...certificates.map(({ name: title, issuer: where, ...rest }) => ({
      of: 'certificate' as const,
      title,
      where,
      ...rest,
    })),
    ...publications
      .map(({ kind: of, ...rest }) => ({ of, ...rest }))
      .toSorted((one, other) => one.of.localeCompare(other.of)),
  ];
}

/** What services for code, and for short words, are called, or their hosts. */
export const CODE_HOST = /\bgit|codeberg|bitbucket|sourcehut/i;
export const MICROBLOG = /^x\b|twitter|mastodon|bluesky|threads|weibo|微博/i;

/** Whether a profile is at such a service, as far as its label or its host tells. */
export function isAt(service: RegExp, { label, url }: Profile): boolean {
  const names = typeof label === 'string' ? [label] : Object.values(label);
  return names.some((name) => service.test(name)) || service.test(url?.split('/')[2] ?? '');
}
