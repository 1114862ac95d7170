/** The button at the globe's rim and the scale beside the globe, brought to what a view shows. */
import { place } from 'virtual:place';
import type { Language } from '#contract/language.ts';
import { dockPlace, type Room } from './dock-place.ts';
import { START } from './distances.ts';
import { basis, silhouette } from './geometry.ts';
import type { View } from './orders.ts';
import { scaleMillions } from './scale.ts';
import { placeDirection } from './still.ts';
import { compassPoint, roundedLength, wayTo } from './way.ts';

/** Where others read the scale, in millions. */
const SCALE = '--globe-millions';
/** px that the button keeps clear of what stands before the globe. */
const CLEAR = 8;

const direction = placeDirection(place);

export class Dock {
  readonly #button: HTMLElement;
  /** The globe's own element, and the one that it stands in with the strip. */
  readonly #root: HTMLElement;
  readonly #around: HTMLElement;
  /** One text node for good: with another in its place Chromium would style anew what hangs on a `:has()`, all over the page. */
  readonly #figures = new Text();
  readonly #points: readonly string[];
  readonly #kilometres: Intl.NumberFormat;
  #room: Room;
  #view: View | undefined;

  /** @param points the names of the eight points of the compass, clockwise from the north */
  constructor(button: HTMLElement, language: Language, points: readonly string[]) {
    this.#button = button;
    this.#root = button.parentElement ?? button;
    this.#around = this.#root.parentElement ?? button;
    button.lastElementChild?.replaceChildren(this.#figures);
    this.#points = points;
    this.#kilometres = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilometer' });
    this.#room = this.#read();
  }

  /** Reads sizes and places from the page again, and shows what it showed there. Not for a frame: it may cost a layout. */
  measure(): void {
    this.#room = this.#read();
    if (this.#view) this.show(this.#view);
  }

  show(view: View): void {
    this.#view = view;
    const [, opacity, distance, longitude, latitude] = view;
    this.#around.style.setProperty(SCALE, String(scaleMillions(distance)));
    const isAway = opacity < 0.5;
    this.#button.dataset['away'] = String(isAway);
    // With the focus on it it stays: who is there must not lose it.
    if (!isAway && this.#button !== document.activeElement) return;
    const { length, bearing } = wayTo(direction, basis({ longitude, latitude }));
    const text = `${this.#points[compassPoint(bearing)]} ${this.#kilometres.format(roundedLength(length))}`;
    // Written anew only when it changes: then the button's size may, too, and whoever observes it measures again.
    if (this.#figures.data !== text) this.#figures.data = text;
    const { corner, pointer } = dockPlace(bearing, this.#room);
    this.#button.style.transform = translation(corner);
    this.#button.style.setProperty('--pointer', `${translation(pointer)} rotate(${bearing.toFixed(3)}rad)`);
  }

  /** Leaves the scale to its strip again. */
  reset(): void {
    this.#around.style.removeProperty(SCALE);
  }

  /** In px from the upper left of the globe's own element. */
  #read(): Room {
    const root = this.#root;
    const { left, top } = root.getBoundingClientRect();
    const stage = root.querySelector<HTMLElement>('[data-part="stage"]') ?? root;
    const before = root.previousElementSibling?.getBoundingClientRect();
    const margin = Number.parseFloat(getComputedStyle(root).getPropertyValue('--margin'));
    const side = stage.clientWidth;
    const [x, y] = [stage.offsetLeft + side / 2, stage.offsetTop + side / 2];
    // On a phone it stands above.
    const isBeside = before && before.bottom > top + y;
    return {
      rim: { x, y, radius: (silhouette(START) * side) / 2 },
      size: { width: this.#button.offsetWidth, height: this.#button.offsetHeight },
      bounds: {
        left: Math.max(margin, isBeside ? before.right + CLEAR : 0) - left,
        top: 0,
        right: document.documentElement.clientWidth - margin - left,
        bottom: y + side / 2,
      },
    };
  }
}

function translation({ x, y }: { readonly x: number; readonly y: number }): string {
  return `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`;
}
