import type { Content, Profile } from './schema.ts';

/** Where else the owner is found, the code host first. */
export function profilesOf({ codeHost, microblog }: Content['person']): [Profile, ...Profile[]] {
  return microblog ? [codeHost, microblog] : [codeHost];
}
