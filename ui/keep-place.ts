/** Keeps what the visitor reads where it stands while the page's texts change: those above it may need more or fewer lines. */
import { hold, letGo } from './hold.ts';

/** px under the window's top, behind the header: what the visitor reads begins here. */
const READING_LINE = 80;

/** How many changes there were. */
let newest = 0;
/** px from the page's top, where it was last scrolled to. */
let kept = 0;

interface SectionPlace {
  /** px from the page's top */
  readonly top: number;
  readonly height: number;
}

/**
 * Runs a change of the page's texts: what is in sight is laid out with it, the rest keeps its height until it has its new
 * texts and the browser is idle. Follows the change with every part that is laid out, and once more with every face that the new texts had to wait
 * for. Meanwhile the browser's own way of keeping a place rests: two corrections would be one too many.
 * @param change is told what is out of sight, by ids, and resolves when that has changed too
 */
export function keepPlace(change: (outOfSight: readonly string[]) => Promise<void>): void {
  const turn = (newest += 1);
  const { style } = document.documentElement;
  const sections = [...document.querySelectorAll('main > section')];
  style.overflowAnchor = 'none';
  let before = sections.map(placeOf);
  const follow = (read = placeRead()) => {
    // The next change takes everything over as it stands.
    if (turn !== newest) return;
    const after = sections.map(placeOf);
    if (read > 0) {
      kept = samePlace(read, before, after);
      scrollTo({ top: kept, behavior: 'instant' });
    }
    before = after;
  };
  const outOfSight = hold();
  const read = placeRead();
  const changed = change(outOfSight.map(({ id }) => id));
  // At the top there is no place to keep, and the next frame lays the page out anyway.
  if (read > 0) follow(read);
  // What grows above the place that is read moves it, too.
  const sizes = new ResizeObserver(() => follow());
  for (const part of outOfSight) sizes.observe(part);
  const laidOut = (async () => {
    try {
      await changed;
      follow();
    } finally {
      await letGo(follow);
    }
  })();
  const faces = [...document.fonts].filter(({ status }) => status === 'loading');
  const arrivals = faces.map((face) => face.loaded.catch(() => face).then(() => follow()));
  void Promise.all([laidOut, ...arrivals]).then(() => {
    sizes.disconnect();
    if (turn === newest) style.overflowAnchor = '';
  });
}

/** A page that is scrolled to part of a pixel may stop at a whole one: what one step loses, all of them together must not. */
function placeRead(): number {
  return Math.abs(scrollY - kept) < 1 ? kept : scrollY;
}

function placeOf(section: Element): SectionPlace {
  const { top, height } = section.getBoundingClientRect();
  return { top: top + scrollY, height };
}

/** Where the page must be scrolled to, in px. Inside a section the same share of it has been read; above it nothing moves. */
function samePlace(read: number, before: readonly SectionPlace[], after: readonly SectionPlace[]): number {
  const index = before.findIndex(({ top, height }) => top + height > read + READING_LINE);
  const [from, to] = [before[index], after[index]];
  if (!from || !to) return read;
  const into = read - from.top;
  return to.top + (into > 0 ? (into * to.height) / from.height : into);
}
