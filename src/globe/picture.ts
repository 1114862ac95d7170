/** The parts of the globe that the page itself draws — body, marker, leader, label — brought to where the camera sees them. */
import type { Box } from './label-place.ts';
import type { View } from './orders.ts';
import { MOVED, type Layout } from './pose.ts';

/** The finest canvas, in px: beyond it nobody sees more. */
const MOST_PIXELS = 1600;

/** The named part of the globe: `data-part` in globe.tsx. */
export function part(root: HTMLElement, name: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!element) throw new Error(`The globe has no part ${name}`);
  return element;
}

export class Picture {
  readonly #root: HTMLElement;
  readonly #stage: HTMLElement;
  readonly #marker: HTMLElement;
  readonly #room: HTMLElement;
  readonly #label: HTMLElement;
  readonly #moved: readonly HTMLElement[];
  #opacity: number | undefined;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#stage = part(root, 'stage');
    this.#marker = part(root, 'marker');
    this.#room = part(root, 'room');
    this.#label = part(root, 'label');
    this.#moved = MOVED.map((name) => part(root, name));
  }

  /** Reads sizes and places from the page. Not for a frame: it may cost a layout. */
  measure(): Layout {
    const side = this.#stage.clientWidth;
    const [left, top] = [this.#room.offsetLeft + this.#label.offsetLeft, this.#room.offsetTop + this.#label.offsetTop];
    const margin = Number.parseFloat(getComputedStyle(this.#root).getPropertyValue('--margin'));
    const stageLeft = this.#stage.getBoundingClientRect().left;
    const windowWidth = document.documentElement.clientWidth;
    const label: Box = { left, top, right: left + this.#label.offsetWidth, bottom: top + this.#label.offsetHeight };
    const bounds: Box = { left: margin - stageLeft, top: 0, right: windowWidth - margin - stageLeft, bottom: side };
    return { side, finest: Math.min(side * devicePixelRatio, MOST_PIXELS), label, bounds };
  }

  /** Moves to a view what stands elsewhere in it: in most frames the marker alone. */
  show(view: View): void {
    // By index: to take it apart would take as long as all else here but the writing.
    const opacity = view[1];
    if (opacity !== this.#opacity) {
      this.#opacity = opacity;
      const { style } = this.#marker;
      style.opacity = String(opacity);
      // Its transform alone says where it stands.
      style.left = style.top = '0';
    }
    this.#moved.forEach((element, index) => {
      const transform = view[index + 5] as string | undefined;
      if (transform) element.style.transform = transform;
    });
  }

  /** Leaves everything to the styles again, as in the still picture. */
  reset(): void {
    this.#opacity = undefined;
    for (const element of this.#moved) element.removeAttribute('style');
  }
}
