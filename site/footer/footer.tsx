import { contactMessages } from '#messages/contact.ts';
import { documentMessages } from '#messages/document.ts';
import { footerMessages } from '#messages/footer.ts';
import { content } from '#ui/content.ts';
import { pageAddress } from '#ui/site-path.ts';
import { useLanguage } from '#ui/use-language.tsx';
import { ExternalLink } from '#ui/external-link.tsx';
import { ChartSymbol } from '#ui/chart-symbol.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import styles from './footer.module.css';

export function Footer() {
  const { say } = useLanguage();
  return (
    <footer className={styles['footer']}>
      <div className={styles['line']}>
        <Copyright />
        <p className={styles['builtWith']}>{say(footerMessages.builtWith)}</p>
        <ul className={styles['profiles']} aria-label={say(contactMessages.profiles)}>
          {content.person.profiles.map(({ label, url, symbol }) => (
            <li key={url}>
              <ExternalLink href={url} title={label}>
                <ChartSymbol name={symbol} />
                <span className="visually-hidden">{label}</span>
              </ExternalLink>
            </li>
          ))}
        </ul>
      </div>
      <PrintedFrom />
    </footer>
  );
}

/** The prerendered year is the build's. A page opened later replaces the line by one with its own year. */
function Copyright() {
  const { say } = useLanguage();
  const hydrated = useHydrated();
  return (
    <p key={hydrated ? 'now' : 'built'} suppressHydrationWarning>
      {say(footerMessages.copyright, { year: thisYear(), name: say(content.person.name) })}
    </p>
  );
}

/** On paper, the address that the page came from. */
function PrintedFrom() {
  const { language, say } = useLanguage();
  const hydrated = useHydrated();
  if (!hydrated) return null;
  const url = location.origin + pageAddress(language);
  return <p className={styles['printedFrom']}>{say(documentMessages.print.from, { url })}</p>;
}

function thisYear(): number {
  return new Date().getFullYear();
}
