// First, so that the order of the layers is known before any component's styles.
import './styles.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FALLBACK_LANGUAGE, HTML_LANG, languageOfTag } from '#contract/language.ts';
import { content } from '#ui/content.ts';
import { repeatEarlyClick } from '#ui/early-click.ts';
import { keepPlace } from '#ui/keep-place.ts';
import { showLanguageInDocument, type LanguageChange } from '#ui/use-language.tsx';
import { layOutRest } from '#ui/lay-out-rest.ts';
import { rememberLanguage } from '#ui/language-storage.ts';
import { Page } from '#site/page.tsx';

const changeLanguage: LanguageChange = (language, show) => {
  keepPlace(() => {
    // Before the texts: it decides their faces, and they are laid out once.
    document.documentElement.lang = HTML_LANG[language];
    show();
    showLanguageInDocument(language, {
      title: content.sharing.title[language],
      description: content.sharing.description[language],
    });
  });
  rememberLanguage(language);
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to come to life in');
const language = languageOfTag(document.documentElement.lang) ?? FALLBACK_LANGUAGE;
// An older browser keeps the page as it was prerendered (docs/decisions/014-older-browsers.md).
if (!('older' in document.documentElement.dataset)) {
  const { dataset } = document.documentElement;
  // What was laid out because the script was late stays so.
  if (!('js' in dataset)) delete dataset['rest'];
  // From now on the head's deadline means nothing, even where it is over.
  dataset['js'] = 'here';
  // As a transition it is done in slices, between which the browser answers the visitor.
  startTransition(() => {
    hydrateRoot(root, <Page language={language} onLanguageChange={changeLanguage} />);
  });
  repeatEarlyClick();
}
layOutRest();
