import type { Moves } from './orders.ts';

/** Drag, pinch, wheel and keys. They never take the page's scroll. */
export interface Hands extends Moves {
  togglePause(): void;
  /** A wheel without its key passed over: the page scrolls. */
  plainWheel(): void;
}

/** rad: ten degrees. */
const TURN_STEP = Math.PI / 18;
/** ms without a move after which a hand has stopped. */
const STOPPED = 60;
/** px that a line of an old wheel counts. */
const LINE = 16;

/** Listens until `signal` is aborted. Keys are heard by `root`, which takes the focus; the rest by `stage`. */
export function listenToHands(root: HTMLElement, stage: HTMLElement, hands: Hands, signal: AbortSignal): void {
  listenToPointers(stage, hands, signal);
  stage.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return hands.plainWheel();
      event.preventDefault();
      hands.wheel(event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1));
    },
    { passive: false, signal },
  );
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.target !== root || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = keyAct(event.key, hands);
      if (!act) return;
      event.preventDefault();
      act();
    },
    { signal },
  );
}

function keyAct(key: string, hands: Hands): (() => void) | undefined {
  switch (key) {
    case 'ArrowLeft':
      return () => hands.turn(-TURN_STEP, 0);
    case 'ArrowRight':
      return () => hands.turn(TURN_STEP, 0);
    case 'ArrowUp':
      return () => hands.turn(0, TURN_STEP);
    case 'ArrowDown':
      return () => hands.turn(0, -TURN_STEP);
    case '+':
    case '=':
      return () => hands.step('in');
    case '-':
    case '−':
      return () => hands.step('out');
    case 'Home':
      return () => hands.home();
    case ' ':
      return () => hands.togglePause();
    default:
      return undefined;
  }
}

/** One pointer drags, two pinch. A finger turns the globe sideways alone: up and down it scrolls the page. */
function listenToPointers(stage: HTMLElement, hands: Hands, signal: AbortSignal): void {
  const pointers = new Map<number, PointerEvent>();
  let spread: number | undefined;

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    stage.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, event);
    spread = undefined;
    hands.hold();
  };
  const onMove = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    pointers.set(event.pointerId, event);
    if (pointers.size === 1) {
      const down = event.pointerType === 'touch' ? 0 : event.clientY - before.clientY;
      hands.drag(event.clientX - before.clientX, down, (event.timeStamp - before.timeStamp) / 1000);
      return;
    }
    const [one, other] = [...pointers.values()];
    if (!one || !other) return;
    const wider = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    if (spread && wider > 0) hands.zoom(spread / wider);
    spread = wider;
  };
  const onEnd = (event: PointerEvent) => {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    pointers.delete(event.pointerId);
    spread = undefined;
    // The browser cancels a finger that it scrolls the page with.
    if (pointers.size === 0)
      hands.release(event.type !== 'pointercancel' && event.timeStamp - last.timeStamp < STOPPED);
  };
  stage.addEventListener('pointerdown', onDown, { signal });
  stage.addEventListener('pointermove', onMove, { signal });
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    stage.addEventListener(type, onEnd, { signal });
}
