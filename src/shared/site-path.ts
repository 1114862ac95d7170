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
