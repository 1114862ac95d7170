/** Fills `index.html`. Every value that goes in is escaped for its place. */
import type { Language } from '#shared/language.ts';
import type { SitePath } from '#shared/urls.ts';
import { THEMES } from '#shared/appearance.ts';
import { colour } from '#scripts/artwork/palette.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';

export interface PageParts {
  readonly language: Language;
  readonly title: string;
  readonly description?: string;
  /** Below which the site lives. */
  readonly sitePath: SitePath;
  /** The tags for search engines and shared links (scripts/share/head-tags.ts); a page without them is not to be indexed. */
  readonly sharing?: readonly string[];
  /** Inline scripts, faces and styles. */
  readonly head: readonly string[];
  /** Attributes of `<html>` besides `lang`. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly body: string;
}

export function fillTemplate(template: string, parts: PageParts): string {
  const { language, title, description, sitePath, sharing, head, body } = parts;
  const attributes = Object.entries({ lang: HTML_LANG[language], ...parts.attributes });
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    ...THEMES.map(
      (theme) =>
        `<meta name="theme-color" content="${colour('color-background', theme)}" media="(prefers-color-scheme:${theme})">`,
    ),
    `<link rel="icon" href="${sitePath}/favicon.ico" sizes="32x32">`,
    `<link rel="icon" href="${sitePath}/favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${sitePath}/apple-touch-icon.png">`,
    `<link rel="manifest" href="${sitePath}/manifest.webmanifest">`,
    ...(sharing ?? ['<meta name="robots" content="noindex">']),
    ...head,
  ];
  const html = attributes.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
  return template
    .replace('<html lang="und">', () => `<html${html}>`)
    .replace('<!--app-head-->', () => tags.filter(Boolean).join('\n'))
    .replace('<!--app-html-->', () => body);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in HTML or XML, between tags or in a quoted attribute. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
