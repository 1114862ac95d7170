/** The page's language: one state, and everything outside React that has to follow it. */
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { languageOfPath, pagePath, type Language } from '#contract/language.ts';
import { textIn, type Text, type ValuesArgument } from '#contract/text.ts';

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
 * Runs a change of the page's texts and keeps the section that the visitor reads where it stands:
 * texts above it may need more or fewer lines in another language.
 */
export function keepPlace(change: () => void): void {
  if (scrollY === 0) return change();
  const sections = [...document.querySelectorAll('main > section')];
  const anchor = sections.find((section) => section.getBoundingClientRect().bottom > 0);
  const before = anchor?.getBoundingClientRect();
  change();
  const after = anchor?.getBoundingClientRect();
  if (!before || !after) return;
  // Inside a section the same share of it has been read; above it nothing moves.
  const read = before.top < 0 && before.height > 0 ? before.top / before.height : 0;
  const wanted = before.top < 0 ? read * after.height : before.top;
  scrollBy({ top: after.top - wanted, behavior: 'instant' });
}

/**
 * Makes address, title and description follow the language, without a new history entry; and the canonical address,
 * which browsers take when a visitor shares the page.
 */
export function showLanguageInDocument(language: Language, page: { title: string; description: string }): void {
  document.title = page.title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', page.description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = new URL(pagePath(language), canonical.href).href;
  const { pathname, search, hash } = location;
  const rest = languageOfPath(pathname) ? pathname.slice(pagePath(language).length) : '';
  history.replaceState(history.state, '', pagePath(language) + rest + search + hash);
}
