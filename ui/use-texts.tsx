/** The page's language: one state with its texts, and everything outside React that has to follow it. */
import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { languageOfPath, pagePath, type Language } from '#contract/language.ts';
import { rememberLanguage } from './language-storage.ts';
import { pageAddress, SITE_PATH } from './site-path.ts';
import { loadTexts, textsHere, type Texts } from './texts.ts';

interface LanguageState {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  /** Whether the visitor switched on this page: only then is there something to announce. */
  readonly changed: boolean;
}

const TextsContext = createContext<(LanguageState & Texts) | undefined>(undefined);

/** Called when the visitor chose another language; `show` puts its texts on the page before it returns. */
export type LanguageChange = (texts: Texts, show: () => void) => void;

interface TextsProviderProps {
  readonly initial: Texts;
  readonly onChange?: LanguageChange | undefined;
  readonly children: ReactNode;
}

export function TextsProvider({ initial, onChange, children }: TextsProviderProps) {
  const [texts, setTexts] = useState(initial);
  const [changed, setChanged] = useState(false);
  const wanted = useRef(initial.language);
  const setLanguage = useCallback(
    (next: Language) => {
      wanted.current = next;
      const change = (nextTexts: Texts) => {
        if (wanted.current !== next) return;
        const show = () =>
          flushSync(() => {
            setTexts(nextTexts);
            setChanged(true);
          });
        if (onChange) onChange(nextTexts, show);
        else show();
      };
      const found = textsHere(next);
      if (found) change(found);
      else loadTexts(next).then(change, () => wanted.current === next && followLink(next));
    },
    [onChange],
  );
  const state = useMemo(() => ({ ...texts, changed, setLanguage }), [texts, changed, setLanguage]);
  return <TextsContext value={state}>{children}</TextsContext>;
}

/** What the page says, in its language. */
export function useTexts(): Texts {
  return useContextState();
}

export function useLanguage(): LanguageState {
  return useContextState();
}

function useContextState(): LanguageState & Texts {
  const state = use(TextsContext);
  if (!state) throw new Error('The page’s texts need a TextsProvider above them');
  return state;
}

/** Where a text cannot be had for the page that stands there, the page in its language may be. */
function followLink(language: Language): void {
  rememberLanguage(language);
  location.assign(pageAddress(language));
}

/**
 * Makes address, title and description follow the language, without a new history entry; and the canonical address,
 * which browsers take when a visitor shares the page.
 */
export function showLanguageInDocument({ language, content: { sharing } }: Texts): void {
  document.title = sharing.title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', sharing.description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = new URL(pageAddress(language), canonical.href).href;
  const { pathname, search, hash } = location;
  const path = pathname.slice(SITE_PATH.length);
  const rest = languageOfPath(path) ? path.slice(pagePath(language).length) : '';
  history.replaceState(history.state, '', pageAddress(language) + rest + search + hash);
}
