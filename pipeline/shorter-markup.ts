/** Markup without what a browser reads the same when it is missing: all of a page travels in its first flight. */

/** Takes what React wrote: there a quotation mark in a text is `&quot;`, and these elements stand in drawings alone. */
export function shorterMarkup(html: string): string {
  return html
    .replaceAll('<wbr/>', '<wbr>')
    .replaceAll('=""', '')
    .replaceAll(/(<(circle|path|stop|use) [^>]*)><\/\2>/g, '$1/>');
}
