import { directionOf, fill } from '#shared/text.ts';
import { SITE_PATH } from '#i18n/browser-locale.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { ExternalLink, ResumeLink } from '#components/links.tsx';
import { ChartSymbol, Mark } from '#components/images.tsx';
import { Reveal } from '#components/reveal.tsx';
import { SectionHeading } from '#components/section.tsx';
import { Phrase, PhrasedSentences } from '#components/text.tsx';
import darkUrl from '#words/generated/estuary-dark.svg?url';
import lightUrl from '#words/generated/estuary-light.svg?url';
import { ContactForm } from './contact-form.tsx';
import { CopyButton, CopyEmailButton } from './form-status.tsx';
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

/** A size, px, for when the styles are lost: neither sheet is larger than a picture in a text, nor moves what follows when it comes. */
const UNSTYLED = { loading: 'lazy', width: 300, height: 190 } as const;

/** The river mouth behind the cartouche, with the owner's place as its one label. Decoration: the place stands in the details. */
function Chart() {
  const { content } = useTexts();
  return (
    <div className={styles['chart']} aria-hidden="true">
      <div className={styles['sheet']}>
        <div>
          <img {...UNSTYLED} alt="" src={lightUrl} className={styles['light']} />
          <img {...UNSTYLED} alt="" src={darkUrl} className={styles['dark']} />
        </div>
        <div className={styles['place']}>
          <Mark className={styles['mark']} />
          <b>{content.person.place.name}</b>
        </div>
      </div>
    </div>
  );
}

function ContactDetails() {
  const { language, messages, content } = useTexts();
  const { email, phone, place, profiles } = content.person;
  return (
    <>
      <dl className={styles['details']}>
        <dt>{messages.contact.email}</dt>
        <dd>
          <a href={`mailto:${email}`} className={styles['link']}>
            {email}
          </a>
          <CopyEmailButton className={styles['copy']} />
        </dd>
        {phone && (
          <>
            <dt>{messages.contact.phone}</dt>
            <dd>
              <a href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr" className={styles['link']}>
                {phone}
              </a>
            </dd>
          </>
        )}
        <dt>{messages.contact.location}</dt>
        <dd>{place.fullName}</dd>
      </dl>
      <ul className={styles['profiles']} aria-label={messages.contact.profiles}>
        {profiles.map(({ label, url, handle, symbol }) => (
          <li key={label}>
            {handle === undefined ? (
              <ExternalLink href={url} className={styles['profile']}>
                <ChartSymbol name={symbol} />
                {label}
              </ExternalLink>
            ) : (
              <>
                <span className={styles['profile']}>{fill(messages.contact.handle, { label, handle })}</span>
                <CopyButton
                  label={fill(messages.contact.copyHandle, { label })}
                  announcement={fill(messages.contact.copied.handle, { label })}
                  text={() => handle}
                  className={styles['copy']}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      <p className={styles['files']}>
        <ResumeLink text={messages.contact.resume} className={styles['link']} />
        <a href={`${SITE_PATH}/contact.${language}.vcf`} className={styles['link']}>
          {messages.contact.vcard}
        </a>
      </p>
    </>
  );
}
