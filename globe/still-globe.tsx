/** The still picture: the sphere, and on it graticule and land in the view that suits the window. */
import stillsUrl from '../generated/globe-stills.svg?url';
import { Sphere } from './sphere.tsx';
import { STILL_VIEW_NAMES } from './still.ts';
import styles from './globe.module.css';

export function StillGlobe() {
  return (
    <>
      <div className={styles['window']}>
        <Sphere />
      </div>
      {/* A browser fetches what is used as soon as it reads of it. Out of the template it is taken when the text is on the
          screen (pipeline/after-first-paint.ts). */}
      <template>
        <Drawings />
      </template>
      <noscript>
        <Drawings />
      </noscript>
    </>
  );
}

function Drawings() {
  return (['lines', 'dots'] as const).map((part) => (
    <svg key={part} className={styles[part]} data-part={part}>
      {STILL_VIEW_NAMES.map((view) => (
        <use key={view} className={styles[view]} href={`${stillsUrl}#${part}-${view}`} />
      ))}
    </svg>
  ));
}
