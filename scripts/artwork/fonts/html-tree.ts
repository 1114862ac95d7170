/** Reads markup as React writes it (every tag closed, every attribute quoted) into a tree. */

export interface ElementNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: ElementNode | undefined;
  readonly children: (ElementNode | string)[];
}

/** Elements and texts, comments left out. */
const PARTS = /<!--.*?-->|<(\/?)([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gs;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** @param lang The `lang` of the document around the markup. */
export function readHtml(html: string, lang: string): ElementNode {
  const root: ElementNode = { name: 'html', attributes: { lang }, parent: undefined, children: [] };
  let open = root;
  for (const [, closing, name = '', attributes = '', selfClosing, text] of html.matchAll(PARTS)) {
    if (text !== undefined) open.children.push(decoded(text));
    else if (closing) open = open.parent ?? root;
    else if (name !== '') {
      const element = { name, attributes: readAttributes(attributes), parent: open, children: [] };
      open.children.push(element);
      if (!selfClosing) open = element;
    }
  }
  return root;
}

export function textOf({ children }: ElementNode): string {
  return children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}

function readAttributes(source: string): Record<string, string> {
  return Object.fromEntries(
    [...source.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, decoded(value)]),
  );
}

function decoded(text: string): string {
  return text.replaceAll(/&([\w#]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
