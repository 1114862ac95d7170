/** Where lines end, as functions that run in the page. */

/** Between the last character of a line and the first of the next. */
export interface LineEnd {
  readonly before: string;
  readonly after: string;
  /** Whether the page marks the place as one where a line may break. */
  readonly marked: boolean;
  /** Whether the text breaks between phrases alone (decision 004). */
  readonly phrased: boolean;
}

/** The line ends of all texts in sight within an element, each with some characters around it. */
export function lineEnds(within: string): LineEnd[] {
  const AROUND = 12;
  const ends: LineEnd[] = [];
  for (const [block, texts] of textsByBlock(document.querySelector(within))) {
    const characters: { readonly character: string; readonly box: DOMRect; readonly marked: boolean }[] = [];
    const range = document.createRange();
    for (const { text, marked } of texts) {
      for (let at = 0; at < text.data.length; at += 1) {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        // A space at the end of a line takes no room: it stands where the line ends.
        const box = [...range.getClientRects()].find(({ width }) => width > 0) ?? characters.at(-1)?.box;
        if (box) characters.push({ character: text.data[at] ?? '', box, marked: marked && at === 0 });
      }
    }
    const word = (from: number, to: number) =>
      characters
        .slice(Math.max(from, 0), to)
        .map(({ character }) => character)
        .join('');
    characters.forEach(({ box, marked }, at) => {
      const last = characters[at - 1];
      if (!last || box.top < last.box.bottom - 2 || box.left > last.box.left) return;
      ends.push({
        before: word(at - AROUND, at),
        after: word(at, at + AROUND),
        marked,
        phrased: getComputedStyle(block).wordBreak === 'keep-all',
      });
    });
  }
  return ends;

  /** The text nodes of each block, and whether a mark or a box of its own stands before them. */
  function textsByBlock(root: Element | null) {
    const blocks = new Map<Element, { text: Text; marked: boolean }[]>();
    if (!root) return blocks;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    let marked = false;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        marked ||= node.tagName === 'WBR' || getComputedStyle(node).display !== 'inline';
        continue;
      }
      if (!(node instanceof Text) || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const block = blockOf(node.parentElement);
      blocks.set(block, [...(blocks.get(block) ?? []), { text: node, marked }]);
      marked = false;
    }
    return blocks;
  }

  function blockOf(element: Element): Element {
    const inline = ['inline', 'inline-block'].includes(getComputedStyle(element).display);
    return inline && element.parentElement ? blockOf(element.parentElement) : element;
  }
}

const LATIN_WORD = /[\p{Script=Latin}\d]$/u;
const LATIN_WORD_GOES_ON = /^[\p{Script=Latin}\d]/u;
const FIGURE = /\d[\s\u00A0]*$/u;
const UNIT = /^[\s\u00A0]*(?:%|(?:ms|s|kB|KB|MB|px|fps)\b|[年月日件万个秒分条行人点時歳本種])/u;

/** Closes what stands before it: no line begins with it (JLREQ 3.1.7, CLREQ 3.1.3). */
const CLOSING_MARK = /^[、。，．！？：；）」』】〕]/;

/** What is wrong with a line end, if anything is. */
export function tornAt({ before, after, marked, phrased }: LineEnd): string | undefined {
  if (CLOSING_MARK.test(after)) return 'a closing mark';
  if (FIGURE.test(before) && UNIT.test(after)) return 'a figure and its unit';
  if (LATIN_WORD.test(before) && LATIN_WORD_GOES_ON.test(after)) return 'a word';
  if (phrased && !marked && /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after)) return 'a phrase';
  return undefined;
}
