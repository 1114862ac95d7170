/** The page's language: one state with its texts, and everything outside React that has to follow it. */
import {
  createContext,
  use,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { languageOfPath, pagePath, type Language } from '#contract/language.ts';
import type { Section } from '#contract/sections.ts';
import { saveLocale } from '#i18n/browser-locale.ts';
import { pageAddress, SITE_PATH } from '#i18n/site-path.ts';
import { inOwnTask } from './in-own-task.ts';
import { loadTexts, textsHere, type Texts } from './texts.ts';

interface LanguageState {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  /** Whether the visitor switched on this page: only then is there something to announce. */
  readonly changed: boolean;
  /** Parts of the page that nobody saw when the language was switched last, by their ids. */
  readonly outOfSight: readonly string[];
}

type State = LanguageState & Texts;

const TextsContext = createContext<State | undefined>(undefined);
/** The same a moment later: a part that nobody sees is shown in its new language in slices, between which the browser answers. */
const LaterContext = createContext<State | undefined>(undefined);

/**
 * Puts the new texts on the page before it returns, but for sections that are out of sight.
 * @param outOfSight ids of parts of the page
 * @returns resolves when those are shown too
 */
export type ShowTexts = (outOfSight: readonly string[]) => Promise<void>;

/** Called when the visitor chose another language. */
export type LanguageChange = (texts: Texts, show: ShowTexts) => void;

interface Shown {
  readonly texts: Texts;
  readonly outOfSight: readonly string[];
  readonly changed: boolean;
}

interface TextsProviderProps {
  readonly initial: Texts;
  readonly onChange?: LanguageChange | undefined;
  readonly children: ReactNode;
}

export function TextsProvider({ initial, onChange, children }: TextsProviderProps) {
  const [{ texts, outOfSight, changed }, setShown] = useState<Shown>({
    texts: initial,
    outOfSight: [],
    changed: false,
  });
  const wanted = useRef(initial.language);
  const whole = useRef<() => void>(undefined);
  const setLanguage = useCallback(
    (next: Language) => {
      wanted.current = next;
      const change = (nextTexts: Texts) => {
        if (wanted.current !== next) return;
        const show: ShowTexts = (unseen) =>
          new Promise((resolve) => {
            whole.current?.();
            whole.current = resolve;
            flushSync(() => setShown({ texts: nextTexts, outOfSight: unseen, changed: true }));
          });
        if (onChange) onChange(nextTexts, show);
        else void show([]);
      };
      const found = textsHere(next);
      if (found) inOwnTask(() => change(found));
      else loadTexts(next).then(change, () => wanted.current === next && followLink(next));
    },
    [onChange],
  );
  const state = useMemo(
    () => ({ ...texts, outOfSight, changed, setLanguage }),
    [texts, outOfSight, changed, setLanguage],
  );
  const later = useDeferredValue(state);
  useLayoutEffect(() => {
    if (later === state) whole.current?.();
  }, [later, state]);
  return (
    <LaterContext value={later}>
      <TextsContext value={state}>{children}</TextsContext>
    </LaterContext>
  );
}

interface FollowingTextsProps {
  readonly section: Section;
  readonly children: ReactNode;
}

/** Around a section: what is seen changes its language at once, what is out of sight right after it. */
export function FollowingTexts({ section, children }: FollowingTextsProps) {
  const state = useContextState();
  const later = use(LaterContext);
  return <TextsContext value={state.outOfSight.includes(section) ? later : state}>{children}</TextsContext>;
}

/** What the page says, in its language. */
export function useTexts(): Texts {
  return useContextState();
}

export function useLanguage(): LanguageState {
  return useContextState();
}

function useContextState(): State {
  const state = use(TextsContext);
  if (!state) throw new Error('No TextsProvider');
  return state;
}

/** Where a text cannot be had for the page that stands there, the page in its language may be. */
function followLink(language: Language): void {
  saveLocale(language);
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
