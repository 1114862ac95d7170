import { Fragment } from 'react';

const LINK = /\[([^\]]+)\]\((#[\w-]+)\)/g;

/** A text of the interface that links to a section of the page, such as `[写信](#contact)`. */
export function LineWithLinks({ text }: { readonly text: string }) {
  // Split by a pattern of two groups: text, label, address, text, …
  return text.split(LINK).map((part, index, parts) => (
    <Fragment key={index}>
      {index % 3 === 0 && part}
      {index % 3 === 1 && <a href={parts[index + 1]}>{part}</a>}
    </Fragment>
  ));
}

/** The same without its links, for reading aloud. */
export function withoutLinks(text: string): string {
  return text.replaceAll(LINK, '$1');
}
