import type { Language } from '#contract/language.ts';
import { otherLanguages } from '#contract/other-languages.ts';
import { MESSAGES } from '#messages/all.ts';
import { HTML_LANG } from '#messages/languages.ts';
import { Backdrop } from '../backdrop/backdrop.tsx';
import buttons from '#ui/button.module.css';
import { Mark } from '#ui/mark.tsx';
import { Phrase } from '#ui/phrase.tsx';
import { WaterNames } from '#ui/section-heading.tsx';
import { pageAddress } from '#i18n/site-path.ts';
import styles from './not-found.module.css';

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
    <div lang={HTML_LANG[language]} className={styles['page']}>
      <Backdrop />
      <main className={styles['words']}>
        <Mark className={styles['mark']} />
        <h1>
          <Phrase text={heading} />
        </h1>
        <WaterNames
          words={otherLanguages(language).map((other) => ({
            language: other,
            text: MESSAGES[other].documents.notFound.heading,
          }))}
        />
        <p className={styles['text']}>
          <Phrase text={text} />
        </p>
        <a href={pageAddress(language)} className={buttons['primary']}>
          {home}
        </a>
      </main>
    </div>
  );
}
