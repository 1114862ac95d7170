/** The chart behind everything: decoration that neither assistive technology nor the pointer meets. */
import { content } from '#site/content.ts';
import { latitudeLabels } from './latitude-labels.ts';
import styles from './backdrop.module.css';

const LABELS = latitudeLabels(content.person.place.latitude);

export function Backdrop() {
  return (
    <>
      <div className={styles['backdrop']} aria-hidden="true">
        <div className={styles['isobaths']} />
        <div className={styles['soundings']} />
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
      {LABELS.map((label) => (
        <i key={label}>{label}</i>
      ))}
    </div>
  );
}
