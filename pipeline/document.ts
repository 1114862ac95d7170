/** The HTML around the page. Every value that goes in is escaped for its place. */
import type { Language } from '#contract/language.ts';
import type { SitePath } from '#contract/site-path.ts';
import { THEMES } from '#contract/theme.ts';
import { colour } from '#artwork/drawings/palette.ts';
import { escapeHtml } from '#documents/escape-html.ts';
import { HTML_LANG } from '#messages/languages.ts';
import { shorterMarkup } from './shorter-markup.ts';

export interface DocumentParts {
  readonly language: Language;
  readonly title: string;
  readonly description?: string;
  /** Below which the site lives. */
  readonly sitePath: SitePath;
  /** What the first screen needs. */
  readonly styles: string;
  /** A sheet on the site's host that the page waits for. */
  readonly sheet?: string;
  /** The styles of what lies below it, on the site's host. */
  readonly laterStyles?: string;
  /** Runs before the head's script, where the visitor's language may be another one. */
  readonly anyLanguageScript?: string;
  readonly headScript: string;
  /** What the page says, as a script on the site's host: the head's script asks for it. */
  readonly texts?: string;
  /** The page's script, on the site's host; absent on pages that ask for it later, or stay as they are. */
  readonly script?: string;
  /** Fonts that the first screen needs, on the site's host. */
  readonly fonts: readonly string[];
  /** Attributes of `<html>` besides `lang`. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** The tags for search engines and shared links (documents/share/head-tags.ts); a page without them is not to be indexed. */
  readonly sharing?: readonly string[];
  readonly body: string;
}

export function htmlDocument(parts: DocumentParts): string {
  const attributes = Object.entries({ lang: HTML_LANG[parts.language], ...parts.attributes });
  return [
    '<!doctype html>',
    `<html${attributes.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('')}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,interactive-widget=resizes-content">',
    `<title>${escapeHtml(parts.title)}</title>`,
    parts.description && `<meta name="description" content="${escapeHtml(parts.description)}">`,
    ...THEMES.map(
      (theme) => `<meta name="theme-color" content="${colour('bg', theme)}" media="(prefers-color-scheme:${theme})">`,
    ),
    `<link rel="icon" href="${parts.sitePath}/favicon.ico" sizes="32x32">`,
    `<link rel="icon" href="${parts.sitePath}/favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${parts.sitePath}/apple-touch-icon.png">`,
    `<link rel="manifest" href="${parts.sitePath}/manifest.webmanifest">`,
    ...(parts.sharing ?? ['<meta name="robots" content="noindex">']),
    parts.anyLanguageScript && `<script>${parts.anyLanguageScript}</script>`,
    `<script${parts.texts ? ` data-texts="${parts.texts}"` : ''}>${parts.headScript}</script>`,
    ...parts.fonts.map((href) => `<link rel="preload" href="${href}" as="font" crossorigin>`),
    parts.script && `<script type="module" fetchpriority="low" src="${parts.script}"></script>`,
    `<style>${parts.styles}</style>`,
    parts.sheet && `<link rel="stylesheet" href="${parts.sheet}">`,
    '</head>',
    `<body id="top"><div id="root">${shorterMarkup(parts.body)}</div>`,
    // With a script the head asks for it (after-first-paint.ts). Behind the text, so that nothing above waits for it.
    parts.laterStyles && `<noscript><link rel="stylesheet" href="${parts.laterStyles}"></noscript>`,
    '</body>',
    '</html>',
  ]
    .filter(Boolean)
    .join('');
}
