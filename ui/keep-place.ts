/** Keeps what the visitor reads where it stands while the page's texts change: those above it may need more or fewer lines. */

/** px under the window's top, behind the header: what the visitor reads begins here. */
const READING_LINE = 80;

interface SectionPlace {
  /** px from the page's top */
  readonly top: number;
  readonly height: number;
}

/**
 * Runs a change of the page's texts, and follows it once more with every face that the new texts had to wait for.
 * Meanwhile the browser's own way of keeping a place rests: two corrections would be one too many.
 */
export function keepPlace(change: () => void): void {
  const { style } = document.documentElement;
  const sections = [...document.querySelectorAll('main > section')];
  style.overflowAnchor = 'none';
  let before = sections.map(placeOf);
  const follow = (read = scrollY) => {
    const after = sections.map(placeOf);
    if (read > 0) scrollTo({ top: samePlace(read, before, after), behavior: 'instant' });
    before = after;
  };
  const read = scrollY;
  change();
  follow(read);
  const faces = [...document.fonts].filter(({ status }) => status === 'loading');
  const arrivals = faces.map((face) => face.loaded.catch(() => face).then(() => follow()));
  void Promise.all(arrivals).then(() => (style.overflowAnchor = ''));
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
