/**
 * What changes all of the page (a dialog or a menu that makes it inert, a language) is worked out at once for what is in
 * sight. Parts out of sight, but for the first with its globe, are held meanwhile (`data-held`, base.css): they stay as
 * high as they are, and the browser leaves them as they were until they are let go, one at a time, when it is idle.
 */
import { inTurn, PARTS } from './lay-out-rest.ts';

/** How many changes hold the page. */
let holders = 0;
/** A part that comes into sight is shown, whatever holds it. */
let sight: IntersectionObserver | undefined;

/** Holds every part that is out of sight; returns those that are held. Every call needs one of `letGo`. */
export function hold(): HTMLElement[] {
  holders += 1;
  const [, ...below] = document.querySelectorAll<HTMLElement>(PARTS);
  const unseen = below.filter((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return bottom < 0 || top > innerHeight;
  });
  // Written after all is read: every write in between would cost a layout.
  sight ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) target.removeAttribute('data-held');
  });
  for (const part of unseen) {
    part.toggleAttribute('data-held', true);
    sight.observe(part);
  }
  return unseen;
}

/**
 * Ends a hold: the last one shows the parts again, one at a time, or all at once for a key: no Tab leads into what is held.
 * @param onShown called after every part
 */
export async function letGo(onShown = () => {}): Promise<void> {
  holders -= 1;
  const parts = [...document.querySelectorAll('[data-held]')];
  const show = (part: Element) => {
    if (holders > 0) return;
    part.removeAttribute('data-held');
    sight?.unobserve(part);
    onShown();
  };
  const showAll = () => parts.forEach(show);
  addEventListener('keydown', showAll, { capture: true, once: true });
  await new Promise<void>((resolve) => inTurn(parts, show, resolve));
  removeEventListener('keydown', showAll, { capture: true });
}
