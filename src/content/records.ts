import type { Content } from './schema.ts';

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
