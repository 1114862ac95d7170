// First, so that the order of the layers is known before any component's styles.
import './styles.ts';
import { hydrateRoot } from 'react-dom/client';
import { FALLBACK_LANGUAGE, HTML_LANG, languageOfTag } from '#contract/language.ts';
import { content } from '#site/content.ts';
import { keepPlace, showLanguageInDocument, type LanguageChange } from '#site/language.tsx';
import { rememberLanguage } from '#site/language-storage.ts';
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
hydrateRoot(root, <Page language={language} onLanguageChange={changeLanguage} />);
