import type { PageProject } from '#content/schema.ts';
import isletsUrl from '../../assets/islets.svg?url';
import styles from './islet-tile.module.css';

const ISLETS = 3;

export interface IsletTileProps {
  readonly project: PageProject;
  /** The project's place in the list: it chooses the islet. */
  readonly index: number;
  /** Whether the title beside it says enough. */
  readonly isDecoration?: boolean;
  readonly className?: string | undefined;
}

/** A project's emoji on an islet of its own. Decoration. */
export function IsletTile({ project: { image }, index, className }: IsletTileProps) {
  const islet = index % ISLETS;
  return (
    <span className={`${styles['tile']} ${className}`} data-islet={islet} aria-hidden="true">
      <svg viewBox="0 0 600 420" preserveAspectRatio="xMidYMid slice">
        <use href={`${isletsUrl}#islet-${islet}`} width="600" height="420" />
      </svg>
      <span className={styles['emoji']}>{image}</span>
    </span>
  );
}
