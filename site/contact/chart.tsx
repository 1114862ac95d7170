import { content } from '#site/content.ts';
import { useLanguage } from '#site/language.tsx';
import { Mark } from '#site/ui/mark.tsx';
import darkUrl from '../../generated/estuary-dark.svg?url';
import lightUrl from '../../generated/estuary-light.svg?url';
import styles from './chart.module.css';

/** The river mouth behind the cartouche, with the owner's place as its one label. Decoration: the place stands in the details. */
export function Chart() {
  const { say } = useLanguage();
  return (
    <div className={styles['chart']} aria-hidden="true">
      <div className={styles['sheet']}>
        <img loading="lazy" alt="" src={lightUrl} className={styles['light']} />
        <img loading="lazy" alt="" src={darkUrl} className={styles['dark']} />
        <div className={styles['place']}>
          <Mark className={styles['mark']} />
          <b>{say(content.person.place.name)}</b>
        </div>
      </div>
    </div>
  );
}
