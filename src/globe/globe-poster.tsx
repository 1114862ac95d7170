/** The poster: the sphere, lit from the upper left, and on it graticule and land in the view that suits the window. */
import middleUrl from '#words/generated/globe-still-middle.svg?url';
import narrowUrl from '#words/generated/globe-still-narrow.svg?url';
import wideUrl from '#words/generated/globe-still-wide.svg?url';
import {
  DISC_HALF,
  DISC_RADIUS,
  HALO_RADIUS,
  haloStops,
  POSTER_VIEW_NAMES,
  rimStops,
  RINGS,
  rounded,
} from './poster.ts';
import type { PosterView } from './poster.ts';
import styles from './globe.module.css';

/** The drawing of a view, and the windows that show it; the styles have the same breakpoints. */
const VIEWS: Readonly<Record<PosterView, { readonly url: string; readonly media: string }>> = {
  wide: { url: wideUrl, media: '(width>1099px)' },
  middle: { url: middleUrl, media: '(767px<width<=1099px)' },
  narrow: { url: narrowUrl, media: '(width<=767px)' },
};

export function GlobePoster() {
  return (
    <>
      <div className={styles['window']}>
        <Sphere />
      </div>
      {/* A browser fetches what is used, seen or not, as soon as it reads of it. Out of the template it is taken when the text
          is on the screen, and the window is one that shows it (scripts/prerender.ts). */}
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
    </>
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
  return (
    <svg
      className={styles['sphere']}
      data-part="sphere"
      viewBox={`${-DISC_HALF} ${-DISC_HALF} ${2 * DISC_HALF} ${2 * DISC_HALF}`}
    >
      <defs>
        <radialGradient id="globe-halo">
          {haloStops().map(([offset, opacity]) => (
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
          {rimStops().map(([offset, opacity]) => (
            <stop key={offset} offset={offset} stopColor="var(--rim)" stopOpacity={opacity} />
          ))}
        </linearGradient>
      </defs>
      <circle r={rounded(HALO_RADIUS)} fill="url(#globe-halo)" />
      <circle r={rounded(DISC_RADIUS)} fill="url(#globe-body)" />
      <circle r={rounded(DISC_RADIUS)} fill="url(#globe-shade)" />
      <g className={styles['rings']}>
        {RINGS.map(([radius, opacity]) => (
          <circle key={radius} r={rounded(DISC_RADIUS * radius)} opacity={opacity} />
        ))}
      </g>
      <circle className={styles['rim']} r={rounded(DISC_RADIUS)} stroke="url(#globe-rim)" />
    </svg>
  );
}
