/** What an answer consists of, once its Markdown is read. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'emphasis' | 'strike'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] };

export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly children: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'list'; readonly start: number | undefined; readonly items: readonly (readonly Block[])[] }
  /** Cells in rows, the head first. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly Block[])[] }
  | { readonly kind: 'rule' };

/** The words alone, as they are read aloud. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.map(blockText).filter(Boolean).join('\n');
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return block.children.map(inlineText).join('');
    case 'code':
      return block.text;
    case 'quote':
      return plainText(block.blocks);
    case 'list':
      return block.items.map(plainText).join('\n');
    case 'table':
      return block.rows.map(plainText).join('\n');
    case 'rule':
      return '';
    default:
      return block satisfies never;
  }
}

function inlineText(inline: Inline): string {
  if (inline.kind === 'break') return '\n';
  return 'children' in inline ? inline.children.map(inlineText).join('') : inline.text;
}
