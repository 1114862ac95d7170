/** The parts of the globe that the page itself draws — body, marker, leader, label — brought to where the camera sees them. */
import type { Box, Leader } from './label-place.ts';
import type { Layout, Pose } from './pose.ts';

/** The leader's length in the styles, in px. */
const LEADER = 66;
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
  readonly #sphere: HTMLElement;
  readonly #marker: HTMLElement;
  readonly #room: HTMLElement;
  readonly #label: HTMLElement;
  readonly #leader: HTMLElement;
  readonly #written = new Map<HTMLElement, Map<Property, string>>();

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#stage = part(root, 'stage');
    this.#sphere = part(root, 'sphere');
    this.#marker = part(root, 'marker');
    this.#room = part(root, 'room');
    this.#label = part(root, 'label');
    this.#leader = part(root, 'leader');
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

  /** Moves everything to a view. */
  show({ size, marker, opacity, shift, leader }: Pose): void {
    this.#write(this.#sphere, 'transform', `scale(${size.toFixed(4)})`);
    this.#write(this.#marker, 'opacity', opacity.toFixed(3));
    if (opacity === 0) return;
    this.#write(this.#marker, 'left', '0px');
    this.#write(this.#marker, 'top', '0px');
    this.#write(this.#marker, 'transform', `translate3d(${marker.x.toFixed(2)}px,${marker.y.toFixed(2)}px,0)`);
    this.#write(this.#label, 'transform', `translate(${shift.x.toFixed(1)}px,${shift.y.toFixed(1)}px)`);
    this.#write(this.#leader, 'transform', leaderTransform(leader));
  }

  /** Leaves everything to the styles again, as in the still picture. */
  reset(): void {
    for (const element of this.#written.keys()) element.removeAttribute('style');
    this.#written.clear();
  }

  /** Writes only what changed: in most frames that is the marker alone. */
  #write(element: HTMLElement, property: Property, value: string): void {
    const known = this.#written.get(element) ?? new Map<Property, string>();
    if (known.get(property) === value) return;
    this.#written.set(element, known.set(property, value));
    element.style[property] = value;
  }
}

type Property = 'left' | 'top' | 'opacity' | 'transform';

function leaderTransform({ x, y, angle, length }: Leader): string {
  const scale = (length / LEADER).toFixed(3);
  return `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) rotate(${angle.toFixed(3)}rad) scaleX(${scale})`;
}
