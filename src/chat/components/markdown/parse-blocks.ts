/** Reads an answer's Markdown: paragraphs, headings, lists, tables, quotes, code. Raw HTML is text like any other. */
import { parseInline, type Inline } from './parse-inline.ts';

export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly children: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'list'; readonly start: number | undefined; readonly items: readonly (readonly Block[])[] }
  /** Cells in rows, the head first. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly Block[])[] }
  | { readonly kind: 'rule' };

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
export function parseMarkdown(text: string, growing = false): Block[] {
  return readBlocks(text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', '    ').split('\n'), growing, 0);
}

function readBlocks(lines: readonly string[], growing: boolean, depth: number): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (line.trim() === '') {
      at++;
      continue;
    }
    const rest = lines.slice(at);
    const { block, length } = readBlock(rest, line, depth, (taken) => growing && at + taken === lines.length);
    blocks.push(block);
    at += length;
  }
  return blocks;
}

interface Read {
  readonly block: Block;
  /** Lines. */
  readonly length: number;
}

/** Whether a block of so many lines is the one that is still arriving. */
type Grows = (length: number) => boolean;

function readBlock(lines: readonly string[], first: string, depth: number, grows: Grows): Read {
  const fence = FENCE.exec(first)?.[1];
  if (fence) return readCode(lines, fence);
  if (RULE.test(first)) return { block: { kind: 'rule' }, length: 1 };
  const heading = HEADING.exec(first)?.[1];
  if (heading !== undefined) return { block: { kind: 'heading', children: parseInline(heading, grows(1)) }, length: 1 };
  if (depth < MAX_DEPTH && QUOTE.test(first)) return readQuote(lines, depth, grows);
  if (depth < MAX_DEPTH && ITEM.test(first)) return readList(lines, depth, grows);
  if (TABLE_RULE.test(lines[1] ?? '')) return readTable(lines, grows);
  const length =
    1 +
    countWhile(
      lines.slice(1),
      (line, index) => line.trim() !== '' && !interruptsParagraph(line) && !TABLE_RULE.test(lines[index + 2] ?? ''),
    );
  const text = lines.slice(0, length).map((line) => line.trim());
  return { block: { kind: 'paragraph', children: parseInline(text.join('\n'), grows(length)) }, length };
}

/** A number breaks a paragraph up only as the first of a list: a line may begin with a year and a full stop. */
function interruptsParagraph(line: string): boolean {
  const number = ITEM.exec(line)?.[2] ?? '1';
  return number === '1' && [FENCE, HEADING, RULE, QUOTE, ITEM].some((pattern) => pattern.test(line));
}

function readCode(lines: readonly string[], fence: string): Read {
  const length = countWhile(lines.slice(1), (line) => !FENCE.exec(line)?.[1]?.startsWith(fence));
  return { block: { kind: 'code', text: lines.slice(1, 1 + length).join('\n') }, length: length + 2 };
}

function readTable(lines: readonly string[], grows: Grows): Read {
  const length = 2 + countWhile(lines.slice(2), (line) => line.includes('|'));
  const rows = lines.slice(0, length).map((line) =>
    (line.trim().match(CELL) ?? []).map((cell): Block => {
      return { kind: 'paragraph', children: parseInline(cell.trim(), grows(length)) };
    }),
  );
  return { block: { kind: 'table', rows: rows.filter((_, index) => index !== 1) }, length };
}

function readQuote(lines: readonly string[], depth: number, grows: Grows): Read {
  const length = countWhile(lines, (line) => QUOTE.test(line));
  const inner = lines.slice(0, length).map((line) => line.replace(QUOTE, ''));
  return { block: { kind: 'quote', blocks: readBlocks(inner, grows(length), depth + 1) }, length };
}

function readList(lines: readonly string[], depth: number, grows: Grows): Read {
  const start = ITEM.exec(lines[0] ?? '')?.[2];
  const items: (readonly Block[])[] = [];
  let length = 0;
  while (length < lines.length) {
    const marker = ITEM.exec(lines[length] ?? '');
    if (!marker || (marker[2] === undefined) !== (start === undefined) || RULE.test(lines[length] ?? '')) break;
    const taken = 1 + countItemLines(lines.slice(length + 1), marker[1]?.length ?? 0);
    const [first = '', ...more] = lines.slice(length, length + taken);
    const inner = [first.slice(marker[0].length), ...more.map((line) => outdent(line, marker[0].length))];
    length += taken;
    items.push(readBlocks(inner, grows(length), depth + 1));
  }
  return { block: { kind: 'list', start: start === undefined ? undefined : Number(start), items }, length };
}

/** What follows an item's first line and belongs to it: indented lines, and the blank lines between them. */
function countItemLines(lines: readonly string[], indent: number): number {
  let belongs = 0;
  for (const [index, line] of lines.entries()) {
    const blank = line.trim() === '';
    const blankBefore = index > 0 && lines[index - 1]?.trim() === '';
    const indented = indentOf(line) >= indent + 2;
    if (!blank && !indented && (blankBefore || ITEM.test(line) || interruptsParagraph(line))) break;
    if (!blank) belongs = index + 1;
  }
  // Blank lines between two items are part of the list.
  const next = lines[belongs + countWhile(lines.slice(belongs), (line) => line.trim() === '')];
  return next !== undefined && ITEM.test(next) ? lines.indexOf(next, belongs) : belongs;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function outdent(line: string, width: number): string {
  return line.slice(Math.min(width, indentOf(line)));
}

function countWhile(lines: readonly string[], holds: (line: string, index: number) => boolean): number {
  const end = lines.findIndex((line, index) => !holds(line, index));
  return end === -1 ? lines.length : end;
}

/** The words alone, as they are read aloud. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.map(blockText).filter(Boolean).join('\n');
}

function blockText(block: Block): string {
  if ('children' in block) return block.children.map(inlineText).join('');
  if ('text' in block) return block.text;
  if ('blocks' in block) return plainText(block.blocks);
  const groups = 'items' in block ? block.items : 'rows' in block ? block.rows : [];
  return groups.map(plainText).join('\n');
}

function inlineText(inline: Inline): string {
  if (inline.kind === 'break') return '\n';
  return 'children' in inline ? inline.children.map(inlineText).join('') : inline.text;
}
