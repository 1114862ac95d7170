/** A section's title, the same word in the two other languages as water names, and the scale of the section. */
import { HTML_LANG, LANGUAGES } from '#contract/language.ts';
import type { Text } from '#contract/text.ts';
import { useLanguage } from './use-language.tsx';
import { ScaleStrip } from './scale-strip.tsx';
import styles from './section-heading.module.css';

interface SectionHeadingProps {
  /** The id of the `h2`, by which the section is labelled. */
  readonly id: string;
  readonly title: Text;
  /** The scale's denominator as it is printed: `10 000 000`. */
  readonly scale: string;
  readonly className?: string | undefined;
}

export function SectionHeading({ id, title, scale, className }: SectionHeadingProps) {
  const { say } = useLanguage();
  return (
    <div className={`${styles['heading']} ${className ?? ''}`}>
      <h2 id={id}>{say(title)}</h2>
      <WaterNames text={title} />
      <ScaleStrip denominator={scale} />
    </div>
  );
}

interface WaterNamesProps {
  readonly text: Text;
}

/** A word in the languages that the page is not in, drawn like the names of waters on a chart. Decoration. */
export function WaterNames({ text }: WaterNamesProps) {
  const { language } = useLanguage();
  return (
    <span className={styles['waters']} aria-hidden="true">
      {LANGUAGES.filter((other) => other !== language).map((other) => (
        <span key={other} lang={HTML_LANG[other]} className={styles['water']}>
          {text[other]}
        </span>
      ))}
    </span>
  );
}
