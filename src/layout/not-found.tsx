import { type Language, otherLanguages } from '#shared/language.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { Backdrop } from './backdrop.tsx';
import buttons from '#components/button.module.css';
import { Mark } from '#components/images.tsx';
import { Phrase } from '#components/text.tsx';
import { WaterNames } from '#components/section.tsx';
import { pageAddress } from '#i18n/browser-locale.ts';

/**
 * The body of the page for addresses that lead nowhere. It stays as it is prerendered: no script brings it to life.
 * Several languages may stand in one file; the one of `<html lang>` shows.
 */
export function NotFound({ language }: { readonly language: Language }) {
  const { heading, text, home } = MESSAGES[language].documents.notFound;
  return (
    <div lang={HTML_LANG[language]} className="not-found">
      <Backdrop />
      <main className="section">
        <Mark />
        <h1>
          <Phrase text={heading} />
        </h1>
        <WaterNames
          words={otherLanguages(language).map((other) => ({
            language: other,
            text: MESSAGES[other].documents.notFound.heading,
          }))}
        />
        <p>
          <Phrase text={text} />
        </p>
        <a href={pageAddress(language)} className={buttons['primary']}>
          {home}
        </a>
      </main>
    </div>
  );
}
