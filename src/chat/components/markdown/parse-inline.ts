/**
 * Reads the Markdown inside a line: bold, italic, struck out, code, links.
 * A mark opens before anything but a space and closes after anything but a space. That is more permissive than
 * CommonMark, whose rule about punctuation leaves the asterisks in `これは**「重要」**です` and `**テスト。**次の文`.
 */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'emphasis' | 'strike'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] };

/** Beyond it marks are plain text: nobody means more, and it bounds the work. */
const MAX_DEPTH = 6;
/** The longest address, in characters: beyond it nothing is sought. */
const MAX_ADDRESS = 2_000;

const LETTER = /[\p{L}\p{N}]/u;
const SPACE = /\s/;
const ESCAPED = /^\\[!-/:-@[-`{-~]/;
const BARE_ADDRESS = /^https:\/\/[\w\-.~:/?#@!$&'*+,;=%()]+/;
const ENCLOSED_ADDRESS = /^<((?:https:|mailto:)[^\s<>]+)>/;
const LINK_TAIL = /^\(\s*(?:<([^<>\n]*)>|((?:[^\s()\\]|\\.|\([^\s()]*\))*))(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/;
/** The beginning of a link at the end of a text that is still arriving. */
const OPEN_LINK = /!?\[([^\][]*)(?:\](?:\([^\s()]*)?)?$/;
const ANCHOR = /^#[\w-]+$/;
const SAFE_PROTOCOLS: ReadonlySet<string> = new Set(['https:', 'mailto:']);

/**
 * @param text one paragraph, with its line breaks
 * @param growing the text is still arriving: what is open at its end counts as closed there
 */
export function parseInline(text: string, growing = false): Inline[] {
  const source = growing ? text.replace(OPEN_LINK, '$1').replace(/(?<![*_~`])[*_~`]+$|\\$/, '') : text;
  return new InlineReader(source, growing, 0).read();
}

/** A section of this page, `https:` or `mailto:`; undefined for every other destination: then the label stands as text. */
export function safeHref(destination: string): string | undefined {
  if (ANCHOR.test(destination)) return destination;
  // An address without a protocol (`//host`, `/path`) has no place in an answer: it does not parse.
  const url = URL.canParse(destination) ? new URL(destination) : undefined;
  // `https://known.example@other.example` is read as the one and leads to the other.
  return url && SAFE_PROTOCOLS.has(url.protocol) && !url.username ? url.href : undefined;
}

class InlineReader {
  readonly #text: string;
  readonly #growing: boolean;
  readonly #depth: number;
  readonly #found: Inline[] = [];
  /** Marks that have no end after the place where they were sought last: seeking again would find none either. */
  readonly #endless = new Set<string>();
  #at = 0;
  #plain = '';

  constructor(text: string, growing: boolean, depth: number) {
    this.#text = text;
    this.#growing = growing;
    this.#depth = depth;
  }

  read(): Inline[] {
    while (this.#at < this.#text.length) if (!this.#readMark()) this.#addPlain(this.#text.charAt(this.#at));
    return this.#add([], 0);
  }

  #readMark(): boolean {
    switch (this.#text.charAt(this.#at)) {
      case '\n':
        return !!this.#add([{ kind: 'break' }], 1);
      case '\\':
        return (
          ESCAPED.test(this.#text.slice(this.#at, this.#at + 2)) && this.#addPlain(this.#text.charAt(this.#at + 1), 2)
        );
      case '`':
        return this.#readCode();
      case '*':
      case '_':
      case '~':
        return this.#readEmphasis();
      case '!':
      case '[':
        return this.#readLink();
      case '<':
      case 'h':
        return this.#readAddress();
      default:
        return false;
    }
  }

  #addPlain(text: string, length = text.length): true {
    this.#plain += text;
    this.#at += length;
    return true;
  }

  /** Ends the plain text before it. */
  #add(parts: readonly Inline[], length: number): Inline[] {
    if (this.#plain !== '') this.#found.push({ kind: 'text', text: this.#plain });
    this.#plain = '';
    this.#found.push(...parts);
    this.#at += length;
    return this.#found;
  }

  #inside(from: number, to: number): Inline[] {
    return new InlineReader(this.#text.slice(from, to), this.#growing, this.#depth + 1).read();
  }

  #readCode(): boolean {
    const mark = runAt(this.#text, this.#at);
    const from = this.#at + mark.length;
    const to = this.#seek(mark, from, (at) => runAt(this.#text, at).length === mark.length);
    if (to === undefined) return this.#addPlain(mark);
    const text = this.#text.slice(from, to);
    // One space on either side lets code begin or end with a backtick.
    const trimmed = /^ .*[^ ].* $/s.test(text) ? text.slice(1, -1) : text;
    return !!this.#add([{ kind: 'code', text: trimmed.replaceAll('\n', ' ') }], to + mark.length - this.#at);
  }

