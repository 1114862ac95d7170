/** What a page tells search engines, and the services that show a link to it. */
import { LANGUAGES, pagePath, type Language, otherLanguages } from '#shared/language.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { escapeHtml } from '../html-template.ts';
import { dataBlock, profilePage, type SiteFacts } from '#resume';
import { IMAGE } from '#resume/typeset';

/** The tags of a page that may be found and shared. Title and description stand beside them. */
export function headTags(facts: SiteFacts, language: Language): string[] {
  return [...addresses(facts, language), ...openGraph(facts, language), dataBlock(profilePage(facts, language))];
}

/** The page's own address and those of its sisters. */
function addresses({ publicUrl }: SiteFacts, language: Language): string[] {
  const link = (rel: string, path: string, more = '') =>
    `<link rel="${rel}"${more} href="${escapeHtml(publicUrl + path)}">`;
  return [
    link('canonical', pagePath(language)),
    ...LANGUAGES.map((other) => link('alternate', pagePath(other), ` hreflang="${HTML_LANG[other]}"`)),
    link('alternate', '/', ' hreflang="x-default"'),
  ];
}

/** X reads Open Graph too, but for the kind of card. */
function openGraph({ content: { sharing }, publicUrl }: SiteFacts, language: Language): string[] {
  const image = `${publicUrl}/og.${language}.png`;
  const properties: [name: string, value: string | number][] = [
    ['og:type', 'profile'],
    ['og:url', publicUrl + pagePath(language)],
    ['og:site_name', sharing.siteName[language]],
    ['og:locale', MESSAGES[language].documents.openGraphLocale],
    ...otherLanguages(language).map((other): [string, string] => [
      'og:locale:alternate',
      MESSAGES[other].documents.openGraphLocale,
    ]),
    ['og:title', sharing.title[language]],
    ['og:description', sharing.description[language]],
    ['og:image', image],
    ['og:image:width', IMAGE.width],
    ['og:image:height', IMAGE.height],
    ['og:image:alt', sharing.imageAlt[language]],
  ];
  const twitter: [name: string, value: string][] = [
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', sharing.title[language]],
    ['twitter:description', sharing.description[language]],
    ['twitter:image', image],
    ['twitter:image:alt', sharing.imageAlt[language]],
  ];
  return [
    ...properties.map(([name, value]) => `<meta property="${name}" content="${escapeHtml(String(value))}">`),
    ...twitter.map(([name, value]) => `<meta name="${name}" content="${escapeHtml(value)}">`),
  ];
}
