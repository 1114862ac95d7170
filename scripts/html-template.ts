/** Fills `index.html`, with what a page tells search engines and the services that show a link to it. Every value is escaped for its place. */
import { MESSAGES } from '#i18n/locales/all.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { dataBlock, profilePage, type SiteFacts } from '#resume';
import { IMAGE } from '#resume/typeset';
import { colour } from '#scripts/artwork/palette.ts';
import { THEMES } from '#shared/appearance.ts';
import { LANGUAGES, otherLanguages, pagePath, type Language } from '#shared/language.ts';
import type { SitePath } from '#shared/urls.ts';

export interface PageParts {
  readonly language: Language;
  readonly title: string;
  readonly description?: string;
  /** Below which the site lives. */
  readonly sitePath: SitePath;
  /** What may be found and shared; a page without is not to be indexed. */
  readonly facts?: SiteFacts;
  /** Inline scripts, faces and styles. */
  readonly head: readonly string[];
  /** Attributes of `<html>` besides `lang`. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly body: string;
}

export function fillTemplate(template: string, parts: PageParts): string {
  const { language, title, description, sitePath, facts, head, body } = parts;
  const attributes = Object.entries({ lang: HTML_LANG[language], ...parts.attributes });
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    ...(description === undefined ? [] : [meta('name', 'description', description)]),
    ...THEMES.map(
      (theme) =>
        `<meta name="theme-color" content="${colour('color-background', theme)}" media="(prefers-color-scheme:${theme})">`,
    ),
    `<link rel="icon" href="${sitePath}/favicon.ico" sizes="32x32">`,
    `<link rel="icon" href="${sitePath}/favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${sitePath}/apple-touch-icon.png">`,
    `<link rel="manifest" href="${sitePath}/manifest.webmanifest">`,
    ...(facts
      ? [...addresses(facts, language), ...cards(facts, language), dataBlock(profilePage(facts, language))]
      : [meta('name', 'robots', 'noindex')]),
    ...head,
  ];
  const html = attributes.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
  return template
    .replace('<html lang="und">', () => `<html${html}>`)
    .replace('<!--app-head-->', () => tags.join('\n'))
    .replace('<!--app-html-->', () => body);
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

/** Open Graph, which X reads too, but for the kind of card. */
function cards({ content: { sharing }, publicUrl }: SiteFacts, language: Language): string[] {
  const image = `${publicUrl}/og.${language}.png`;
  const locale = (one: Language) => MESSAGES[one].documents.openGraphLocale;
  const [title, description, alt] = [
    sharing.title[language],
    sharing.description[language],
    sharing.imageAlt[language],
  ];
  return [
    meta('property', 'og:type', 'profile'),
    meta('property', 'og:url', publicUrl + pagePath(language)),
    meta('property', 'og:site_name', sharing.siteName[language]),
    meta('property', 'og:locale', locale(language)),
    ...otherLanguages(language).map((other) => meta('property', 'og:locale:alternate', locale(other))),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', String(IMAGE.width)),
    meta('property', 'og:image:height', String(IMAGE.height)),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
    meta('name', 'twitter:image:alt', alt),
  ];
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in HTML or XML, between tags or in a quoted attribute. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
