/** `robots.txt` (RFC 9309): all of the site may be read, the chat's endpoint is no page. */
import { sitePathOf } from '#shared/site-path.ts';
import type { SiteFacts } from './site-facts.ts';

export function robots({ publicUrl }: Pick<SiteFacts, 'publicUrl'>): string {
  return ['User-agent: *', `Disallow: ${sitePathOf(publicUrl)}/api/`, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  );
}
