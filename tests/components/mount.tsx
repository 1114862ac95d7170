/** A part of the page without the page around it, in a language, and with a clock that stands still. */
import { useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { locators, type Locator } from 'vitest/browser';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { loadTexts } from '#i18n/translations.ts';
import { TextsProvider, useTexts } from '#i18n/i18n-provider.tsx';
import '#src/styles/tokens.css';
import '#src/styles/fonts.css';
import '#src/styles/base.css';

locators.extend({ css: (selector: string) => `css=${selector}` });

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** For the hooks of the page's contract, such as `[data-chat="log"]`. */
    css(selector: string): Locator;
  }
}

/** Renders a part of the page. Returns the way to another language. */
export async function mount(part: ReactNode, language: Language = 'en', at = new Date()) {
  const texts = await Promise.all(LANGUAGES.map(loadTexts));
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    now: at,
  });
  // Another language changes the page's address: without a page that would be the test's own.
  vi.spyOn(history, 'replaceState').mockImplementation(() => {});
  document.documentElement.lang = HTML_LANG[language];
  // As the first script leaves it: controls that would be dead without one are shown.
  document.documentElement.dataset['js'] = 'here';
  const change: { language?: (next: Language) => void } = {};
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <TextsProvider initial={texts[LANGUAGES.indexOf(language)]!}>
      <Switch onRender={(setLanguage) => void (change.language = setLanguage)} />
      {part}
    </TextsProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    container.remove();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return (next: Language) => {
    document.documentElement.lang = HTML_LANG[next];
    change.language?.(next);
  };
}

function Switch({ onRender }: { readonly onRender: (setLanguage: (next: Language) => void) => void }) {
  const { setLanguage } = useTexts();
  useEffect(() => void onRender(setLanguage));
  return null;
}
