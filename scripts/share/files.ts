/** Writes everything that stands beside the pages: for search engines, shared links, address books and assistants. */
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
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

export async function writeShareFiles(outDir: string, facts: SiteFacts): Promise<void> {
  const images = await shareImages(facts.content, await readFile(join(generatedFolder(), 'share-sheet.svg'), 'utf8'));
  const files: Record<string, string | Buffer> = {
    ...textFiles(facts),
    ...(await icons()),
    'favicon.svg': tabIcon(),
    ...Object.fromEntries(LANGUAGES.map((language) => [`og.${language}.png`, images[language]])),
    'manifest.webmanifest': manifest(facts),
    'sitemap.xml': sitemap(facts),
    'robots.txt': robots(facts),
  };
  await Promise.all(Object.entries(files).map(([name, data]) => writeFile(join(outDir, name), data)));
}

/** The page of every language, each with its sisters (sitemaps.org, with Google's `xhtml:link`). */
export function sitemap({ publicUrl, modified }: SiteFacts): string {
  const address = (path: string) => escapeHtml(publicUrl + path);
  const sisters = [...LANGUAGES.map((language) => [HTML_LANG[language], pagePath(language)]), ['x-default', '/']].map(
    ([tag, path = '']) => `    <xhtml:link rel="alternate" hreflang="${tag}" href="${address(path)}"/>\n`,
  );
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
export function robots({ publicUrl }: SiteFacts): string {
  return `User-agent: *
Disallow: ${sitePathOf(publicUrl)}/api/

Sitemap: ${publicUrl}/sitemap.xml
`;
}

/** Name, colours and icons for a page that is kept on a home screen: one for all languages, as `/` is. */
export function manifest({ content: { sharing }, publicUrl }: SiteFacts): string {
  const name = sharing.siteName[FALLBACK_LANGUAGE];
  const background = colour('color-background', ICON_THEME);
  const root = `${sitePathOf(publicUrl)}/`;
  const icon = (file: string, size: number) => ({ src: root + file, sizes: `${size}x${size}`, type: 'image/png' });
  return JSON.stringify({
    name,
    short_name: name,
    description: sharing.description[FALLBACK_LANGUAGE],
    lang: HTML_LANG[FALLBACK_LANGUAGE],
    id: root,
    start_url: root,
    display: 'minimal-ui',
    background_color: background,
    theme_color: background,
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      { ...icon('icon-maskable-512.png', 512), purpose: 'maskable' },
    ],
  });
}

/**
 * When the owner's words last changed, for search engines and the same for every build of one commit: the date of the last
 * commit that touched their folder. Where that says nothing — changes that are not committed, no
 * repository, no git — the date of its newest file. To the second.
 */
export function lastModified(folder: string): Date {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const committed = git('log', '-1', '--format=%cI', '--', '.');
    if (committed !== '' && git('status', '--porcelain', '.') === '') return new Date(committed);
  } catch {
    // No repository, or no git.
  }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const newest = Math.max(...files.map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs));
  return new Date(Math.floor(newest / 1000) * 1000);
}
