/**
 * Reads the Markdown inside a paragraph: bold, italic, struck out, code, links.
 * A mark opens before anything but a space and closes after anything but a space. That is more permissive than
 * CommonMark, whose rule about punctuation leaves the asterisks in `これは**「重要」**です` and `**テスト。**次の文`.
 */
export interface MarkdownElement {
  readonly tag: InlineTag | BlockTag;
  readonly children: readonly MarkdownNode[];
  /** Of a link: `https:`, `mailto:` or a section of this page. */
  readonly href?: string;
  /** Of a numbered list. */
  readonly start?: number;
}
type InlineTag = 'a' | 'code' | 'em' | 's' | 'strong';
type BlockTag = 'blockquote' | 'hr' | 'li' | 'ol' | 'p' | 'pre' | 'table' | 'tbody' | 'td' | 'th' | 'tr' | 'ul';

export type MarkdownNode = string | MarkdownElement;

/** Beyond it marks are plain text: nobody means more, and it bounds the work. */
const MAX_DEPTH = 6;

const TOKEN = new RegExp(
  [
    /\\(?<escaped>[!-/:-@[-`{-~])/,
    /(?<ticks>`+)/,
    /(?<image>!?)\[(?<label>(?:\\.|[^\\[\]]|\[(?:\\.|[^\\[\]])*\])*)\]/.source +
      /\(\s?(?:<(?<enclosed>[^<>\n]*)>|(?<destination>(?:[^\s()\\]|\\.|\([^\s()]*\))*))(?:\s(?:"[^"]*"|'[^']*'))?\s?\)/
        .source,
    /<(?<autolink>(?:https:|mailto:)[^\s<>]+)>/,
    /(?<address>https:\/\/[\w\-.~:/?#@!$&'*+,;=%()]+)/,
    /(?<mark>\*+|_+|~+)/,
  ]
    .map((pattern) => (typeof pattern === 'string' ? pattern : pattern.source))
    .join('|'),
  'gs',
);
/** The beginning of a link at the end of a text that is still arriving. */
const OPEN_LINK = /!?\[([^\][]*)(?:\](?:\([^\s()]*)?)?$/;
const OPEN_MARK = /(?<![*_~`])[*_~`]+$|\\$/;
const LETTER = /[\p{L}\p{N}]/u;
const ANCHOR = /^#[\w-]+$/;
const TAGS: Readonly<Record<string, InlineTag>> = { '*': 'em', _: 'em', '**': 'strong', __: 'strong', '~~': 's' };

/** A mark that has no end yet, with what stands after it. */
interface Level {
  readonly mark: string;
  readonly children: MarkdownNode[];
}

/**
 * @param growing The text is still arriving: what is open at its end counts as closed there.
 * @param inLink No link stands inside a link.
 */
export function parseInline(text: string, growing = false, inLink = false): MarkdownNode[] {
  const source = growing ? text.replace(OPEN_LINK, '$1').replace(OPEN_MARK, '') : text;
  const root: Level = { mark: '', children: [] };
  const levels = [root];
  const pattern = new RegExp(TOKEN);
  let at = 0;
  for (let token = pattern.exec(source); token; token = pattern.exec(source)) {
    addTo(levels, source.slice(at, token.index));
    at = pattern.lastIndex;
    const { escaped, ticks, label, image, enclosed, destination, autolink, address, mark } = token.groups ?? {};
    if (escaped) addTo(levels, escaped);
    else if (mark) readMark(levels, mark, source[token.index - 1] ?? ' ', source[at] ?? ' ');
    else if (ticks) {
      const code = readCode(source.slice(at), ticks, growing);
      addTo(levels, code?.element ?? ticks);
      at += code?.length ?? 0;
    } else if (label !== undefined) {
      const href = (enclosed ?? destination ?? '').replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
      // Of an image only the description is kept: to fetch it would tell another host who reads.
      addLink(levels, inLink || image ? undefined : href, parseInline(label, false, inLink || !image));
    } else {
      const bare = autolink ?? address?.replace(/[.,;:!?'*)]+$/, '') ?? '';
      if (!autolink) at = token.index + bare.length;
      addLink(levels, inLink ? undefined : bare, [bare.replace(/^mailto:/, '')]);
    }
    pattern.lastIndex = at;
  }
  addTo(levels, source.slice(at));
  while (levels.length > 1) closeLast(levels, growing);
  return root.children;
}

/** A section of this page, `https:` or `mailto:`; undefined for every other destination: then the label stands as text. */
export function safeHref(destination: string): string | undefined {
  if (ANCHOR.test(destination)) return destination;
  // An address without a protocol (`//host`, `/path`) has no place in an answer: it does not parse.
  const url = URL.canParse(destination) ? new URL(destination) : undefined;
  // `https://known.example@other.example` is read as the one and leads to the other.
  return url && /^(?:https|mailto):$/.test(url.protocol) && !url.username ? url.href : undefined;
}

function addTo(levels: readonly Level[], ...nodes: readonly MarkdownNode[]): void {
  const children = levels.at(-1)?.children ?? [];
  for (const node of nodes) {
    const last = children.at(-1);
    if (typeof node === 'string' && typeof last === 'string') children[children.length - 1] = last + node;
    else if (node !== '') children.push(node);
  }
}

function addLink(levels: readonly Level[], destination: string | undefined, children: readonly MarkdownNode[]): void {
  const href = destination === undefined ? undefined : safeHref(destination);
  addTo(levels, ...(href === undefined ? children : [{ tag: 'a', href, children } as const]));
}

/** Takes the innermost mark away: it and what follows it become an element, or stand as text. */
function closeLast(levels: Level[], closed: boolean): void {
  const { mark = '', children = [] } = levels.pop() ?? {};
  const tag = TAGS[mark];
  addTo(levels, ...(closed && tag ? [{ tag, children }] : [mark, ...children]));
}

/** @param before and @param after are the characters beside the run of `*`, `_` or `~`. */
function readMark(levels: Level[], run: string, before: string, after: string): void {
  // An underscore inside a word is part of the word.
  const isLetter = (character: string) => run.startsWith('_') && LETTER.test(character);
  let rest = run;
  while (before.trim() !== '' && !isLetter(after)) {
    // Three close both marks, in whichever order they were opened.
    const fits = ({ mark }: Level) => mark !== '' && (mark === rest || (rest.length === 3 && rest.startsWith(mark)));
    const from = levels.findLastIndex(fits);
    if (from === -1) break;
    rest = rest.slice(levels[from]?.mark.length);
    while (levels.length > from + 1) closeLast(levels, false);
    closeLast(levels, true);
  }
  const marks = rest.length === 3 ? [rest.slice(0, 2), rest.slice(0, 1)] : [rest];
  const opens = after.trim() !== '' && !isLetter(before) && marks.every((mark) => TAGS[mark]);
  if (!opens || levels.length + marks.length > MAX_DEPTH + 1) return addTo(levels, rest);
  levels.push(...marks.map((mark) => ({ mark, children: [] })));
}

/** The code after its backticks, up to as many others; undefined where there are none. */
function readCode(after: string, ticks: string, growing: boolean) {
  const end = new RegExp(`(?<!\`)${ticks}(?!\`)`).exec(after)?.index;
  if (end === undefined && !growing) return undefined;
  const text = after.slice(0, end);
  // One space on either side lets code begin or end with a backtick.
  const trimmed = /^ .*[^ ].* $/s.test(text) ? text.slice(1, -1) : text;
  const element: MarkdownElement = { tag: 'code', children: [trimmed.replaceAll('\n', ' ')] };
  return { element, length: end === undefined ? text.length : end + ticks.length };
}
