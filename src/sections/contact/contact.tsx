import { directionOf } from '#shared/text.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { Phrase, PhrasedSentences } from '#components/phrase.tsx';
import { Reveal } from '#components/reveal.tsx';
import { SectionHeading } from '#components/section-heading.tsx';
import { Chart } from './chart.tsx';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact.module.css';

/** The last and largest scale, one to one: the chart of a river mouth and a cartouche with all ways to write. */
export function Contact() {
  const { content } = useTexts();
  const { availability } = content.person;
  return (
    <section id="contact" tabIndex={-1} aria-labelledby="contact-heading" className={styles['contact']}>
      <Chart />
      <Reveal className={styles['cartouche']}>
        <SectionHeading section="contact" scale="1" className={styles['heading']} />
        <p dir={directionOf(content.contact.subtitle)} className={styles['subtitle']}>
          <Phrase text={content.contact.subtitle} />
          {availability && (
            <span dir={directionOf(availability)}>
              <PhrasedSentences text={availability} />
            </span>
          )}
        </p>
        <ContactDetails />
        <ContactForm />
      </Reveal>
      {/* About the drawing, which is hidden as well. */}
      <p className={styles['note']} aria-hidden="true">
        <PhrasedSentences text={content.contact.mapNote} />
      </p>
    </section>
  );
}
