/** Brings the globe to life once it is worth it, and tells the page what state it is in. */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { START } from './distances.ts';
import type { GlobeStatus, LiveGlobe } from './live-globe.ts';
import { whenWorthIt } from './when-worth-it.ts';
import type { Place } from './still.ts';

/** What is loaded when the globe comes alive. */
export type LiveParts = Pick<typeof import('./live-globe.ts'), 'Controls' | 'WheelHint'> &
  Partial<typeof import('./whereabouts.tsx')>;

const loadLiveGlobe = () => import('./live-globe.ts');
const loadWhereabouts = () => import('./whereabouts.tsx');

/** ms that the hint stays after the last plain turn of the wheel. */
const HINT_TIME = 1600;

interface LiveGlobeState {
  readonly status: GlobeStatus;
  readonly paused: boolean;
  /** The camera's distance, or where it is on its way to. */
  readonly distance: number;
  readonly hasWheelHint: boolean;
  /** Undefined until the globe came alive. */
  readonly parts: LiveParts | undefined;
  readonly step: (way: 'in' | 'out') => void;
  readonly togglePause: () => void;
  readonly live: RefObject<LiveGlobe | undefined>;
}

export function useLiveGlobe(root: RefObject<HTMLElement | null>, place: Place): LiveGlobeState {
  const [status, setStatus] = useState<GlobeStatus>('poster');
  const [paused, setPaused] = useState(false);
  const [distance, setDistance] = useState(START);
  const [hint, showHint] = useHint();
  const [parts, setParts] = useState<LiveParts>();
  const live = useRef<LiveGlobe>(undefined);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let isWanted = true;
    const callOff = whenWorthIt(element, () => {
      loadLiveGlobe().then(
        (module) => {
          if (!isWanted) return;
          setParts(module);
          live.current = new module.LiveGlobe({
            root: element,
            place,
            onStatus: setStatus,
            onPause: setPaused,
            onZoom: setDistance,
            onPlainWheel: showHint,
            onLook: () =>
              void loadWhereabouts().then(
                (more) => setParts({ ...module, ...more }),
                // Without it the label fades, and nothing else is amiss.
                () => undefined,
              ),
          });
        },
        // Offline, say: the still picture is complete without it.
        () => isWanted && setStatus('unavailable'),
      );
    });
    return () => {
      isWanted = false;
      callOff();
      live.current?.destroy();
      live.current = undefined;
    };
  }, [root, place, showHint]);

  const step = useCallback((way: 'in' | 'out') => live.current?.step(way), []);
  const togglePause = useCallback(() => live.current?.togglePause(), []);
  return { status, paused, distance, hasWheelHint: hint, parts, step, togglePause, live };
}

/** Something that shows itself for a while, and stays as long as it is asked for again. */
function useHint(): [isShown: boolean, show: () => void] {
  const [isShown, setIsShown] = useState(false);
  // Not a state: a wheel asks again with each of its steps, and nothing else of the globe is drawn anew for that.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = useCallback(() => {
    clearTimeout(timer.current);
    setIsShown(true);
    timer.current = setTimeout(() => setIsShown(false), HINT_TIME);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return [isShown, show];
}
