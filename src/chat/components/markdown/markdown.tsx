/** An answer's Markdown as React elements: no HTML string is ever made, no image ever fetched. */
import { Fragment, memo, useMemo, type ReactNode } from 'react';
import { ExternalLink } from '#components/external-link.tsx';
import { parseMarkdown, plainText, type Block } from './parse-blocks.ts';
import type { Inline } from './parse-inline.ts';

interface MarkdownProps {
  readonly text: string;
  /** The text is still arriving: what is open at its end is shown as if it were closed. */
  readonly growing: boolean;
}

export const Markdown = memo(({ text, growing }: MarkdownProps) => {
  const blocks = useMemo(() => parseMarkdown(text, growing), [text, growing]);
  // Each block by itself: an answer may quote another script.
  return <Blocks blocks={blocks} dir="auto" />;
});

/** The words without their marks. */
export function plainMarkdown(text: string): string {
  return plainText(parseMarkdown(text));
}

/** Of the outermost blocks: what stands in them goes with them. */
type Direction = 'auto' | undefined;

function Blocks({ blocks, dir }: { readonly blocks: readonly Block[]; readonly dir?: Direction }) {
  return blocks.map((block, index) => <BlockElement key={index} block={block} dir={dir} />);
}

/** While an answer grows, only its last block changes: the others are not rendered again. */
const BlockElement = memo(
  ({ block, dir }: { readonly block: Block; readonly dir?: Direction }) => blockElement(block, dir),
  (before, now) => JSON.stringify(before) === JSON.stringify(now),
);

function blockElement(block: Block, dir: Direction): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return <p dir={dir}>{inlineElements(block.children)}</p>;
    // A heading of an answer is none of the page.
    case 'heading':
      return (
        <p dir={dir}>
          <strong>{inlineElements(block.children)}</strong>
        </p>
      );
    case 'code':
      return (
        <pre dir="ltr">
          <code>{block.text}</code>
        </pre>
      );
    case 'quote':
      return (
        <blockquote dir={dir}>
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'list': {
      const List = block.start === undefined ? 'ul' : 'ol';
      return (
        <List dir={dir} start={block.start}>
          {block.items.map((blocks, index) => (
            <li key={index}>
              <Blocks blocks={blocks} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <Table rows={block.rows} dir={dir} />;
    case 'rule':
      return <hr />;
    default:
      return block satisfies never;
  }
}

function Table({ rows, dir }: { readonly rows: readonly (readonly Block[])[]; readonly dir: Direction }) {
  return (
    <table dir={dir}>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) => {
              const Cell = row === 0 ? 'th' : 'td';
              return (
                <Cell key={column}>
                  <BlockElement block={cell} />
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const TAGS = { strong: 'strong', emphasis: 'em', strike: 's' } as const;

function inlineElements(parts: readonly Inline[]): ReactNode[] {
  return parts.map((part, index) => <Fragment key={index}>{inlineElement(part)}</Fragment>);
}

function inlineElement(inline: Inline): ReactNode {
  if ('text' in inline) return inline.kind === 'code' ? <code>{inline.text}</code> : inline.text;
  if (inline.kind === 'break') return <br />;
  const children = inlineElements(inline.children);
  if (inline.kind === 'link') {
    const Link = inline.href.startsWith('https:') ? ExternalLink : 'a';
    return <Link href={inline.href}>{children}</Link>;
  }
  const Tag = TAGS[inline.kind];
  return <Tag>{children}</Tag>;
}
