import { Picture } from '#components/picture.tsx';
import { useTexts } from '#i18n/i18n-provider.tsx';
import styles from './about.module.css';

/** The owner, where there is a picture. */
export function Portrait() {
  const { portrait } = useTexts().content.person;
  return portrait && <Picture picture={portrait} className={styles['portrait']} />;
}
