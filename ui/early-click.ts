/** A click that comes before the page's script: who needs the script is kept, and clicked again when it is there. */

declare global {
  /** Between the head's script and the page's. */
  var earlyClick: HTMLElement | null | undefined;
}

/**
 * In the head: keeps what was clicked last. Links and menus work without a script, and need no second click; where a link
 * leads shall be found where it will stay, so all is laid out at once (lay-out-rest.ts).
 */
export function keepEarlyClick(): void {
  // Not a listener: the page's script, which is another file, must be able to take it away.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  window.onclick = ({ target }) => {
    if ((target as Element).closest('a')) delete document.documentElement.dataset['rest'];
    globalThis.earlyClick = (target as Element).closest<HTMLElement>('[type=button]:not([popovertarget])');
  };
}

/** As soon as the page hears clicks. React brings to life at once what is clicked. */
export function repeatEarlyClick(): void {
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  window.onclick = null;
  globalThis.earlyClick?.click();
}
