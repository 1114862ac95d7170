/** Who turns the globe: drag, pinch, wheel and keys, which never take the page's scroll, and its buttons. */
import { useLayoutEffect, type MouseEvent, type RefObject } from 'react';
import { fill } from '#shared/text.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { clamp, MAX_DISTANCE, MIN_DISTANCE } from './geometry.ts';
import type { GlobeState, LiveGlobe } from './live-globe.ts';
import { dragged, held, released, turned } from './motion.ts';
import styles from './globe.module.css';

/** rad: ten degrees. */
const TURN_STEP = Math.PI / 18;
/** What a step nearer does to the distance. */
const ZOOM_STEP = 0.8;
/** ms without a move after which a hand has stopped. */
const STOPPED = 60;

type Act = (globe: LiveGlobe) => void;

const turnBy = (east: number, north: number): Act => {
  return (globe) => globe.move((motion) => turned(motion, east * TURN_STEP, north * TURN_STEP));
};

const KEYS: Readonly<Record<string, Act>> = {
  ArrowLeft: turnBy(-1, 0),
  ArrowRight: turnBy(1, 0),
  ArrowUp: turnBy(0, 1),
  ArrowDown: turnBy(0, -1),
  '+': (globe) => globe.zoom(ZOOM_STEP),
  '=': (globe) => globe.zoom(ZOOM_STEP),
  '-': (globe) => globe.zoom(1 / ZOOM_STEP),
  Home: (globe) => globe.home(),
  ' ': (globe) => globe.togglePause(),
};

/** Listens until `signal` is aborted. Keys are heard by `root`, which takes the focus; the rest by `stage`. */
export function bindControls(root: HTMLElement, stage: HTMLElement, globe: LiveGlobe, signal: AbortSignal): void {
  /** Before its first frame, and without WebGL, the picture is the browser's to scroll and zoom. */
  const isLive = () => root.dataset['globe'] === 'live';
  bindPointers(stage, globe, isLive, signal);
  const onWheel = (event: WheelEvent) => {
    if (!isLive()) return;
    if (!event.ctrlKey && !event.metaKey) return globe.showWheelHint();
    event.preventDefault();
    // Down means away; in px, as long as nobody asks for its unit.
    globe.zoom(Math.exp(clamp(event.deltaY, -60, 60) * 0.006));
  };
  stage.addEventListener('wheel', onWheel, { passive: false, signal });
  const onKey = (event: KeyboardEvent) => {
    const act = KEYS[event.key];
    if (!act || event.target !== root || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act(globe);
  };
  root.addEventListener('keydown', onKey, { signal });
}

/** One pointer drags, two pinch. A finger turns the globe sideways alone: up and down it scrolls the page. */
function bindPointers(stage: HTMLElement, globe: LiveGlobe, isLive: () => boolean, signal: AbortSignal): void {
  const pointers = new Map<number, PointerEvent>();
  const spread = () => {
    const [one, other] = pointers.values();
    return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
  };
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || !isLive()) return;
    stage.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, event);
    globe.move(held);
  };
  const onMove = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const narrower = spread();
    pointers.set(event.pointerId, event);
    if (pointers.size === 1) {
      const right = event.clientX - before.clientX;
      const down = event.pointerType === 'touch' ? 0 : event.clientY - before.clientY;
      const seconds = (event.timeStamp - before.timeStamp) / 1000;
      return globe.move((motion, side) => dragged(motion, right, down, seconds, side));
    }
    if (narrower && spread()) globe.zoom(narrower / spread());
  };
  const onEnd = (event: PointerEvent) => {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    pointers.delete(event.pointerId);
    // The browser cancels a finger that it scrolls the page with.
    const isThrown = event.type !== 'pointercancel' && event.timeStamp - last.timeStamp < STOPPED;
    if (pointers.size === 0) globe.move((motion) => released(motion, isThrown));
  };
  stage.addEventListener('pointerdown', onDown, { signal });
  stage.addEventListener('pointermove', onMove, { signal });
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    stage.addEventListener(type, onEnd, { signal });
}

interface PartProps {
  readonly globe: RefObject<LiveGlobe | undefined>;
  readonly state: GlobeState;
}

/** Away, nearer, pause (WCAG 2.2 2.2.2); `keysId` is the id of the sentence about the keys. */
export function Controls({ globe, state, keysId }: PartProps & { readonly keysId: string }) {
  const { messages, content } = useTexts();
  const { controls, keys, zoomOut, zoomIn, play, pause } = messages.globeControls;
  const button = (name: string, path: string, onClick: () => void, isDisabled?: boolean) => (
    <button type="button" className="icon-button" aria-label={name} aria-disabled={isDisabled} onClick={onClick}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
  return (
    <div className={styles['controls']} role="group" aria-label={controls}>
      <p id={keysId} hidden>
        {fill(keys, { place: content.person.place.name })}
      </p>
      {button(zoomOut, 'M4 10h12', () => globe.current?.zoom(1 / ZOOM_STEP), state.distance >= MAX_DISTANCE)}
      {button(zoomIn, 'M4 10h12M10 4v12', () => globe.current?.zoom(ZOOM_STEP), state.distance <= MIN_DISTANCE)}
      {state.paused
        ? button(play, 'm7 4 9 6-9 6z', () => globe.current?.togglePause())
        : button(pause, 'M7.5 4v12M12.5 4v12', () => globe.current?.togglePause())}
    </div>
  );
}

/** At the globe's rim, on the side where the place is, while that is out of sight: the turn back to it. */
export function RimButton({ globe, state }: PartProps) {
  const { messages, content } = useTexts();
  const { name } = content.person.place;
  // Its words give it its size.
  useLayoutEffect(() => globe.current?.placeRimButton());
  const turn = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    globe.current?.face();
    // The button is about to go.
    currentTarget.parentElement?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      className={styles['dock']}
      data-part="dock"
      data-away={state.isAway}
      aria-label={fill(messages.globeControls.turnTo, { place: name })}
      onClick={turn}
    >
      {name}
    </button>
  );
}

/** How to zoom with a wheel, for who tried it: a plain wheel scrolls the page. */
export function WheelHint() {
  const { messages } = useTexts();
  const key = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
  return <p className={styles['hint']}>{fill(messages.globeControls.wheel, { key })}</p>;
}
