import { DOT, FLARE } from './mark-shape.ts';
import styles from './mark.module.css';

/** The chart symbol of a light: the site's mark, in the header, on the map and on the 404 page. */
interface MarkProps {
  readonly className?: string | undefined;
}

export function Mark({ className }: MarkProps) {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" className={className}>
      <g stroke="none">
        <path fill="var(--mag)" d={FLARE} className={styles['flare']} />
        <circle fill="currentColor" {...DOT} />
      </g>
    </svg>
  );
}
