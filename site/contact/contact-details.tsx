import { contactMessages } from '#messages/contact.ts';
import { content } from '#site/content.ts';
import { useLanguage } from '#site/language.tsx';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { ChartSymbol } from '#site/ui/chart-symbol.tsx';
import { ResumeLink } from '#site/ui/resume-link.tsx';
import { CopyEmailButton } from './notices.tsx';
import styles from './contact-details.module.css';

const { email, phone, place, profiles } = content.person;

export function ContactDetails() {
  const { say } = useLanguage();
  return (
    <>
      <dl className={styles['details']}>
        <dt>{say(contactMessages.email)}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
          <CopyEmailButton className={styles['copy']} />
        </dd>
        {phone && (
          <>
            <dt>{say(contactMessages.phone)}</dt>
            <dd>
              <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            </dd>
          </>
        )}
        <dt>{say(contactMessages.location)}</dt>
        <dd>{say(place.fullName)}</dd>
      </dl>
      <ul className={styles['profiles']} aria-label={say(contactMessages.profiles)}>
        {profiles.map(({ label, url, symbol }) => (
          <li key={url}>
            <ExternalLink href={url}>
              <ChartSymbol name={symbol} />
              {label}
            </ExternalLink>
          </li>
        ))}
      </ul>
      <p className={styles['files']}>
        <ResumeLink text={contactMessages.resume} />
        <a href="/contact.vcf">{say(contactMessages.vcard)}</a>
      </p>
    </>
  );
}
