/** What can be measured of a page as it stands. Each function runs in the page, in every browser. */

/** The texts that are cut off or run over their neighbour. */
export function spillingTexts(): string[] {
  const texts = 'h1,h2,h3,h4,p,b,li,a,button,dt,dd,label,[data-message-id] > div';
  return [...document.querySelectorAll<HTMLElement>(`:is(header,main,footer,[data-chat]) :is(${texts})`)]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[aria-hidden="true"], .visually-hidden, svg, dialog:not([open])'),
    )
    .filter(
      (element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline',
    )
    .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
}

/**
 * The texts that lie over one another, of all that stands within an element. What only decorates may lie under a text.
 * @param within A selector.
 */
export function textsOverOneAnother(within: string): string[] {
  /** What stays in its place while the rest scrolls under it. */
  const layerOf = (element: Element | null): Element | null => {
    while (element && !/sticky|fixed/.test(getComputedStyle(element).position)) element = element.parentElement;
    return element;
  };
  /** What is to be seen of a place in whatever scrolls around it. */
  const clipped = (place: DOMRect, element: Element | null): DOMRect => {
    for (; element; element = element.parentElement) {
      if (getComputedStyle(element).overflowY === 'visible') continue;
      const { top, bottom } = element.getBoundingClientRect();
      const visibleTop = Math.max(top, place.top);
      place = new DOMRect(
        place.left,
        visibleTop,
        place.width,
        Math.max(0, Math.min(bottom, place.bottom) - visibleTop),
      );
    }
    return place;
  };
  const blocks = new Map<Element, { layer: Element | null; places: DOMRect[] }>();
  const texts = document.createTreeWalker(document.querySelector(within)!, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    const isHidden = '[aria-hidden="true"], .visually-hidden, dialog:not([open]), textarea';
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest(isHidden)) continue;
    let block: Element = parent;
    while (getComputedStyle(block).display.startsWith('inline') && block.parentElement) block = block.parentElement;
    range.selectNodeContents(texts.currentNode);
    const known = blocks.get(block) ?? { layer: layerOf(block), places: [] };
    known.places.push(...[...range.getClientRects()].map((place) => clipped(place, block)));
    blocks.set(block, known);
  }
  const all = [...blocks];
  const over: string[] = [];
  // An edge that touches, and the empty room above and below the letters of a line, are no text.
  const lie = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) * 0.35;
  for (const [index, [one, { layer, places }]] of all.entries())
    for (const [other, { layer: otherLayer, places: otherPlaces }] of all.slice(index + 1)) {
      const isOver = layer === otherLayer && places.some((a) => otherPlaces.some((b) => lie(a, b)));
      if (isOver) over.push(`${one.textContent?.slice(0, 30)} / ${other.textContent?.slice(0, 30)}`);
    }
  return over;
}

/** What covers the middle of the element that has the focus, if anything does. */
export function coverOfFocus(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const seen = document.elementFromPoint(x, y);
  if (seen && (focused.contains(seen) || seen.contains(focused))) return undefined;
  return `${focused.outerHTML.slice(0, 80)} lies under ${seen?.outerHTML.slice(0, 80) ?? 'the edge'}`;
}

/** What one can press with less than 44 px of height or width, but for links within a text (WCAG 2.2 2.5.5). */
export function smallTargets(): string[] {
  const small: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('a, button, input, textarea')) {
    const isInline = /^inline(-block)?$/.test(getComputedStyle(element).display);
    const isLinkInText = isInline && element.matches('p a, [data-message-id] a');
    if (!element.checkVisibility({ visibilityProperty: true }) || isLinkInText) continue;
    if (element.closest('.skip-link, dialog:not([open])')) continue;
    let { top, bottom, left, right } = element.getBoundingClientRect();
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (style.content === 'none' || style.position !== 'absolute') continue;
      top += Math.min(0, Number.parseFloat(style.top) || 0);
      left += Math.min(0, Number.parseFloat(style.left) || 0);
      bottom -= Math.min(0, Number.parseFloat(style.bottom) || 0);
      right -= Math.min(0, Number.parseFloat(style.right) || 0);
    }
    // What a browser rounds is no fault.
    if (Math.min(bottom - top, right - left) < 43.5)
      small.push(`${right - left} × ${bottom - top}: ${element.outerHTML.slice(0, 100)}`);
  }
  return small;
}
