/** The chart behind everything: decoration that neither assistive technology nor the pointer meets. */
import 'virtual:latitudes.css';
import { LATITUDE_LABELS } from '#contract/latitude-labels.ts';
import { keptAsPrerendered } from '#ui/prerendered.ts';
import styles from './backdrop.module.css';

/**
 * Sheets of isobaths, 2,880 px each, and of soundings, 2,640 px each, one under the other: enough for a page of 15,800 px,
 * beyond which the sea is calm.
 */
const SHEETS = 6;

export function Backdrop() {
  return (
    <>
      <div className={styles['backdrop']} aria-hidden="true" data-behind="" {...keptAsPrerendered}>
        {import.meta.env.SSR ? <Layers /> : undefined}
      </div>
      <Neatline />
      <Neatline />
    </>
  );
}

function Layers() {
  return (
    <>
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
    </>
  );
}

/** The ruled border of the chart, with the latitude falling as the page goes down. */
function Neatline() {
  return (
    <div className={styles['neatline']} aria-hidden="true" {...keptAsPrerendered}>
      {import.meta.env.SSR ? Array.from({ length: LATITUDE_LABELS }, (_, label) => <i key={label} />) : undefined}
    </div>
  );
}
