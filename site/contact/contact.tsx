import { contactMessages } from '#messages/contact.ts';
import { content } from '#site/content.ts';
import { Phrase } from '#site/ui/phrase.tsx';
import { Reveal } from '#site/ui/reveal.tsx';
import { SectionHeading } from '#site/ui/section-heading.tsx';
import { Chart } from './chart.tsx';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact.module.css';

/** The last and largest scale, one to one: the chart of a river mouth and a cartouche with all ways to write. */
export function Contact() {
  return (
    <section id="contact" tabIndex={-1} aria-labelledby="contact-heading" className={styles['contact']}>
      <Chart />
      <Reveal className={styles['cartouche']}>
        <SectionHeading id="contact-heading" title={contactMessages.heading} scale="1" className={styles['heading']} />
        <p className={styles['subtitle']}>
          <Phrase text={content.contact.subtitle} />
        </p>
        <ContactDetails />
        <ContactForm />
      </Reveal>
      <p className={styles['note']}>
        <Phrase text={content.contact.mapNote} />
      </p>
    </section>
  );
}
