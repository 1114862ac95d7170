/** The page's language: one state with its texts, and everything outside React that has to follow it. */
import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { languageOfPath, pagePath, type Language } from '#shared/language.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { pageAddress, saveLocale, SITE_PATH } from './browser-locale.ts';
import { loadOtherTexts, loadTexts, type Texts } from './translations.ts';

interface LanguageState extends Texts {
  readonly setLanguage: (language: Language) => void;
  /** Whether the visitor switched on this page: only then is there something to announce. */
  readonly changed: boolean;
}

const TextsContext = createContext<LanguageState | undefined>(undefined);

export function TextsProvider({ initial, children }: { readonly initial: Texts; readonly children: ReactNode }) {
  const [{ texts, changed }, setShown] = useState({ texts: initial, changed: false });
  const wanted = useRef(initial.language);
  const setLanguage = useCallback((next: Language) => {
    wanted.current = next;
    loadTexts(next).then(
      (loaded) => {
        if (wanted.current !== next) return;
        saveLocale(next);
        startTransition(() => setShown({ texts: loaded, changed: true }));
      },
      () => wanted.current === next && followLink(next),
    );
  }, []);
  useEffect(loadOtherTexts, []);
  useLayoutEffect(() => {
    if (!changed) return undefined;
    const show = () => showLanguageInDocument(texts);
    show();
    // Back may lead to an entry that was made in another language.
    addEventListener('popstate', show);
    return () => removeEventListener('popstate', show);
  }, [texts, changed]);
  const state = useMemo(() => ({ ...texts, changed, setLanguage }), [texts, changed, setLanguage]);
  return <TextsContext value={state}>{children}</TextsContext>;
}

export function useTexts(): LanguageState {
  const state = use(TextsContext);
  if (!state) throw new Error('No TextsProvider');
  return state;
}

/**
 * Where a text cannot be had for the page that stands there, the page in its language may be. Without a network the browser's
 * error would take the place of the page, and of what was typed into it.
 */
function followLink(language: Language): void {
  if (!navigator.onLine) return;
  saveLocale(language);
  location.assign(pageAddress(language) + location.search + location.hash);
}

/**
 * Makes `lang`, address, title and description follow the language, without a new history entry; and the canonical address,
 * which browsers take when a visitor shares the page.
 */
function showLanguageInDocument({ language, content: { sharing } }: Texts): void {
  document.documentElement.lang = HTML_LANG[language];
  document.title = sharing.title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', sharing.description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = new URL(pageAddress(language), canonical.href).href;
  const { pathname, search, hash } = location;
  const path = pathname.slice(SITE_PATH.length);
  const rest = languageOfPath(path) ? path.slice(pagePath(language).length) : '';
  history.replaceState(history.state, '', pageAddress(language) + rest + search + hash);
}
