import { contactMessages } from '#messages/contact.ts';
import { content } from '#ui/content.ts';
import { useLanguage } from '#ui/use-language.tsx';
import { ExternalLink } from '#ui/external-link.tsx';
import { ChartSymbol } from '#ui/chart-symbol.tsx';
import { ResumeLink } from '#ui/resume-link.tsx';
import { SITE_PATH } from '#ui/site-path.ts';
import { CopyEmailButton } from './notices.tsx';
import styles from './contact-details.module.css';

const { email, phone, place, profiles, otherProfiles } = content.person;

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
        {otherProfiles?.map(({ label, ...address }) => (
          <li key={label}>
            {'url' in address ? <ExternalLink href={address.url}>{label}</ExternalLink> : `${label}: ${address.handle}`}
          </li>
        ))}
      </ul>
      <p className={styles['files']}>
        <ResumeLink text={contactMessages.resume} />
        <a href={`${SITE_PATH}/contact.vcf`}>{say(contactMessages.vcard)}</a>
      </p>
    </>
  );
}
