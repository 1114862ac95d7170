/** The globe of the hero, with the owner's place marked: a still picture that comes alive once it is in view. */
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { place } from 'virtual:place';
import middleUrl from '#words/generated/globe-still-middle.svg?url';
import narrowUrl from '#words/generated/globe-still-narrow.svg?url';
import wideUrl from '#words/generated/globe-still-wide.svg?url';
import type { Foreign } from '#content/schema.ts';
import { fill } from '#shared/text.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { loadWithRetry } from '#shared/lazy-with-retry.ts';
import { START_DISTANCE } from './geometry.ts';
import type { GlobeState, LiveGlobe } from './live-globe.ts';
import { DISC_HALF, DISC_RADIUS, HALO_RADIUS, HALO_STOPS, POSTER_VIEW_NAMES, RIM_STOPS, RINGS } from './poster.ts';
import { labelWidth, type PosterView } from './poster.ts';
import styles from './globe.module.css';

const loadLiveGlobe = () => loadWithRetry('live-globe', () => import('./live-globe.ts'));
const loadRenderer = () => loadWithRetry('renderer', () => import('./renderer.ts'));

export const INITIAL_STATE: GlobeState = {
  status: 'poster',
  paused: false,
  distance: START_DISTANCE,
  hasWheelHint: false,
  isAway: false,
};

export function Globe() {
  const { messages, content } = useTexts();
  const { name, coordinates } = content.person.place;
  const root = useRef<HTMLDivElement>(null);
  const { state, parts, live } = useLiveGlobe(root);
  const { status, paused } = state;
  const ids = useId();
  const { place: elsewhere } = content.elsewhere;
  const isLive = status === 'live';
  return (
    <div
      ref={root}
      className={styles['globe']}
      style={{ ...place.onPosters, '--label-width': labelWidth(name, elsewhere?.text) }}
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
        <Marker name={name} elsewhere={elsewhere} />
        {parts && state.hasWheelHint && <parts.WheelHint />}
      </div>
      {parts && isLive && (
        <>
          <parts.Controls globe={live} state={state} keysId={`${ids}keys`} />
          <parts.RimButton globe={live} state={state} />
        </>
      )}
    </div>
  );
}

/** What a page that demands trusted markup takes for none: React sets it when it makes the page anew after a mismatch. */
const NO_HTML = (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '';

/** The drawing of a view, and the windows that show it; the styles have the same breakpoints. */
const VIEWS: Readonly<Record<PosterView, { readonly url: string; readonly media: string }>> = {
  wide: { url: wideUrl, media: '(width>1099px)' },
  middle: { url: middleUrl, media: '(767px<width<=1099px)' },
  narrow: { url: narrowUrl, media: '(width<=767px)' },
};

/**
 * The sphere, lit from the upper left, and on it graticule and land in the view that suits the window. A browser fetches a drawing,
 * seen or not, as soon as it reads of it: out of its template it is taken when the text is on the screen, and the window is one that
 * shows it (scripts/prerender.ts). React cannot fill templates: the page's script leaves all of it as it is prerendered.
 */
function Poster() {
  if (!import.meta.env.SSR) return <div dangerouslySetInnerHTML={{ __html: NO_HTML }} suppressHydrationWarning />;
  return (
    <div>
      <div className={styles['window']}>
        <Sphere />
      </div>
      {POSTER_VIEW_NAMES.map((view) => (
        <template key={view} data-media={VIEWS[view].media}>
          <Land view={view} />
        </template>
      ))}
      <noscript>
        {POSTER_VIEW_NAMES.map((view) => (
          <Land key={view} view={view} />
        ))}
      </noscript>
    </div>
  );
}

function Land({ view }: { readonly view: PosterView }) {
  return (['lines', 'dots'] as const).map((part) => (
    <svg key={part} className={`${styles[part]} ${styles[view]}`} data-part={part}>
      <use href={`${VIEWS[view].url}#${part}`} />
    </svg>
  ));
}

function Sphere() {
  const radius = (share = 1) => (DISC_RADIUS * share).toFixed(3);
  return (
    <svg data-part="sphere" viewBox={`${-DISC_HALF} ${-DISC_HALF} ${2 * DISC_HALF} ${2 * DISC_HALF}`}>
      <defs>
        <radialGradient id="globe-halo">
          {HALO_STOPS.map(([offset, opacity]) => (
            <stop key={offset} offset={offset} stopColor="var(--halo)" stopOpacity={opacity} />
          ))}
        </radialGradient>
        <radialGradient id="globe-body" fx="27.5%" fy="25%" fr="5%">
          <stop stopColor="var(--lit)" />
          <stop offset="1" stopColor="var(--deep)" />
        </radialGradient>
        <radialGradient id="globe-shade">
          <stop offset=".8" stopColor="var(--shade)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--shade)" />
        </radialGradient>
        <linearGradient id="globe-rim" x1=".85" y1=".85" x2=".15" y2=".15">
          {RIM_STOPS.map(([offset, opacity]) => (
            <stop key={offset} offset={offset} stopColor="var(--rim)" stopOpacity={opacity} />
          ))}
        </linearGradient>
      </defs>
      <circle r={HALO_RADIUS.toFixed(3)} fill="url(#globe-halo)" stroke="none" />
      <circle r={radius()} fill="url(#globe-body)" stroke="none" />
      <circle r={radius()} fill="url(#globe-shade)" stroke="none" />
      <g fill="none" stroke="var(--ring)" strokeWidth="0.8">
        {RINGS.map(([share, opacity]) => (
          <circle key={share} r={radius(share)} opacity={opacity} vectorEffect="non-scaling-stroke" />
        ))}
      </g>
      <circle r={radius()} fill="none" stroke="url(#globe-rim)" strokeWidth="1.6" vectorEffect="non-scaling-stroke" />
    </svg>
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
    const onChange = (change: Partial<GlobeState>) =>
      setState((before) => {
        const isNews = Object.entries(change).some(([name, value]) => before[name as keyof GlobeState] !== value);
        return isNews ? { ...before, ...change } : before;
      });
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

function Marker({ name, elsewhere }: { readonly name: string; readonly elsewhere: Foreign | undefined }) {
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
          <b>{name}</b>
          {elsewhere && <span lang={HTML_LANG[elsewhere.language]}>{elsewhere.text}</span>}
          <small dir="ltr">{place.printed}</small>
        </div>
      </div>
    </div>
  );
}
