/** What lies below the first screen is laid out after it, section by section, and at once for who goes there. */
import { whenIdle } from './when-idle.ts';

const PARTS = 'main > section + section, footer';

/**
 * Lays out what base.css leaves out of the first screen (`data-rest`), one part at a time, when the browser is idle.
 * @param onEnd called when all of it is laid out
 */
export function layOutRest(onEnd = () => {}): void {
  const { dataset } = document.documentElement;
  if (!('rest' in dataset)) return onEnd();
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)];
  const layOut = () => {
    const part = parts.shift();
    if (!part) return layOutAll();
    part.style.contentVisibility = 'visible';
    whenIdle(layOut);
  };
  const layOutAll = () => {
    delete dataset['rest'];
    removeEventListener('click', onClick, true);
    onEnd();
  };
  // A link to a section shall find it where it will stay.
  const onClick = ({ target }: Event) => {
    if ((target as Element).closest('a')) layOutAll();
  };
  addEventListener('click', onClick, true);
  whenIdle(layOut);
}
