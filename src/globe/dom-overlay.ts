/** The parts of the globe that the page itself draws — body, marker, leader, label — and what the scene takes from the styles. */
import type { Layout, Offset, Pose } from './placement.ts';
import type { Colour } from './renderer.ts';

/** px: beyond it nobody sees more. */
const MAX_CANVAS = 1600;
/** The leader's length in the styles, in px. */
const LEADER = 66;

/** The named part of the globe: `data-part` in globe.tsx. */
export function part(root: HTMLElement, name: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!element) throw new Error(`The globe has no part ${name}`);
  return element;
}

/** Reads sizes and places from the page. Not for a frame: it may cost a layout. */
export function measure(root: HTMLElement): Layout {
  const [stage, room, label] = [part(root, 'stage'), part(root, 'room'), part(root, 'label')];
  const side = stage.clientWidth;
  const [left, top] = [room.offsetLeft + label.offsetLeft, room.offsetTop + label.offsetTop];
  const margin = Number.parseFloat(getComputedStyle(root).getPropertyValue('--margin'));
  const stageLeft = stage.getBoundingClientRect().left;
  return {
    side,
    finest: Math.min(side * devicePixelRatio, MAX_CANVAS),
    label: { left, top, right: left + label.offsetWidth, bottom: top + label.offsetHeight },
    bounds: {
      left: margin - stageLeft,
      top: 0,
      right: document.documentElement.clientWidth - margin - stageLeft,
      bottom: side,
    },
  };
}

/** The colours that the styles give the poster, in whatever theme holds. */
export function readColours(root: HTMLElement): { readonly dots: Colour; readonly lines: Colour } {
  const colourOf = (name: string): Colour => {
    const parts = getComputedStyle(part(root, name)).color.match(/[\d.]+/g) ?? [];
    const [red = 0, green = 0, blue = 0, opacity = 1] = parts.map(Number);
    return [red / 255, green / 255, blue / 255, opacity];
  };
  return { dots: colourOf('dots'), lines: colourOf('lines') };
}

/** Calls back when the theme changes: by the page's switch, by the system, by forced colours. */
export function onThemeChange(change: () => void, signal: AbortSignal): void {
  const theme = new MutationObserver(change);
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => theme.disconnect());
  for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)'])
    matchMedia(query).addEventListener('change', change, { signal });
}

/** Calls back when an element comes into sight or leaves it: the window's part of the page, and the tab that is shown. */
export function onVisibility(element: Element, report: (isVisible: boolean) => void, signal: AbortSignal): void {
  let isInView = false;
  const update = () => report(isInView && !document.hidden);
  const view = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    update();
  });
  view.observe(element);
  signal.addEventListener('abort', () => view.disconnect());
  document.addEventListener('visibilitychange', update, { signal });
}

/** Moves the page's own parts to where a pose has them. */
export class DomOverlay {
  readonly #parts;

  constructor(root: HTMLElement) {
    this.#parts = {
      sphere: part(root, 'sphere'),
      marker: part(root, 'marker'),
      label: part(root, 'label'),
      leader: part(root, 'leader'),
    };
  }

  show({ size, marker, opacity, shift, leader }: Pose): void {
    const parts = this.#parts;
    parts.sphere.style.transform = `scale(${size.toFixed(4)})`;
    // Its transform alone says where it stands, with a layer of its own: it moves with every frame.
    const transform = `translate3d(${inPx(marker)},0)`;
    Object.assign(parts.marker.style, { left: '0', top: '0', opacity: String(opacity), transform });
    if (opacity === 0) return;
    parts.label.style.transform = `translate(${inPx(shift)})`;
    const length = (leader.length / LEADER).toFixed(3);
    parts.leader.style.transform = `translate(${inPx(leader)}) rotate(${leader.angle.toFixed(3)}rad) scaleX(${length})`;
  }

  /** Leaves everything to the styles again, as on the poster. */
  reset(): void {
    for (const element of Object.values(this.#parts)) element.removeAttribute('style');
  }
}

function inPx({ x, y }: Offset): string {
  return `${x.toFixed(1)}px,${y.toFixed(1)}px`;
}
