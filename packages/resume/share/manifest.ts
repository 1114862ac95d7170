/** `manifest.webmanifest`: name, colours and icons for a page that is kept on a home screen. */
import { FALLBACK_LANGUAGE } from '#shared/language.ts';
import { sitePathOf } from '#shared/site-path.ts';
import { colour } from '#scripts/artwork/drawings/palette.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import type { SiteFacts } from './site-facts.ts';
import { ICON_THEME } from './icons.ts';

/** One manifest for all languages, as `/` is: it opens in the visitor's own. */
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
    background_color: colour('bg', ICON_THEME),
    theme_color: colour('bg', ICON_THEME),
    icons: [
      { src: `${root}icon-192.png`, ...png(192) },
      { src: `${root}icon-512.png`, ...png(512) },
      { src: `${root}icon-maskable-512.png`, ...png(512), purpose: 'maskable' },
    ],
  });
}
