/** An answer's Markdown as React elements: no HTML string is ever made, no image ever fetched. */
import { Fragment, memo, useMemo, type ReactNode } from 'react';
import { ExternalLink } from '#ui/external-link.tsx';
import { parseMarkdown } from './blocks.ts';
import { plainText, type Block, type Inline } from './tree.ts';

interface MarkdownProps {
  readonly text: string;
  /** The text is still arriving: what is open at its end is shown as if it were closed. */
  readonly growing: boolean;
}

export function Markdown({ text, growing }: MarkdownProps) {
  const blocks = useMemo(() => parseMarkdown(text, growing), [text, growing]);
  return <Blocks blocks={blocks} />;
}

/** The words without their marks. */
export function plainMarkdown(text: string): string {
  return plainText(parseMarkdown(text));
}

function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockElement key={index} block={block} />);
}

/** While an answer grows, only its last block changes: the others are not rendered again. */
const BlockElement = memo(
  ({ block }: { readonly block: Block }) => element(block),
  (before, now) => JSON.stringify(before) === JSON.stringify(now),
);

function element(block: Block): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Inlines parts={block.children} />
        </p>
      );
    // A heading of an answer is none of the page.
    case 'heading':
      return (
        <p>
          <strong>
            <Inlines parts={block.children} />
          </strong>
        </p>
      );
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'list':
      return <List {...block} />;
    case 'table':
      return <Table {...block} />;
    case 'rule':
      return <hr />;
    default:
      return block satisfies never;
  }
}

function List({ start, items }: Extract<Block, { kind: 'list' }>) {
  const children = items.map((blocks, index) => (
    <li key={index}>
      <Blocks blocks={blocks} />
    </li>
  ));
  return start === undefined ? <ul>{children}</ul> : <ol start={start}>{children}</ol>;
}

function Table({ rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <table>
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

function Inlines({ parts }: { readonly parts: readonly Inline[] }) {
  return parts.map((inline, index) => <Fragment key={index}>{inlineElement(inline)}</Fragment>);
}

function inlineElement(inline: Inline): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'break':
      return <br />;
    case 'code':
      return <code>{inline.text}</code>;
    case 'strong':
      return (
        <strong>
          <Inlines parts={inline.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inlines parts={inline.children} />
        </em>
      );
    case 'strike':
      return (
        <s>
          <Inlines parts={inline.children} />
        </s>
      );
    case 'link':
      return <Link {...inline} />;
    default:
      return inline satisfies never;
  }
}

function Link({ href, children }: Extract<Inline, { kind: 'link' }>) {
  const label = <Inlines parts={children} />;
  return href.startsWith('https:') ? <ExternalLink href={href}>{label}</ExternalLink> : <a href={href}>{label}</a>;
}
