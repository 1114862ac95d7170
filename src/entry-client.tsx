import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FALLBACK_LANGUAGE } from '#shared/language.ts';
import { matchLocale } from '#i18n/detect-locale.ts';
import { loadTexts } from '#i18n/translations.ts';
import { Page } from './app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('No #root');
const { dataset, lang } = document.documentElement;

// An older browser keeps the page as it was prerendered (docs/decisions/014-older-browsers.md).
if (!('older' in dataset))
  // The page asks for them beside this script, and tells of their loss: without them it stays as it was prerendered.
  loadTexts(matchLocale(lang) ?? FALLBACK_LANGUAGE).then(
    (texts) => {
      // From now on the head's deadline means nothing, even where it is over.
      dataset['js'] = 'here';
      startTransition(() => {
        hydrateRoot(root, <Page texts={texts} />);
      });
    },
    () => {},
  );
