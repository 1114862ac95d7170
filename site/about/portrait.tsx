import { Picture } from '#ui/picture.tsx';
import { useTexts } from '#ui/use-texts.tsx';
import styles from './about.module.css';

/** The owner, where there is a picture (pipeline/unfilled-parts.ts leaves this out where there is none). */
export function Portrait() {
  const { portrait } = useTexts().content.person;
  return portrait && <Picture picture={portrait} className={styles['portrait']} />;
}
