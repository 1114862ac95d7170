/** Writes everything that stands beside the pages: for search engines, shared links, address books and assistants. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedFolder } from '#content/folder.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { isoSeconds, textFiles, type SiteFacts } from '#resume';
import { shareImages } from '#resume/typeset';
import { colour } from '#scripts/artwork/palette.ts';
import { FALLBACK_LANGUAGE, LANGUAGES, pagePath } from '#shared/language.ts';
import { sitePathOf } from '#shared/urls.ts';
import { escapeHtml } from '../html-template.ts';
import { ICON_THEME, icons, tabIcon } from './icons.ts';

/** @param root Of the repository. */
export async function writeShareFiles(facts: SiteFacts, { root, outDir }: { root: string; outDir: string }) {
  const sheet = await readFile(join(root, generatedFolder(), 'share-sheet.svg'), 'utf8');
  const files: Record<string, string | Buffer> = {
    ...textFiles(facts),
    ...(await icons()),
    'favicon.svg': tabIcon(),
    'manifest.webmanifest': manifest(facts),
    'sitemap.xml': sitemap(facts),
    'robots.txt': robots(facts),
  };
  const images = await shareImages(facts.content, sheet);
  for (const language of LANGUAGES) files[`og.${language}.png`] = images[language];
  await Promise.all(Object.entries(files).map(([name, data]) => writeFile(join(outDir, name), data)));
}

/** The page of every language, each with its sisters (sitemaps.org, with Google's `xhtml:link`). */
export function sitemap({ publicUrl, modified }: SiteFacts): string {
  const address = (path: string) => escapeHtml(publicUrl + path);
  const sisters = [
    ...LANGUAGES.map((language) => [HTML_LANG[language], pagePath(language)] as const),
    ['x-default', '/'] as const,
  ].map(([tag, path]) => `    <xhtml:link rel="alternate" hreflang="${tag}" href="${address(path)}"/>\n`);
  const pages = LANGUAGES.map(
    (language) => `  <url>
    <loc>${address(pagePath(language))}</loc>
    <lastmod>${isoSeconds(modified)}</lastmod>
${sisters.join('')}  </url>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('')}</urlset>
`;
}

/** All of the site may be read, the chat's endpoint is no page (RFC 9309). */
export function robots({ publicUrl }: Pick<SiteFacts, 'publicUrl'>): string {
  return `User-agent: *
Disallow: ${sitePathOf(publicUrl)}/api/

Sitemap: ${publicUrl}/sitemap.xml
`;
}

/** Name, colours and icons for a page that is kept on a home screen: one for all languages, as `/` is. */
export function manifest({ content: { sharing }, publicUrl }: Pick<SiteFacts, 'content' | 'publicUrl'>): string {
  const name = sharing.siteName[FALLBACK_LANGUAGE];
  const root = `${sitePathOf(publicUrl)}/`;
  const png = (size: number) => ({ sizes: `${size}x${size}`, type: 'image/png' });
  return JSON.stringify({
    name,
    short_name: name,
    description: sharing.description[FALLBACK_LANGUAGE],
    lang: HTML_LANG[FALLBACK_LANGUAGE],
    id: root,
    start_url: root,
    display: 'minimal-ui',
    background_color: colour('color-background', ICON_THEME),
    theme_color: colour('color-background', ICON_THEME),
    icons: [
      { src: `${root}icon-192.png`, ...png(192) },
      { src: `${root}icon-512.png`, ...png(512) },
      { src: `${root}icon-maskable-512.png`, ...png(512), purpose: 'maskable' },
    ],
  });
}
