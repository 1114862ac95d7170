/** The chart behind everything: decoration that neither assistive technology nor the pointer meets. */
import 'virtual:latitudes.css';
import { useEffect, useRef } from 'react';
import { LATITUDE_LABELS } from '#shared/coordinates.ts';
import styles from './backdrop.module.css';

/**
 * Sheets of isobaths, 2,880 px each, and of soundings, 2,640 px each, one under the other: enough for a page of 15,800 px,
 * beyond which the sea is calm.
 */
const SHEETS = 6;

export function Backdrop() {
  const backdrop = useRef<HTMLDivElement>(null);
  // Where scrolling drives no animation (Firefox 153), the drawings learn how far the page is scrolled.
  useEffect(() => {
    if (CSS.supports('animation-timeline', 'scroll()')) return undefined;
    const follow = () => backdrop.current?.style.setProperty('--scrolled', `${scrollY}px`);
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  return (
    <>
      <div ref={backdrop} className={styles['backdrop']} aria-hidden="true">
        {(['isobaths', 'soundings'] as const).map((drawing) => (
          <div key={drawing} className={styles[drawing]}>
            {Array.from({ length: SHEETS }, (_, sheet) => (
              <i key={sheet} />
            ))}
          </div>
        ))}
        <div className={styles['roses']}>
          <div className={styles['rose']} />
          <div className={styles['rose']} />
        </div>
      </div>
      <Neatline />
      <Neatline />
    </>
  );
}

/** The ruled border of the chart, with the latitude falling as the page goes down. */
function Neatline() {
  return (
    <div className={styles['neatline']} aria-hidden="true">
      {Array.from({ length: LATITUDE_LABELS }, (_, label) => (
        <i key={label} />
      ))}
    </div>
  );
}
