/** A section's title, the same word in the site's other languages as water names, and the scale of the section. */
import type { Foreign } from '#content/schema.ts';
import type { Section } from '#shared/sections.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { ScaleStrip } from './scale-strip.tsx';
import styles from './section-heading.module.css';

interface SectionHeadingProps {
  readonly section: Section;
  /** The scale's denominator as it is printed: `10 000 000`. */
  readonly scale: string;
  readonly className?: string | undefined;
}

export function SectionHeading({ section, scale, className }: SectionHeadingProps) {
  const { messages, content } = useTexts();
  return (
    <div className={`${styles['heading']} ${className ?? ''}`}>
      <h2 id={`${section}-heading`}>{messages[section].heading}</h2>
      <WaterNames words={content.elsewhere.headings[section]} />
      <ScaleStrip denominator={scale} />
    </div>
  );
}

interface WaterNamesProps {
  readonly words: readonly Foreign[];
}

/** A word in the languages that the page is not in, drawn like the names of waters on a chart. Decoration. */
export function WaterNames({ words }: WaterNamesProps) {
  return (
    <span className={styles['waters']} aria-hidden="true">
      {words.map(({ language, text }) => (
        <span key={language} lang={HTML_LANG[language]} className={styles['water']}>
          {text}
        </span>
      ))}
    </span>
  );
}
