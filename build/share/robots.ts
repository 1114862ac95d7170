/** `robots.txt` (RFC 9309): all of the site may be read, the chat's endpoint is no page. */
import type { SiteFacts } from './facts.ts';

export function robots({ publicUrl }: Pick<SiteFacts, 'publicUrl'>): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
