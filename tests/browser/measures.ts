/** What can be measured of a page as it stands. Each function runs in the page, in every browser. */

/** The texts that are cut off or run over their neighbour. */
export function spillingTexts(): string[] {
  const texts = 'h1,h2,h3,h4,p,b,li,a,button,dt,dd,label,[data-message-id] > div';
  return [...document.querySelectorAll<HTMLElement>(`:is(main,footer,[data-chat]) :is(${texts})`)]
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
      top += Math.min(0, Number.parseFloat(style.top));
      left += Math.min(0, Number.parseFloat(style.left));
      bottom -= Math.min(0, Number.parseFloat(style.bottom));
      right -= Math.min(0, Number.parseFloat(style.right));
    }
    // What a browser rounds is no fault.
    if (Math.min(bottom - top, right - left) < 43.5)
      small.push(`${right - left} × ${bottom - top}: ${element.outerHTML.slice(0, 100)}`);
  }
  return small;
}

/** The lines that can be seen to begin with a mark that closes what stands before it (JLREQ 3.1.7, CLREQ 3.1.3). */
export function linesThatBeginWrong(): string[] {
  const wrong: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let before: DOMRect | undefined;
  let block: Element | undefined | null;
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (!parent?.checkVisibility()) continue;
    let around: Element | null = parent;
    while (around && getComputedStyle(around).display === 'inline') around = around.parentElement;
    if (around !== block) before = undefined;
    block = around;
    for (const [at, character] of [...text.data].entries()) {
      range.setStart(text, at);
      range.setEnd(text, at + character.length);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      if (
        before &&
        box.left < before.left &&
        box.top > before.top + 4 &&
        /[、。，．！？：；）」』】〕]/.test(character)
      )
        wrong.push(text.data.slice(Math.max(0, at - 8), at + 4));
      before = box;
    }
  }
  return wrong;
}
