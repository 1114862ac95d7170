import styles from './scale-strip.module.css';

interface ScaleStripProps {
  /** The scale's denominator as it is printed: `10 000 000`. */
  readonly denominator: string;
  /** What the styles give for what stands before its first space, where that changes. */
  readonly first?: string;
  readonly className?: string | undefined;
}

/**
 * The chart's scale bar. The page zooms in from section to section; decoration, so hidden from assistive technology.
 * What stands before the first space of the denominator is counted by the styles: it falls as one scrolls.
 */
export function ScaleStrip({ denominator, first, className }: ScaleStripProps) {
  return (
    <span className={[styles['strip'], className].filter(Boolean).join(' ')} aria-hidden="true">
      <span dir="ltr">
        {'1 : '}
        <span className={styles['first']} style={{ '--first': first ?? Number.parseInt(denominator) }} />
        {denominator.replace(/\d+/, '')}
      </span>
      <span className={styles['bar']} />
    </span>
  );
}
