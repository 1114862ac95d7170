import { fill } from '#shared/text.ts';
import { pageAddress } from '#i18n/browser-locale.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { ExternalLink } from '#components/links.tsx';
import { Filled } from '#components/text.tsx';
import { ChartSymbol } from '#components/images.tsx';
import { useHydrated } from '#hooks/hooks.ts';
import styles from './footer.module.css';

export function Footer() {
  const { language, messages, content } = useTexts();
  const hydrated = useHydrated();
  return (
    <footer className={styles['footer']}>
      <div className={styles['line']}>
        {/* The prerendered year is the build's. A page opened later replaces the line by one with its own year. */}
        <p key={hydrated ? 'now' : 'built'} suppressHydrationWarning>
          <Filled template={messages.footer.copyright} values={{ year: thisYear(), name: content.person.name }} />
        </p>
        <p className={styles['builtWith']}>{messages.footer.builtWith}</p>
        <ul className={styles['profiles']} aria-label={messages.contact.profiles}>
          {/* Those that a sign says enough of. */}
          {content.person.profiles.map(
            ({ label, url, symbol }) =>
              symbol && (
                <li key={label}>
                  <ExternalLink href={url} title={label} className="icon-button">
                    <ChartSymbol name={symbol} />
                    <span className="visually-hidden">{label}</span>
                  </ExternalLink>
                </li>
              ),
          )}
        </ul>
      </div>
      {hydrated && (
        <p className={styles['printedFrom']}>
          {fill(messages.document.print.from, { url: location.origin + pageAddress(language) })}
        </p>
      )}
    </footer>
  );
}

function thisYear(): number {
  return new Date().getFullYear();
}
