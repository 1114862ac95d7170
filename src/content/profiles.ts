import type { Content, Profile } from './schema.ts';

/** What services for code, and for short words, are called, or their hosts. */
export const CODE_HOST = /\bgit|codeberg|bitbucket|sourcehut/i;
export const MICROBLOG = /^x\b|twitter|mastodon|bluesky|threads|weibo|微博/i;

/** Where else the owner is found. */
export function profilesOf({ profiles = [] }: Pick<Content['person'], 'profiles'>): readonly Profile[] {
  return profiles;
}

/** Whether a profile is at such a service, as far as its label or its host tells. */
export function isAt(service: RegExp, { label, url }: Profile): boolean {
  const names = typeof label === 'string' ? [label] : Object.values(label);
  return names.some((name) => service.test(name)) || service.test(url?.split('/')[2] ?? '');
}
