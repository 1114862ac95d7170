import styles from './scale-strip.module.css';

interface ScaleStripProps {
  /** The scale's denominator as it is printed: `10 000 000`. */
  readonly denominator: string;
  readonly className?: string | undefined;
}

/** The chart's scale bar. The page zooms in from section to section; decoration, so hidden from assistive technology. */
export function ScaleStrip({ denominator, className }: ScaleStripProps) {
  return (
    <span className={[styles['strip'], className].filter(Boolean).join(' ')} aria-hidden="true">
      <span>{`1 : ${denominator}`}</span>
      <span className={styles['bar']} />
    </span>
  );
}
