/** Who turns the globe: drag, pinch, wheel and keys, which never take the page's scroll, and its buttons. */
import { fill } from '#shared/text.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { MAX_DISTANCE, MIN_DISTANCE, wheelFactor } from './geometry.ts';
import type { LiveGlobe } from './live-globe.ts';
import { dragged, held, released, turned } from './motion.ts';
import styles from './globe.module.css';

/** rad: ten degrees. */
const TURN_STEP = Math.PI / 18;
/** ms without a move after which a hand has stopped. */
const STOPPED = 60;
/** px that a line of an old wheel counts. */
const LINE = 16;

type Act = (globe: LiveGlobe) => void;

const turn = (east: number, north: number): Act => {
  return (globe) => globe.move((motion) => turned(motion, east * TURN_STEP, north * TURN_STEP));
};

const KEYS: Readonly<Record<string, Act>> = {
  ArrowLeft: turn(-1, 0),
  ArrowRight: turn(1, 0),
  ArrowUp: turn(0, 1),
  ArrowDown: turn(0, -1),
  '+': (globe) => globe.step('in'),
  '=': (globe) => globe.step('in'),
  '-': (globe) => globe.step('out'),
  '−': (globe) => globe.step('out'),
  Home: (globe) => globe.home(),
  ' ': (globe) => globe.togglePause(),
};

/** Listens until `signal` is aborted. Keys are heard by `root`, which takes the focus; the rest by `stage`. */
export function bindControls(root: HTMLElement, stage: HTMLElement, globe: LiveGlobe, signal: AbortSignal): void {
  bindPointers(stage, globe, signal);
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return globe.showWheelHint();
    event.preventDefault();
    globe.zoom(wheelFactor(event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1)));
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
function bindPointers(stage: HTMLElement, globe: LiveGlobe, signal: AbortSignal): void {
  const pointers = new Map<number, PointerEvent>();
  let spread: number | undefined;

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    stage.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, event);
    spread = undefined;
    globe.move(held);
  };
  const onMove = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    pointers.set(event.pointerId, event);
    if (pointers.size === 1) {
      const right = event.clientX - before.clientX;
      const down = event.pointerType === 'touch' ? 0 : event.clientY - before.clientY;
      const seconds = (event.timeStamp - before.timeStamp) / 1000;
      return globe.move((motion, side) => dragged(motion, right, down, seconds, side));
    }
    const [one, other] = [...pointers.values()];
    if (!one || !other) return;
    const wider = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    if (spread && wider > 0) globe.zoom(spread / wider);
    spread = wider;
  };
  const onEnd = (event: PointerEvent) => {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    pointers.delete(event.pointerId);
    spread = undefined;
    // The browser cancels a finger that it scrolls the page with.
    const isThrown = event.type !== 'pointercancel' && event.timeStamp - last.timeStamp < STOPPED;
    if (pointers.size === 0) globe.move((motion) => released(motion, isThrown));
  };
  stage.addEventListener('pointerdown', onDown, { signal });
  stage.addEventListener('pointermove', onMove, { signal });
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    stage.addEventListener(type, onEnd, { signal });
}

interface ControlsProps {
  /** The id of the sentence about the keys, and the place that it names. */
  readonly keysId: string;
  readonly place: string;
  readonly paused: boolean;
  readonly distance: number;
  readonly onStep: (way: 'in' | 'out') => void;
  readonly onTogglePause: () => void;
}

/** Away, nearer, pause (WCAG 2.2 2.2.2). */
export function Controls({ keysId, place, paused, distance, onStep, onTogglePause }: ControlsProps) {
  const { controls, keys, zoomOut, zoomIn, play, pause } = useTexts().messages.globeControls;
  return (
    <div className={styles['controls']} role="group" aria-label={controls}>
      <p id={keysId} hidden>
        {fill(keys, { place })}
      </p>
      <button type="button" aria-label={zoomOut} aria-disabled={distance >= MAX_DISTANCE} onClick={() => onStep('out')}>
        <Symbol path="M4 10h12" />
      </button>
      <button type="button" aria-label={zoomIn} aria-disabled={distance <= MIN_DISTANCE} onClick={() => onStep('in')}>
        <Symbol path="M4 10h12M10 4v12" />
      </button>
      <button type="button" aria-label={paused ? play : pause} onClick={onTogglePause}>
        <Symbol path={paused ? 'm7 4 9 6-9 6z' : 'M7.5 4v12M12.5 4v12'} />
      </button>
    </div>
  );
}

function Symbol({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** How to zoom with a wheel, for who tried it: a plain wheel scrolls the page. */
export function WheelHint() {
  const { messages } = useTexts();
  const key = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
  return <p className={styles['hint']}>{fill(messages.globeControls.wheel, { key })}</p>;
}
