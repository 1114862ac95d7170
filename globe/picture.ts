/** The parts of the globe that the page itself draws — body, marker, leader, label — brought to where the camera sees them. */
import { labelOpacity, project, silhouette, START, type Basis, type Vector } from './geometry.ts';
import { labelShift, leaderTo, moved, type Box } from './label-place.ts';

/** px around the label that stay free of dots, as in globe.module.css. */
const CLEAR = { beside: 5, above: 2, below: 3 };
/** The leader's length in the styles, in px. */
const LEADER = 66;

/** The box without dots in shares of half the side, and how much of them is taken away in it. */
export interface LabelView {
  readonly label: readonly [left: number, bottom: number, right: number, top: number];
  readonly labelOpacity: number;
}

/** The named part of the globe: `data-part` in globe.tsx. */
export function part(root: HTMLElement, name: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!element) throw new Error(`The globe has no part ${name}`);
  return element;
}

export class Picture {
  readonly #root: HTMLElement;
  readonly #place: Vector;
  readonly #stage: HTMLElement;
  readonly #sphere: HTMLElement;
  readonly #marker: HTMLElement;
  readonly #room: HTMLElement;
  readonly #label: HTMLElement;
  readonly #leader: HTMLElement;
  readonly #written = new Map<HTMLElement, Map<Property, string>>();
  #side = 0;
  #box: Box = { left: 0, top: 0, right: 0, bottom: 0 };
  #bounds = this.#box;

  constructor(root: HTMLElement, place: Vector) {
    this.#root = root;
    this.#place = place;
    this.#stage = part(root, 'stage');
    this.#sphere = part(root, 'sphere');
    this.#marker = part(root, 'marker');
    this.#room = part(root, 'room');
    this.#label = part(root, 'label');
    this.#leader = part(root, 'leader');
  }

  /** The picture's side in px, as of the last measuring. */
  get side(): number {
    return this.#side;
  }

  /** Reads sizes and places from the page. Not for a frame: it may cost a layout. */
  measure(): void {
    const side = this.#stage.clientWidth;
    const [left, top] = [this.#room.offsetLeft + this.#label.offsetLeft, this.#room.offsetTop + this.#label.offsetTop];
    const margin = Number.parseFloat(getComputedStyle(this.#root).getPropertyValue('--margin'));
    const stageLeft = this.#stage.getBoundingClientRect().left;
    const windowWidth = document.documentElement.clientWidth;
    this.#side = side;
    this.#box = { left, top, right: left + this.#label.offsetWidth, bottom: top + this.#label.offsetHeight };
    this.#bounds = { left: margin - stageLeft, top: 0, right: windowWidth - margin - stageLeft, bottom: side };
  }

  /** Moves everything to a view, and says where no dots may be drawn. */
  show(axes: Basis, distance: number): LabelView {
    const seen = project(this.#place, axes, distance);
    const opacity = labelOpacity(seen);
    const half = this.#side / 2;
    const marker = { x: (1 + seen.x) * half, y: (1 - seen.y) * half };
    const shift = labelShift(marker, this.#box, this.#bounds);
    const box = moved(this.#box, shift);
    this.#write(this.#sphere, 'transform', `scale(${(silhouette(distance) / silhouette(START)).toFixed(4)})`);
    this.#write(this.#marker, 'opacity', opacity.toFixed(3));
    if (opacity > 0) {
      this.#write(this.#marker, 'left', '0px');
      this.#write(this.#marker, 'top', '0px');
      this.#write(this.#marker, 'transform', `translate3d(${marker.x.toFixed(2)}px,${marker.y.toFixed(2)}px,0)`);
      this.#write(this.#label, 'transform', `translate(${shift.x.toFixed(1)}px,${shift.y.toFixed(1)}px)`);
      this.#write(this.#leader, 'transform', leaderTransform(box));
    }
    const across = (px: number) => (marker.x + px) / half - 1;
    const up = (px: number) => 1 - (marker.y + px) / half;
    return {
      label: [
        across(box.left - CLEAR.beside),
        up(box.bottom + CLEAR.below),
        across(box.right + CLEAR.beside),
        up(box.top - CLEAR.above),
      ],
      labelOpacity: opacity,
    };
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

function leaderTransform(box: Box): string {
  const { x, y, angle, length } = leaderTo(box);
  const scale = (length / LEADER).toFixed(3);
  return `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) rotate(${angle.toFixed(3)}rad) scaleX(${scale})`;
}
