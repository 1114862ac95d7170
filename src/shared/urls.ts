/** Addresses that page, server and build agree on. */
import type { Language } from './language.ts';

/** The path below which a site lives: `` at the root of its host, or `/portfolio`. Never with a slash at the end. */
export type SitePath = '' | `/${string}`;

/** @param publicUrl The site's own address, without a slash at the end: `https://lena.gitlab.io/portfolio`. */
export function sitePathOf(publicUrl: string): SitePath {
  return publicUrl.replace(/^\w+:\/\/[^/]+/, '') as SitePath;
}

/** The same address seen from the site's own root: `/portfolio/en/` → `/en/`; undefined for one that is not below it. */
export function withinSite(address: string, sitePath: SitePath): string | undefined {
  return address.startsWith(`${sitePath}/`) ? address.slice(sitePath.length) : undefined;
}

/** From the site's root: `/resume.en.pdf`. `/resume.json` is that of the fallback language. */
export function resumePath<Type extends 'pdf' | 'json'>(language: Language, type: Type): `/resume.${Language}.${Type}` {
  return `/resume.${language}.${type}`;
}

export const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a web address leads nowhere but to the machine it is read on: nothing to print or to pass on. */
export function isOnOwnMachine(address: string): boolean {
  const [, host = ''] = /^\w+:\/\/(\[[^\]]*\]|[^/:]*)/.exec(address) ?? [];
  return LOOPBACK_NAMES.includes(host);
}
