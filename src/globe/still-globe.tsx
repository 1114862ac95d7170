/** The still picture: the sphere, and on it graticule and land in the view that suits the window. */
import middleUrl from '../../generated/globe-still-middle.svg?url';
import narrowUrl from '../../generated/globe-still-narrow.svg?url';
import wideUrl from '../../generated/globe-still-wide.svg?url';
import { Sphere } from './sphere.tsx';
import { STILL_VIEW_NAMES, type StillView } from './still.ts';
import styles from './globe.module.css';

const URLS: Readonly<Record<StillView, string>> = { wide: wideUrl, middle: middleUrl, narrow: narrowUrl };

/** The windows that show a view; the styles have the same breakpoints. */
const MEDIA: Readonly<Record<StillView, string>> = {
  wide: '(width>1099px)',
  middle: '(767px<width<=1099px)',
  narrow: '(width<=767px)',
};

export function StillGlobe() {
  return (
    <>
      <div className={styles['window']}>
        <Sphere />
      </div>
      {/* A browser fetches what is used, seen or not, as soon as it reads of it. Out of the template it is taken when the text
          is on the screen, and the window is one that shows it (pipeline/after-first-paint.ts). */}
      {STILL_VIEW_NAMES.map((view) => (
        <template key={view} data-media={MEDIA[view]}>
          <Drawings view={view} />
        </template>
      ))}
      <noscript>
        {STILL_VIEW_NAMES.map((view) => (
          <Drawings key={view} view={view} />
        ))}
      </noscript>
    </>
  );
}

function Drawings({ view }: { readonly view: StillView }) {
  return (['lines', 'dots'] as const).map((part) => (
    <svg key={part} className={`${styles[part]} ${styles[view]}`} data-part={part}>
      <use href={`${URLS[view]}#${part}`} />
    </svg>
  ));
}
