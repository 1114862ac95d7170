/** Reads an answer's Markdown: paragraphs, headings, lists, tables, quotes, code. Raw HTML is text like any other. */
import { parseInline, type MarkdownElement, type MarkdownNode } from './parse-inline.ts';

/** Beyond it quotes and lists are plain text: nobody means more, and it bounds the work. */
const MAX_DEPTH = 6;

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}#{1,6}\s+((?:.*[^\s#])?)[\s#]*$/s;
const RULE = /^ {0,3}(?:(?:\*\s*){3,}|(?:-\s*){3,}|(?:_\s*){3,})$/;
const QUOTE = /^ {0,3}>\s?/;
/** Under a table's head: `|---|:-:|`. */
const TABLE_RULE = /^(?=.*\|)[:| ]*-[-:| ]*$/;
/** Between pipes; one behind a backslash is a letter. */
const CELL = /(?:\\.|[^|\\])+/g;
const ITEM = /^( {0,3})(?:[-*+]|(\d{1,9})[.)])(?:\s+|$)/;

/**
 * @param text the whole answer, or what has arrived of it
 * @param growing the text is still arriving: what is open at its end counts as closed there
 */
export function parseMarkdown(text: string, growing = false): MarkdownElement[] {
  return readBlocks(text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', '    ').split('\n'), growing, 0);
}

interface Block {
  readonly element: MarkdownElement;
  /** Lines. */
  readonly length: number;
}

function readBlocks(lines: readonly string[], growing: boolean, depth: number): MarkdownElement[] {
  const elements: MarkdownElement[] = [];
  for (let rest = lines; rest.length > 0;) {
    const block = rest[0]?.trim() === '' ? undefined : readBlock(rest, growing, depth);
    if (block) elements.push(block.element);
    rest = rest.slice(block?.length ?? 1);
  }
  return elements;
}

/** The first block of `lines`; it is still arriving where it has all of them. */
function readBlock(lines: readonly string[], growing: boolean, depth: number): Block {
  const first = lines[0] ?? '';
  const grows = (length: number) => growing && length === lines.length;
  const fence = FENCE.exec(first)?.[1];
  if (fence) {
    const length = countWhile(lines.slice(1), (line) => !FENCE.exec(line)?.[1]?.startsWith(fence));
    const code = { tag: 'code', children: [lines.slice(1, 1 + length).join('\n')] } as const;
    return { element: { tag: 'pre', children: [code] }, length: length + 2 };
  }
  if (RULE.test(first)) return { element: { tag: 'hr', children: [] }, length: 1 };
  const heading = HEADING.exec(first)?.[1];
  if (heading !== undefined) {
    // A heading of an answer is none of the page.
    const children = [{ tag: 'strong', children: parseInline(heading, grows(1)) } as const];
    return { element: { tag: 'p', children }, length: 1 };
  }
  if (depth < MAX_DEPTH && QUOTE.test(first)) {
    const length = countWhile(lines, (line) => QUOTE.test(line));
    const inner = lines.slice(0, length).map((line) => line.replace(QUOTE, ''));
    return { element: { tag: 'blockquote', children: readBlocks(inner, grows(length), depth + 1) }, length };
  }
  if (depth < MAX_DEPTH && ITEM.test(first)) return readList(lines, growing, depth);
  if (TABLE_RULE.test(lines[1] ?? '')) return readTable(lines, growing);
  const goesOn = (line: string, index: number) =>
    index === 0 || (line.trim() !== '' && !interruptsParagraph(line) && !TABLE_RULE.test(lines[index + 1] ?? ''));
  const length = countWhile(lines, goesOn);
  const text = lines.slice(0, length).map((line) => line.trim());
  return { element: { tag: 'p', children: parseInline(text.join('\n'), grows(length)) }, length };
}

/** A number breaks a paragraph up only as the first of a list: a line may begin with a year and a full stop. */
function interruptsParagraph(line: string): boolean {
  const number = ITEM.exec(line)?.[2] ?? '1';
  return number === '1' && [FENCE, HEADING, RULE, QUOTE, ITEM].some((pattern) => pattern.test(line));
}

function readTable(lines: readonly string[], growing: boolean): Block {
  const length = 2 + countWhile(lines.slice(2), (line) => line.includes('|'));
  const grows = growing && length === lines.length;
  const rows = lines.slice(0, length).toSpliced(1, 1);
  const children = rows.map((line, row): MarkdownElement => {
    const tag = row === 0 ? 'th' : 'td';
    const cells = line.trim().match(CELL) ?? [];
    return { tag: 'tr', children: cells.map((text) => ({ tag, children: parseInline(text.trim(), grows) })) };
  });
  return { element: { tag: 'table', children: [{ tag: 'tbody', children }] }, length };
}

function readList(lines: readonly string[], growing: boolean, depth: number): Block {
  const number = ITEM.exec(lines[0] ?? '')?.[2];
  const items: string[][] = [];
  let length = 0;
  let width = 0;
  for (const [index, line] of lines.entries()) {
    const marker = RULE.test(line) ? null : ITEM.exec(line);
    const isNested = indentOf(line) >= indentOf(lines[0] ?? '') + 2;
    const isItem = marker && !isNested && (marker[2] === undefined) === (number === undefined);
    const isBlank = line.trim() === '';
    const goesOn = isNested || isBlank || (lines[index - 1]?.trim() !== '' && !marker && !interruptsParagraph(line));
    if (!isItem && !goesOn) break;
    if (isItem) width = marker[0].length;
    if (isItem) items.push([line.slice(width)]);
    else items.at(-1)?.push(line.slice(Math.min(width, indentOf(line))));
    if (!isBlank) length = index + 1;
  }
  const children = items.map((item, index): MarkdownElement => {
    const grows = growing && length === lines.length && index === items.length - 1;
    return { tag: 'li', children: readBlocks(item, grows, depth + 1) };
  });
  if (number === undefined) return { element: { tag: 'ul', children }, length };
  return { element: { tag: 'ol', start: Number(number), children }, length };
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function countWhile(lines: readonly string[], holds: (line: string, index: number) => boolean): number {
  const end = lines.findIndex((line, index) => !holds(line, index));
  return end === -1 ? lines.length : end;
}

/**
 * The text without its marks, to be read aloud or pasted elsewhere.
 * @param page The page's own address: with it every link is followed by the whole address that it leads to.
 */
export function plainText(blocks: readonly MarkdownNode[], page?: string): string {
  // Read aloud it would be a “dash”.
  const bullet = page ? '- ' : '';
  const textOf = (node: MarkdownNode): string => {
    if (typeof node === 'string') return node;
    const { tag, children, start, href } = node;
    const texts = children.map(textOf);
    if (tag === 'ul') return texts.map((text) => bullet + text).join('');
    if (tag === 'ol') return texts.map((text, index) => `${(start ?? 1) + index}. ${text}`).join('');
    const inner = texts.join('');
    if (tag === 'a' && page) return withAddress(inner, new URL(href ?? '', page).href);
    if (tag === 'td' || tag === 'th') return `${inner}\t`;
    return /^(?:p|pre|li|tr|blockquote)$/.test(tag) ? `${inner.trim()}\n` : inner;
  };
  const parts = blocks.map((block) => textOf(block).trim()).filter(Boolean);
  return parts.join(page ? '\n\n' : '\n');
}

function withAddress(label: string, href: string): string {
  const address = href.replace(/^mailto:/, '');
  return label === address || `${label}/` === address ? label : `${label} (${address})`;
}
