/** What is out of sight is laid out after what is seen, part by part, and at once for who goes there. */
import { whenIdle, whenIdleAfterFrame } from './when-idle.ts';

/** What a page is laid out in. */
export const PARTS = 'main > section, footer';
/**
 * What is laid out by itself: what is drawn behind the page, each part below the first screen, and in it each block that
 * comes in (ui/reveal.tsx), and what costs as much as one of them.
 */
const REST = '[data-behind], section + section, [data-reveal], [data-alone], footer';

/**
 * Lays out what base.css leaves out of the first screen (`data-rest`).
 * @param onEnd called when all of it is laid out
 */
export function layOutRest(onEnd = () => {}): void {
  const { dataset } = document.documentElement;
  if (!('rest' in dataset)) return onEnd();
  const rest = [...document.querySelectorAll<HTMLElement>(REST)];
  inTurn(
    rest,
    (part) => (part.style.contentVisibility = 'visible'),
    () => {
      delete dataset['rest'];
      for (const { style } of rest) style.contentVisibility = '';
      onEnd();
    },
  );
}

/** Lays out one part in a frame, when the browser is idle; what is left of them at once, when a link is followed. */
export function inTurn<Part extends Element>(
  parts: readonly Part[],
  layOut: (part: Part) => void,
  onEnd: () => void,
): void {
  const waiting = [...parts];
  const next = () => {
    const part = waiting.shift();
    if (!part) return end();
    layOut(part);
    whenIdleAfterFrame(next);
  };
  const end = () => {
    removeEventListener('click', onClick, true);
    onEnd();
  };
  // A link to a section shall find it where it will stay.
  const onClick = ({ target }: Event) => {
    if ((target as Element).closest('a')) for (const part of waiting.splice(0)) layOut(part);
  };
  addEventListener('click', onClick, true);
  whenIdle(next);
}
