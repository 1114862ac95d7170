import { type Language, otherLanguages } from '#shared/language.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { Backdrop } from './backdrop.tsx';
import buttons from '#components/button.module.css';
import { Mark } from '#components/mark.tsx';
import { Phrase } from '#components/phrase.tsx';
import { WaterNames } from '#components/section-heading.tsx';
import { pageAddress } from '#i18n/browser-locale.ts';

interface NotFoundProps {
  readonly language: Language;
}

/**
 * The body of the page for addresses that lead nowhere. It stays as it is prerendered: no script brings it to life.
 * Several languages may stand in one file; the one of `<html lang>` shows.
 */
export function NotFound({ language }: NotFoundProps) {
  const { heading, text, home } = MESSAGES[language].documents.notFound;
  return (
    <div lang={HTML_LANG[language]} className="not-found">
      <Backdrop />
      <main className="not-found-words">
        <Mark className="not-found-mark" />
        <h1>
          <Phrase text={heading} />
        </h1>
        <WaterNames
          words={otherLanguages(language).map((other) => ({
            language: other,
            text: MESSAGES[other].documents.notFound.heading,
          }))}
        />
        <p className="not-found-text">
          <Phrase text={text} />
        </p>
        <a href={pageAddress(language)} className={buttons['primary']}>
          {home}
        </a>
      </main>
    </div>
  );
}
