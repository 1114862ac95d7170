/** The page's language: one state, and everything outside React that has to follow it. */
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { languageOfPath, pagePath, type Language } from '#contract/language.ts';
import { textIn, type Text, type ValuesArgument } from '#contract/text.ts';
import { pageAddress, SITE_PATH } from './site-path.ts';

/** Says a text in the page's language: `say(messages.brand.label, { name })`. */
export type Say = <T extends Text>(text: T, ...values: ValuesArgument<T>) => string;

interface LanguageState {
  readonly language: Language;
  readonly say: Say;
  readonly setLanguage: (language: Language) => void;
  /** Whether the visitor switched on this page: only then is there something to announce. */
  readonly changed: boolean;
}

const LanguageContext = createContext<LanguageState | undefined>(undefined);

/** Called when the visitor chose another language; `show` puts the texts on the page before it returns. */
export type LanguageChange = (language: Language, show: () => void) => void;

interface LanguageProviderProps {
  readonly initial: Language;
  readonly onChange?: LanguageChange | undefined;
  readonly children: ReactNode;
}

export function LanguageProvider({ initial, onChange, children }: LanguageProviderProps) {
  const [language, setLanguageState] = useState(initial);
  const [changed, setChanged] = useState(false);
  const setLanguage = useCallback(
    (next: Language) => {
      const show = () =>
        flushSync(() => {
          setLanguageState(next);
          setChanged(true);
        });
      if (onChange) onChange(next, show);
      else show();
    },
    [onChange],
  );
  const state = useMemo<LanguageState>(
    () => ({ language, changed, setLanguage, say: (text, ...values) => textIn(language, text, ...values) }),
    [language, changed, setLanguage],
  );
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageState {
  const state = use(LanguageContext);
  if (!state) throw new Error('useLanguage needs a LanguageProvider above it');
  return state;
}

/**
 * Makes address, title and description follow the language, without a new history entry; and the canonical address,
 * which browsers take when a visitor shares the page.
 */
export function showLanguageInDocument(language: Language, page: { title: string; description: string }): void {
  document.title = page.title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', page.description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = new URL(pageAddress(language), canonical.href).href;
  const { pathname, search, hash } = location;
  const path = pathname.slice(SITE_PATH.length);
  const rest = languageOfPath(path) ? path.slice(pagePath(language).length) : '';
  history.replaceState(history.state, '', pageAddress(language) + rest + search + hash);
}
