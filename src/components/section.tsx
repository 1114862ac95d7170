/** What every section has: its place in the page, its title, the same word as water names, and the scale it is drawn in. */
import type { ReactNode } from 'react';
import type { Foreign } from '#content/schema.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import type { Section as SectionId } from '#shared/sections.ts';
import styles from './section.module.css';

interface SectionHeadingProps {
  readonly section: SectionId;
  /** The scale's denominator as it is printed: `10 000 000`. */
  readonly scale: string;
  readonly className?: string | undefined;
}

interface SectionProps extends Omit<SectionHeadingProps, 'className'> {
  readonly headingClass?: string | undefined;
  readonly children: ReactNode;
}

export function Section({ section, scale, headingClass, children }: SectionProps) {
  return (
    <section id={section} tabIndex={-1} aria-labelledby={`${section}-heading`} className="section">
      <SectionHeading section={section} scale={scale} className={headingClass} />
      {children}
    </section>
  );
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

/** A word in the languages that the page is not in, drawn like the names of waters on a chart. Decoration. */
export function WaterNames({ words }: { readonly words: readonly Foreign[] }) {
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

interface ScaleStripProps {
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
    <span className={`${styles['strip']} ${className ?? ''}`} aria-hidden="true">
      <span dir="ltr">
        {'1 : '}
        <span className={styles['first']} style={{ '--first': first ?? Number.parseInt(denominator) }} />
        {denominator.replace(/\d+/, '')}
      </span>
      <span className={styles['bar']} />
    </span>
  );
}
