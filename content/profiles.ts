import type { Content, Profile } from './schema.ts';

/** Where else the owner is found, the code host first. */
export function profilesOf({
  codeHost,
  microblog,
  otherProfiles = [],
}: Content['person']): [Profile & { url: string }, ...Profile[]] {
  return [codeHost, ...(microblog ? [microblog] : []), ...otherProfiles];
}
