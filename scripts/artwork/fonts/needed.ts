/** Which Chinese and Japanese characters the display faces need: those of all texts below a selector that sets serif. */
import { transform } from 'lightningcss';
import { parseHTML } from 'linkedom';
import { BREAK_MARK } from '#shared/text.ts';
import type { Language } from '#shared/language.ts';
import type { CjkFace } from './faces.ts';
import { isLatinBesideCjk } from './faces.ts';

/** The page as it shows itself (scripts/render.ts). */
export interface RenderedPages {
  readonly pages: readonly { readonly language: Language; readonly name: string; readonly html: string }[];
  readonly styles: string;
}

/** What is set in one face. */
export interface SetText {
  readonly language: CjkFace['language'];
  readonly weight: CjkFace['weight'];
  readonly words: string;
  /** Where the words come from: `person.name.zh`, or `“友情链接”`. */
  readonly field: string;
  /** The page that shows them, where the field is not the content's. */
  readonly page?: string;
}

interface SerifSelector {
  readonly selector: string;
  readonly weight: CjkFace['weight'];
}

/** Everything that the pages set in serif in Chinese or Japanese, each text once a face. */
export function setTexts({ pages, styles }: RenderedPages): SetText[] {
  const selectors = serifSelectors(styles);
  const texts = new Map<string, SetText>();
  for (const { language: ofPage, name, html } of pages) {
    const { document } = parseHTML(`<!doctype html><html lang="${ofPage}"><body>${html}</body></html>`);
    for (const { selector, weight } of selectors)
      for (const element of document.querySelectorAll(selector))
        for (const node of textNodes(element)) {
          const parent = node.parentElement;
          const language = parent?.closest('[lang]')?.getAttribute('lang')?.split('-')[0];
          const drawn = parent?.closest('strong, b') ? 700 : weight;
          const words = (node.textContent ?? '').replaceAll(BREAK_MARK, '').trim();
          if (words === '' || (language !== 'zh' && language !== 'ja')) continue;
          texts.set(`${language} ${drawn} ${words}`, {
            language,
            weight: drawn,
            words,
            field: `“${words}”`,
            page: name,
          });
        }
  }
  return [...texts.values()];
}

/** What depends on the window or on a state counts as holding: a face has a few letters too many, and never too few. */
function serifSelectors(styles: string): SerifSelector[] {
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

/** The characters that a face needs, each with the text that asks for it first. */
export function neededCharacters(
  { language, weight }: Pick<CjkFace, 'language' | 'weight'>,
  texts: readonly SetText[],
): ReadonlyMap<string, SetText> {
  return charactersBesideLatin(texts.filter((text) => text.language === language && text.weight === weight));
}

/** The characters that the Latin faces leave to others, each with the text that asks for it first. */
export function charactersBesideLatin<Words extends { readonly words: string }>(
  texts: readonly Words[],
): ReadonlyMap<string, Words> {
  const needed = new Map<string, Words>();
  for (const text of texts) {
    for (const character of text.words) {
      if (/\s/.test(character) || isLatinBesideCjk(character) || needed.has(character)) continue;
      needed.set(character, text);
    }
  }
  return needed;
}
