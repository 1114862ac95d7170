/** The globe of the hero, with the owner's place marked: a still picture that comes alive once it is in view. */
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { place } from 'virtual:place';
import { fill } from '#shared/text.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { loadWithRetry } from '#shared/lazy-with-retry.ts';
import { START_DISTANCE } from './geometry.ts';
import { GlobePoster } from './globe-poster.tsx';
import type { GlobeState, LiveGlobe } from './live-globe.ts';
import { labelOf, type Label } from './poster.ts';
import styles from './globe.module.css';

const loadLiveGlobe = () => loadWithRetry('live-globe', () => import('./live-globe.ts'));
const loadRenderer = () => loadWithRetry('renderer', () => import('./renderer.ts'));

const INITIAL_STATE: GlobeState = { status: 'poster', paused: false, distance: START_DISTANCE, hasWheelHint: false };

export function Globe() {
  const { messages, content } = useTexts();
  const { name, coordinates } = content.person.place;
  const root = useRef<HTMLDivElement>(null);
  const { state, parts, live } = useLiveGlobe(root);
  const { status, paused, distance } = state;
  const ids = useId();
  const label = labelOf(name, content.elsewhere.place);
  const isLive = status === 'live';
  return (
    <div
      ref={root}
      className={styles['globe']}
      style={{ ...place.onPosters, '--label-width': label.width }}
      data-globe={status}
      data-globe-distance={START_DISTANCE}
      data-paused={paused}
      role={isLive ? 'application' : 'img'}
      tabIndex={isLive ? 0 : undefined}
      aria-label={fill(messages.globe.name, { place: name })}
      aria-describedby={isLive ? `${ids}picture ${ids}keys` : `${ids}picture`}
    >
      <p id={`${ids}picture`} hidden>
        {fill(messages.globe.description, { place: name, coordinates })}
      </p>
      <div className={styles['stage']} data-part="stage" aria-hidden="true">
        <Poster />
        <canvas className={styles['canvas']} data-part="canvas" />
        <Marker label={label} />
        {parts && state.hasWheelHint && <parts.WheelHint />}
      </div>
      {parts && isLive && (
        <>
          <parts.Controls
            keysId={`${ids}keys`}
            place={name}
            paused={paused}
            distance={distance}
            onStep={(way) => live.current?.step(way)}
            onTogglePause={() => live.current?.togglePause()}
          />
          <parts.LocationIndicator globe={live} />
        </>
      )}
    </div>
  );
}

/** What a page that demands trusted markup takes for none: React sets it when it makes the page anew after a mismatch. */
const NO_HTML = (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '';

/** Its drawings wait in templates, which React cannot fill: the page's script leaves it as it is prerendered. */
function Poster() {
  if (!import.meta.env.SSR) return <div dangerouslySetInnerHTML={{ __html: NO_HTML }} suppressHydrationWarning />;
  return (
    <div>
      <GlobePoster />
    </div>
  );
}

/** Brings the globe to life once it is in view. */
function useLiveGlobe(root: RefObject<HTMLElement | null>) {
  const live = useRef<LiveGlobe>(undefined);
  const [state, setState] = useState(INITIAL_STATE);
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadLiveGlobe>>>();

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const onChange = (change: Partial<GlobeState>) => setState((before) => ({ ...before, ...change }));
    const off = new AbortController();
    const start = async () => {
      try {
        const module = await loadLiveGlobe();
        if (off.signal.aborted) return;
        setParts(module);
        live.current = new module.LiveGlobe(element, place, loadRenderer, onChange);
      } catch {
        // Offline, say: the poster is complete without it.
        onChange({ status: 'unavailable' });
      }
    };
    const view = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      view.disconnect();
      // Safari cannot tell when it is idle.
      (globalThis.requestIdleCallback ?? setTimeout)(() => void start());
    });
    view.observe(element);
    return () => {
      view.disconnect();
      off.abort();
      live.current?.destroy();
      live.current = undefined;
    };
  }, [root]);

  return { state, parts, live };
}

function Marker({ label }: { readonly label: Label }) {
  return (
    <div className={styles['marker']} data-part="marker">
      <div className={styles['light']}>
        <i />
        <i />
        <i />
      </div>
      <div className={styles['leader']} data-part="leader" />
      <div className={styles['room']} data-part="room">
        <div className={styles['label']} data-part="label">
          <b>{label.name}</b>
          {label.other && <span lang={HTML_LANG[label.other.language]}>{label.other.text}</span>}
          <small dir="ltr">{place.printed}</small>
        </div>
      </div>
    </div>
  );
}