  #readEmphasis(): boolean {
    const run = runAt(this.#text, this.#at);
    const from = this.#at + run.length;
    const kind = emphasisOf(run);
    const end =
      kind && this.#depth < MAX_DEPTH && this.#opens(run, from) && this.#seek(run, from, (at) => this.#closes(run, at));
    if (!kind || typeof end !== 'number') return this.#addPlain(run);
    // A longer run closes with its last characters: in `**a *b***` the first of the three belongs to `b`.
    const to = end + Math.max(0, runAt(this.#text, end).length - run.length);
    const children = this.#inside(from, to);
    const both: Inline = { kind: 'strong', children: [{ kind: 'emphasis', children }] };
    return !!this.#add([run.length === 3 ? both : { kind, children }], to + run.length - this.#at);
  }

  #opens(run: string, from: number): boolean {
    if (SPACE.test(this.#text[from] ?? ' ')) return false;
    // An underscore inside a word is part of the word.
    return run[0] !== '_' || !LETTER.test(this.#text[this.#at - 1] ?? '');
  }

  #closes(run: string, at: number): boolean {
    const found = runAt(this.#text, at);
    const fits = found.length === run.length || (found.length === 3 && run.length < 3);
    if (!fits || SPACE.test(this.#text[at - 1] ?? ' ')) return false;
    return run[0] !== '_' || !LETTER.test(this.#text[at + found.length] ?? '');
  }

  /** Where the mark's end stands; a growing text ends every mark. */
  #seek(mark: string, from: number, closes: (at: number) => boolean): number | undefined {
    const sign = mark[0] ?? '';
    if (this.#endless.has(mark)) return undefined;
    for (let at = this.#text.indexOf(sign, from); at !== -1; at = this.#text.indexOf(sign, at)) {
      const escaped = sign !== '`' && this.#text[at - 1] === '\\';
      if (!escaped && closes(at)) return at;
      at += runAt(this.#text, at).length;
    }
    if (this.#growing) return this.#text.length;
    this.#endless.add(mark);
    return undefined;
  }

  /** A link, or an image: of that only the description is kept, since to fetch it would tell another host who reads. */
  #readLink(): boolean {
    const isImage = this.#text[this.#at] === '!';
    const from = this.#at + (isImage ? 2 : 1);
    const to = this.#text[from - 1] === '[' ? this.#endOfLabel(from) : undefined;
    const tail = to === undefined ? null : LINK_TAIL.exec(this.#text.slice(to + 1, to + MAX_ADDRESS));
    if (to === undefined || !tail) return false;
    const children = this.#inside(from, to);
    const href = isImage ? undefined : safeHref((tail[1] ?? tail[2] ?? '').replaceAll(/\\([!-/:-@[-`{-~])/g, '$1'));
    const parts: Inline[] = href === undefined ? children : [{ kind: 'link', href, children: unlinked(children) }];
    return !!this.#add(parts, to + 1 + tail[0].length - this.#at);
  }

  #endOfLabel(from: number): number | undefined {
    if (this.#depth >= MAX_DEPTH || this.#endless.has('[')) return undefined;
    let depth = 1;
    for (let at = from; at < this.#text.length; at++) {
      const sign = this.#text[at];
      if (sign === '\\') at++;
      else if (sign === '[') depth++;
      else if (sign === ']' && --depth === 0) return at;
    }
    this.#endless.add('[');
    return undefined;
  }

  #readAddress(): boolean {
    const rest = this.#text.slice(this.#at, this.#at + MAX_ADDRESS);
    const enclosed = ENCLOSED_ADDRESS.exec(rest);
    const address = enclosed?.[1] ?? BARE_ADDRESS.exec(rest)?.[0].replace(/[.,;:!?'*)]+$/, '') ?? '';
    const href = safeHref(address);
    if (href === undefined) return false;
    const children: Inline[] = [{ kind: 'text', text: address.replace(/^mailto:/, '') }];
    return !!this.#add([{ kind: 'link', href, children }], (enclosed?.[0] ?? address).length);
  }
}

/** The same without links: a label that is itself an address leads where its own link leads. */
function unlinked(parts: readonly Inline[]): Inline[] {
  return parts.flatMap((part) => {
    if (!('children' in part)) return [part];
    const children = unlinked(part.children);
    return part.kind === 'link' ? children : [{ ...part, children }];
  });
}

/** The run of one character that begins here: `**` in `**a`. */
function runAt(text: string, at: number): string {
  let end = at + 1;
  while (end < text.length && text[end] === text[at]) end++;
  return text.slice(at, end);
}

function emphasisOf(run: string): 'strong' | 'emphasis' | 'strike' | undefined {
  if (run[0] === '~') return run.length === 2 ? 'strike' : undefined;
  return run.length === 1 ? 'emphasis' : run.length <= 3 ? 'strong' : undefined;
}
