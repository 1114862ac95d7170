/** `sitemap.xml`: the page of every language, each with its sisters (sitemaps.org, with Google's `xhtml:link`). */
import { LANGUAGES, pagePath } from '#shared/language.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { escapeHtml } from '../escape-html.ts';
import { isoSeconds, type SiteFacts } from './site-facts.ts';

export function sitemap({ publicUrl, modified }: SiteFacts): string {
  const address = (path: string) => escapeHtml(publicUrl + path);
  const alternates = [
    ...LANGUAGES.map((language) => [HTML_LANG[language], pagePath(language)] as const),
    ['x-default', '/'] as const,
  ].map(([tag, path]) => `    <xhtml:link rel="alternate" hreflang="${tag}" href="${address(path)}"/>`);
  const pages = LANGUAGES.map((language) =>
    [
      '  <url>',
      `    <loc>${address(pagePath(language))}</loc>`,
      `    <lastmod>${isoSeconds(modified)}</lastmod>`,
      ...alternates,
      '  </url>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n');
}
