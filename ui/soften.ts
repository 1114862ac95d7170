/** New words are there at once; they only come up out of the ground instead of jumping into the place of the old ones. */

/** ms */
const TIME = 160;

/** What says something in another language, in as few pieces as can be; a block that waits for its turn goes on waiting. */
const PIECES =
  'header > div > a > span, header nav, main > section > :not([data-globe], [aria-hidden], [data-reveal]:not([data-revealed]))';

/** Call it in the task that changed the words: no frame shows them without it. */
export function soften(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const piece of document.querySelectorAll(PIECES)) {
    // What is out of sight is not even laid out (hold.ts).
    const isSeen = !piece.closest('[data-held]');
    if (isSeen) piece.animate([{ opacity: 0.35 }, {}], { duration: TIME, easing: 'ease-out' });
  }
}
