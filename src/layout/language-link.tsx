import type { MouseEvent, ReactNode } from 'react';
import type { Language } from '#shared/language.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { pageAddress } from '#i18n/browser-locale.ts';
import { useLanguage } from '#i18n/i18n-provider.tsx';

interface LanguageLinkProps {
  readonly option: Language;
  readonly current: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** A link to the page in another language. With a running script it switches in place; a new tab stays a new tab. */
export function LanguageLink({ option, current, onChoose, children }: LanguageLinkProps) {
  const { setLanguage } = useLanguage();
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose();
    setLanguage(option);
  };
  return (
    <a
      href={pageAddress(option)}
      hrefLang={HTML_LANG[option]}
      lang={HTML_LANG[option]}
      aria-current={current ? 'true' : undefined}
      onClick={choose}
    >
      {children}
    </a>
  );
}
