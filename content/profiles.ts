import type { Content, Profile } from './schema.ts';

type Person = Content['person'];

interface Accounts {
  readonly codeHost: Person['codeHost'];
  readonly microblog?: Person['microblog'] | undefined;
  readonly otherProfiles?: Person['otherProfiles'] | undefined;
}

/** Where else the owner is found, the code host first. */
export function profilesOf({
  codeHost,
  microblog,
  otherProfiles = [],
}: Accounts): [Profile & { url: string }, ...Profile[]] {
  return [codeHost, ...(microblog ? [microblog] : []), ...otherProfiles];
}
