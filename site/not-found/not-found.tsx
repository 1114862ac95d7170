import { HTML_LANG } from '#contract/language.ts';
import { documentMessages } from '#messages/document.ts';
import { Backdrop } from '../backdrop/backdrop.tsx';
import { useLanguage } from '#ui/use-language.tsx';
import buttons from '#ui/button.module.css';
import { Mark } from '#ui/mark.tsx';
import { Phrase } from '#ui/phrase.tsx';
import { WaterNames } from '#ui/section-heading.tsx';
import { pageAddress } from '#ui/site-path.ts';
import styles from './not-found.module.css';

const { notFound } = documentMessages;

/**
 * The body of the page for addresses that lead nowhere. It stays as it is prerendered: no script brings it to life.
 * Several languages may stand in one file; the one of `<html lang>` shows.
 */
export function NotFound() {
  const { language, say } = useLanguage();
  return (
    <div lang={HTML_LANG[language]} className={styles['page']}>
      <Backdrop />
      <main className={styles['words']}>
        <Mark className={styles['mark']} />
        <h1>
          <Phrase text={notFound.heading} />
        </h1>
        <WaterNames text={notFound.heading} />
        <p className={styles['text']}>
          <Phrase text={notFound.text} />
        </p>
        <a href={pageAddress(language)} className={buttons['primary']}>
          {say(notFound.home)}
        </a>
      </main>
    </div>
  );
}
