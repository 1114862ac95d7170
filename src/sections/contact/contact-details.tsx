import { useTexts } from '#i18n/i18n-provider.tsx';
import { ExternalLink } from '#components/external-link.tsx';
import { ChartSymbol } from '#components/chart-symbol.tsx';
import { ResumeLink } from '#components/resume-link.tsx';
import { SITE_PATH } from '#i18n/browser-locale.ts';
import { CopyEmailButton } from './form-status.tsx';
import styles from './contact-details.module.css';

export function ContactDetails() {
  const { messages, content } = useTexts();
  const { email, phone, place, profiles } = content.person;
  return (
    <>
      <dl className={styles['details']}>
        <dt>{messages.contact.email}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
          <CopyEmailButton className={styles['copy']} />
        </dd>
        {phone && (
          <>
            <dt>{messages.contact.phone}</dt>
            <dd>
              <a href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr">
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
            {url ? (
              <ExternalLink href={url}>
                <ChartSymbol name={symbol} />
                {label}
              </ExternalLink>
            ) : (
              <span>{`${label} ${handle}`}</span>
            )}
          </li>
        ))}
      </ul>
      <p className={styles['files']}>
        <ResumeLink text={messages.contact.resume} />
        <a href={`${SITE_PATH}/contact.vcf`}>{messages.contact.vcard}</a>
      </p>
    </>
  );
}
