/** An answer's Markdown as React elements: no HTML string is ever made, no image ever fetched. */
import { createElement, memo, type ReactNode } from 'react';
import { ExternalLink } from '#components/links.tsx';
import { parseMarkdown } from './parse-blocks.ts';
import { parseInline, type MarkdownElement, type MarkdownNode } from './parse-inline.ts';

interface MarkdownProps {
  readonly text: string;
  /** The text is still arriving: what is open at its end is shown as if it were closed. */
  readonly growing: boolean;
}

export const Markdown = memo(({ text, growing }: MarkdownProps) =>
  // Each block has the direction of its own letters: an answer may quote another script.
  parseMarkdown(text, growing).map((block, index) => renderElement(block, index, 'auto')),
);

/** A text of the interface that links to a section of the page, such as `[写信](#contact)`. */
export function InlineMarkdown({ text }: { readonly text: string }) {
  return parseInline(text).map(renderNode);
}

function renderElement({ tag, children, ...attributes }: MarkdownElement, key: number, dir?: 'auto'): ReactNode {
  const type = attributes.href?.startsWith('https:') ? ExternalLink : tag;
  const props = { ...attributes, key, dir: tag === 'pre' ? 'ltr' : dir };
  return createElement(type, props, ...children.map(renderNode));
}

function renderNode(node: MarkdownNode, index: number): ReactNode {
  return typeof node === 'string' ? node : renderElement(node, index);
}
