/** Which Chinese and Japanese characters the display faces need, those of all texts below a selector that sets serif; and which they lack. */
import { existsSync, readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { transform } from 'lightningcss';
import { parseHTML } from 'linkedom';
import { contentFile, generatedFolder } from '#content/folder.ts';
import { localeFile } from '#i18n/locales/all.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { BREAK_MARK } from '#shared/text.ts';
import { CJK_FACES, isLatinBesideCjk, type CjkFace } from './faces.ts';

export const FONT_FOLDER = new URL('../../../src/styles/fonts/', import.meta.url);
const OWN_FONT_FOLDER = new URL(`../../../${generatedFolder()}/`, import.meta.url);

/** Where a face's file is: one that was made for the owner's words goes before. @param file With its ending. */
export function faceFile(file: string, folder: URL): URL {
  const own = new URL(file, OWN_FONT_FOLDER);
  return existsSync(own) ? own : new URL(file, folder);
}

type Html = Readonly<Record<Language, string>>;

/** The page as a visitor may come to see it (scripts/prerender.ts). */
export interface RenderedSite {
  /** What stands in each page's `#root`. */
  readonly page: Html;
  readonly notFound: Html;
  /** What a visitor's step shows on a page. */
  readonly later: Html;
  /** All that the page may ever load. */
  readonly styles: string;
}

export interface MissingGlyph {
  readonly face: string;
  readonly character: string;
  /** The text that asks for it: `person.name.zh`, or `“友情链接”` … */
  readonly field: string;
  /** … of a page. */
  readonly page?: string;
}

/** What the subset fonts lack of what is set in them; empty when they are up to date. */
export function missingGlyphs(site: RenderedSite): MissingGlyph[] {
  const texts = textsInSerif(site);
  return CJK_FACES.flatMap((face) => {
    const font = openFace(face.name);
    return [...charactersIn(face, texts)]
      .filter(([character]) => !hasGlyph(font, character))
      .map(([character, { words, page }]) => ({ face: face.name, character, field: `“${words}”`, page }));
  });
}

/** The characters that a face needs. */
export function neededCharacters(face: CjkFace, site: RenderedSite): string {
  return [...charactersIn(face, textsInSerif(site)).keys()].join('');
}

/** The list as a person reads it, with what to do: one line for each text and font. */
export function describeMissingGlyphs(
  missing: readonly MissingGlyph[],
  remedy = 'npm run artwork makes it anew',
): string {
  const lines = new Map<string, Set<string>>();
  for (const { face, character, field, page = fileOf(field) } of missing) {
    const line = `${page}: ${field} has \n, which the font ${face} lacks: ${remedy}`;
    lines.set(line, (lines.get(line) ?? new Set()).add(character));
  }
  return [...lines].map(([line, characters]) => line.replace('\n', [...characters].join(''))).join('\n');
}

/** `person.name.zh` stands in person.ts, `messages.zh.page.about.heading` in src/i18n/locales/zh/page.ts. */
function fileOf(field: string): string {
  const [part = '', language, file] = field.split('.', 3);
  return part === 'messages'
    ? `src/i18n/locales/${language}/${localeFile(file)}.ts`
    : contentFile(part.replace(/\[\d+\]$/, ''));
}

/** What is set in one face. */
interface SetText extends Pick<CjkFace, 'language' | 'weight'> {
  readonly words: string;
  readonly page: string;
}

/** The characters of a face's texts that the Latin faces leave to it, each with the text that asks for it first. */
function charactersIn({ language, weight }: CjkFace, texts: readonly SetText[]): ReadonlyMap<string, SetText> {
  const needed = new Map<string, SetText>();
  for (const text of texts.filter((one) => one.language === language && one.weight === weight))
    for (const character of text.words.replaceAll(/\s/g, ''))
      if (!isLatinBesideCjk(character) && !needed.has(character)) needed.set(character, text);
  return needed;
}

/** Everything that the pages set in serif in Chinese or Japanese. */
function textsInSerif({ page, later, notFound, styles }: RenderedSite): SetText[] {
  const selectors = serifSelectors(styles);
  const pages = LANGUAGES.flatMap((language) => [
    { language, name: `/${language}/`, html: page[language] },
    { language, name: `/${language}/ (opened later)`, html: later[language] },
    { language, name: `/${language}/404.html`, html: notFound[language] },
  ]);
  return pages.flatMap(({ language: ofPage, name, html }) => {
    const { document } = parseHTML(`<!doctype html><html lang="${ofPage}"><body>${html}</body></html>`);
    return selectors.flatMap(({ selector, weight }) =>
      [...document.querySelectorAll(selector)].flatMap(textNodes).flatMap(({ parentElement, textContent }) => {
        const language = parentElement?.closest('[lang]')?.getAttribute('lang')?.split('-')[0];
        if (language !== 'zh' && language !== 'ja') return [];
        const words = (textContent ?? '').replaceAll(BREAK_MARK, '').trim();
        return { language, weight: parentElement?.closest('strong, b') ? 700 : weight, words, page: name };
      }),
    );
  });
}

/** What depends on the window or on a state counts as holding: a face has a few letters too many, and never too few. */
function serifSelectors(styles: string): { readonly selector: string; readonly weight: CjkFace['weight'] }[] {
  // Before nesting, so that it is written out: `chrome 90`.
  const { code } = transform({ filename: 'styles.css', code: Buffer.from(styles), targets: { chrome: 90 << 16 } });
  return [...code.toString().matchAll(/([^{};]+)\{([^{}]*var\(--font-serif\)[^{}]*)\}/g)].map(
    ([, selector = '', declarations = '']) => ({
      selector: selector
        .replaceAll(/::[\w-]+/g, '')
        .replaceAll(/:lang\(([^)]*)\)/g, (_, tags: string) => `:is(${tags.split(',').map(inLanguage).join()})`)
        .replaceAll(/:(?:hover|focus-visible|active|target|open)|\[(?:data|aria)-[^\]]*\]/g, ':is(*)'),
      // A heading whose weight stands elsewhere is bold by itself.
      weight: Number(/font: *(?:italic )?(\d+)/.exec(declarations)?.[1] ?? 700) <= 500 ? 400 : 700,
    }),
  );
}

function inLanguage(tag: string): string {
  const here = `[lang|="${tag.trim()}"]`;
  return `${here},${here} *`;
}

function textNodes(node: Node): Node[] {
  return node.nodeType === 3 ? [node] : [...node.childNodes].flatMap(textNodes);
}

/** A subset font of the page by its name. */
export function openFace(name: string): Font {
  return openFont(faceFile(`${name}.woff2`, FONT_FOLDER));
}

export function openFont(file: URL): Font {
  const font = create(readFileSync(file));
  if ('fonts' in font) throw new Error(`${file.pathname} is a collection of fonts, not one`);
  return font;
}

export function hasGlyph(font: Font, character: string): boolean {
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}
