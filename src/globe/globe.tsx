/** The globe of the hero, with the owner's place marked: a still picture that comes alive once it is in view. */
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { place } from 'virtual:place';
import { fill } from '#shared/text.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { loadWithRetry } from '#shared/lazy-with-retry.ts';
import { activateWhenVisible } from './activate-when-visible.ts';
import { GlobePoster } from './globe-poster.tsx';
import { labelOf, type Label } from './label.ts';
import type { GlobeState, LiveGlobe } from './live-globe.ts';
import { START_DISTANCE } from './zoom.ts';
import styles from './globe.module.css';

const loadLiveGlobe = () => loadWithRetry('live-globe', () => import('./live-globe.ts'));
const loadLocationIndicator = () => loadWithRetry('location-indicator', () => import('./location-indicator.tsx'));

/** What is loaded when the globe comes alive, and when there is something to say of where it looks. */
type Parts = Partial<Awaited<ReturnType<typeof loadLiveGlobe>> & Awaited<ReturnType<typeof loadLocationIndicator>>>;

const AT_FIRST: GlobeState = {
  status: 'poster',
  paused: false,
  distance: START_DISTANCE,
  hasWheelHint: false,
  hasLookedAway: false,
};

export function Globe() {
  const { messages, content } = useTexts();
  const { name, coordinates } = content.person.place;
  const root = useRef<HTMLDivElement>(null);
  const { state, parts, live } = useLiveGlobe(root);
  const { status, paused, distance } = state;
  const { Controls, WheelHint, LocationIndicator } = parts;
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
        {WheelHint && state.hasWheelHint && <WheelHint />}
      </div>
      {Controls && isLive && (
        <Controls
          keysId={`${ids}keys`}
          place={name}
          paused={paused}
          distance={distance}
          onStep={(way) => live.current?.step(way)}
          onTogglePause={() => live.current?.togglePause()}
        />
      )}
      {LocationIndicator && isLive && <LocationIndicator globe={live} />}
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

/** Brings the globe to life once it is worth it. */
function useLiveGlobe(root: RefObject<HTMLElement | null>) {
  const live = useRef<LiveGlobe>(undefined);
  const [state, setState] = useState(AT_FIRST);
  const [parts, setParts] = useState<Parts>({});

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const onChange = (change: Partial<GlobeState>) => setState((before) => ({ ...before, ...change }));
    const off = new AbortController();
    const start = (module: Awaited<ReturnType<typeof loadLiveGlobe>>) => {
      if (off.signal.aborted) return;
      setParts((before) => ({ ...before, ...module }));
      live.current = new module.LiveGlobe(element, place, onChange);
    };
    // Offline, say: the poster is complete without it.
    const onFailure = () => onChange({ status: 'unavailable' });
    activateWhenVisible(element, () => void loadLiveGlobe().then(start).catch(onFailure), off.signal);
    return () => {
      off.abort();
      live.current?.destroy();
      live.current = undefined;
    };
  }, [root]);

  useEffect(() => {
    if (!state.hasLookedAway) return;
    loadLocationIndicator().then(
      (module) => setParts((before) => ({ ...before, ...module })),
      // Without it the label fades, and nothing else is amiss.
      () => undefined,
    );
  }, [state.hasLookedAway]);

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
