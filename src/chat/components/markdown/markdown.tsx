/** An answer's Markdown as React elements: no HTML string is ever made, no image ever fetched. */
import { Fragment, memo, useMemo, type ReactNode } from 'react';
import { ExternalLink } from '#components/external-link.tsx';
import { parseMarkdown } from './blocks.ts';
import { plainText, type Block, type Inline } from './tree.ts';

interface MarkdownProps {
  readonly text: string;
  /** The text is still arriving: what is open at its end is shown as if it were closed. */
  readonly growing: boolean;
}

export function Markdown({ text, growing }: MarkdownProps) {
  const blocks = useMemo(() => parseMarkdown(text, growing), [text, growing]);
  // Each block by itself: an answer may quote another script.
  return <Blocks blocks={blocks} dir="auto" />;
}

/** The words without their marks. */
export function plainMarkdown(text: string): string {
  return plainText(parseMarkdown(text));
}

interface BlocksProps {
  readonly blocks: readonly Block[];
  /** Of the outermost blocks: what stands in them goes with them. */
  readonly dir?: 'auto';
}

function Blocks({ blocks, ...dir }: BlocksProps) {
  return blocks.map((block, index) => <BlockElement key={index} block={block} {...dir} />);
}

interface BlockProps {
  readonly block: Block;
  readonly dir?: 'auto';
}

/** While an answer grows, only its last block changes: the others are not rendered again. */
const BlockElement = memo(
  ({ block, dir }: BlockProps) => element(block, dir),
  (before, now) => JSON.stringify(before) === JSON.stringify(now),
);

function element(block: Block, dir: 'auto' | undefined): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p dir={dir}>
          <Inlines parts={block.children} />
        </p>
      );
    // A heading of an answer is none of the page.
    case 'heading':
      return (
        <p dir={dir}>
          <strong>
            <Inlines parts={block.children} />
          </strong>
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
    case 'list':
      return <List {...block} dir={dir} />;
    case 'table':
      return <Table {...block} dir={dir} />;
    case 'rule':
      return <hr />;
    default:
      return block satisfies never;
  }
}

type Directed<Kind extends Block['kind']> = Extract<Block, { kind: Kind }> & { readonly dir: 'auto' | undefined };

function List({ start, items, dir }: Directed<'list'>) {
  const children = items.map((blocks, index) => (
    <li key={index}>
      <Blocks blocks={blocks} />
    </li>
  ));
  return start === undefined ? (
    <ul dir={dir}>{children}</ul>
  ) : (
    <ol dir={dir} start={start}>
      {children}
    </ol>
  );
}

function Table({ rows, dir }: Directed<'table'>) {
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
