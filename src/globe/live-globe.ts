/** The globe come alive: its hands, and the page's own parts beside what the draughtsman draws. Loaded once it is worth it. */
import landText from '../../generated/globe-land.txt?raw';
import { onThemeChange, paintOf } from './colours.ts';
import { draughtsman, type Draughtsman } from './draughtsman.ts';
import { START } from './distances.ts';
import { listenToHands } from './hands.ts';
import type { Report, View } from './orders.ts';
import { part, Picture } from './picture.ts';
import type { Place } from './still.ts';
import { onVisibility } from './visibility.ts';

// The parts of the page that only a live globe has come with it.
export { Controls } from './controls.tsx';
export { WheelHint } from './wheel-hint.tsx';

export type GlobeStatus = 'poster' | 'live' | 'unavailable';

interface LiveGlobeOptions {
  readonly root: HTMLElement;
  readonly place: Place;
  readonly onStatus: (status: GlobeStatus) => void;
  readonly onPause: (paused: boolean) => void;
  /** The distance that the camera is on its way to. */
  readonly onZoom: (distance: number) => void;
  readonly onPlainWheel: () => void;
  /** For the first time there is something to say of where the globe looks. */
  readonly onLook: () => void;
}

type Watcher = ((view: View) => void) | undefined;

/** Fine dots are fetched for who is on the way to below this distance. */
const NEAR = 4;

export class LiveGlobe {
  readonly #options: LiveGlobeOptions;
  readonly #picture: Picture;
  readonly #draughtsman: Draughtsman;
  readonly #calm = matchMedia('(prefers-reduced-motion: reduce)');
  readonly #off = new AbortController();
  #isPaused = this.#calm.matches;
  #hasHands = false;
  #isDrawn = false;
  #asksForFineDots = false;
  #looks = false;
  #view: View | undefined;
  #onView: Watcher;

  constructor(options: LiveGlobeOptions) {
    const { root, place } = options;
    this.#options = options;
    this.#picture = new Picture(root);
    this.#draughtsman = draughtsman(
      {
        canvas: part(root, 'canvas') as HTMLCanvasElement,
        land: landText,
        place,
        windowWidth: innerWidth,
        isCalm: this.#calm.matches,
        colours: this.#readColours(),
        layout: this.#picture.measure(),
      },
      (report) => this.#hear(report),
    );
    this.#listen(this.#draughtsman);
  }

  step(way: 'in' | 'out'): void {
    this.#draughtsman.send('step', way);
  }

  /** Tells from now on what is drawn, and at once what stands there. */
  watch(onView: Watcher): void {
    this.#onView = onView;
    if (this.#view) onView?.(this.#view);
  }

  /** Turns to the place. */
  face(): void {
    this.#draughtsman.send('face');
  }

  togglePause(): void {
    this.#isPaused = !this.#isPaused;
    this.#draughtsman.send('pause', this.#isPaused);
    this.#options.onPause(this.#isPaused);
  }

  destroy(): void {
    this.#off.abort();
    this.#draughtsman.dismiss();
    this.#picture.reset();
  }

  #listen({ send }: Draughtsman): void {
    const { root, onPause } = this.#options;
    const { signal } = this.#off;
    this.#calm.addEventListener(
      'change',
      ({ matches }) => {
        send('calm', matches);
        if (this.#isPaused !== matches) this.togglePause();
      },
      { signal },
    );
    onThemeChange(() => send('paint', this.#readColours()), signal);
    const sizes = new ResizeObserver(() => send('layOut', this.#picture.measure()));
    for (const name of ['stage', 'label']) sizes.observe(part(root, name));
    sizes.observe(document.documentElement);
    signal.addEventListener('abort', () => sizes.disconnect());
    onVisibility(root, (isVisible) => send('show', isVisible), signal);
    onPause(this.#isPaused);
  }

  /** Hands reach a globe that lives, not one that was never drawn. */
  #listenToHands({ send }: Draughtsman): void {
    const { root, onPlainWheel } = this.#options;
    listenToHands(
      root,
      part(root, 'stage'),
      {
        hold: () => send('hold'),
        drag: (right, down, seconds) => send('drag', right, down, seconds),
        release: (thrown) => send('release', thrown),
        zoom: (factor) => send('zoom', factor),
        wheel: (delta) => send('wheel', delta),
        step: (way) => send('step', way),
        turn: (east, north) => send('turn', east, north),
        home: () => send('home'),
        togglePause: () => this.togglePause(),
        plainWheel: onPlainWheel,
      },
      this.#off.signal,
    );
  }

  #hear(report: Report): void {
    const { root, onStatus, onZoom, onLook } = this.#options;
    switch (report[0]) {
      case 'drawn':
        this.#picture.show(report);
        if (report[2] !== this.#view?.[2]) root.dataset['globeDistance'] = String(Math.round(report[2] * 1000) / 1000);
        this.#view = report;
        this.#onView?.(report);
        if (this.#looks || (report[1] > 0.5 && report[2] === START)) return;
        this.#looks = true;
        return onLook();
      case 'begun':
        return this.#onBegin();
      case 'heading':
        onZoom(report[1]);
        if (report[1] < NEAR && !this.#asksForFineDots) void this.#fetchFineDots();
        return;
      case 'lost':
        [this.#isDrawn, this.#view] = [false, undefined];
        this.#picture.reset();
        root.dataset['globeDistance'] = String(START);
        return onStatus('poster');
      case 'unavailable':
        this.#picture.reset();
        return onStatus('unavailable');
      default:
        report[0] satisfies never;
    }
  }

  #onBegin(): void {
    if (!this.#hasHands) this.#listenToHands(this.#draughtsman);
    [this.#hasHands, this.#isDrawn] = [true, true];
    // The frame is on its way to the screen: until it stands there, the still picture stays.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (this.#isDrawn && !this.#off.signal.aborted) this.#options.onStatus('live');
      }),
    );
  }

  async #fetchFineDots(): Promise<void> {
    this.#asksForFineDots = true;
    try {
      const { default: text } = await import('../../generated/globe-land-fine.txt?raw');
      this.#draughtsman.send('refine', text);
    } catch {
      // Lost on the way, they are asked for again at the next zoom.
      this.#asksForFineDots = false;
    }
  }

  #readColours() {
    const { root } = this.#options;
    return { dots: paintOf(part(root, 'dots')), lines: paintOf(part(root, 'lines')) };
  }
}
