import { useTexts } from '#i18n/i18n-provider.tsx';
import { Mark } from '#components/mark.tsx';
import darkUrl from '#words/generated/estuary-dark.svg?url';
import lightUrl from '#words/generated/estuary-light.svg?url';
import styles from './chart.module.css';

/** A size, px, for when the styles are lost: neither sheet is larger than a picture in a text, nor moves what follows when it comes. */
const UNSTYLED = { loading: 'lazy', width: 300, height: 190 } as const;

/** The river mouth behind the cartouche, with the owner's place as its one label. Decoration: the place stands in the details. */
export function Chart() {
  const { content } = useTexts();
  return (
    <div className={styles['chart']} aria-hidden="true">
      <div className={styles['sheet']}>
        <div>
          <img {...UNSTYLED} alt="" src={lightUrl} className={styles['light']} />
          <img {...UNSTYLED} alt="" src={darkUrl} className={styles['dark']} />
        </div>
        <div className={styles['place']}>
          <Mark className={styles['mark']} />
          <b>{content.person.place.name}</b>
        </div>
      </div>
    </div>
  );
}
