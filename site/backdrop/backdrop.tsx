/** The chart behind everything: decoration that neither assistive technology nor the pointer meets. */
import { content } from '#site/content.ts';
import { keptAsPrerendered } from '#site/ui/prerendered.ts';
import { latitudeLabels } from './latitude-labels.ts';
import styles from './backdrop.module.css';

export function Backdrop() {
  return (
    <>
      <div className={styles['backdrop']} aria-hidden="true" {...keptAsPrerendered}>
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
      <div className={styles['isobaths']} />
      <div className={styles['soundings']} />
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
      {import.meta.env.SSR
        ? latitudeLabels(content.person.place.latitude).map((label) => <i key={label}>{label}</i>)
        : undefined}
    </div>
  );
}
