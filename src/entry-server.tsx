/** What the build asks of the page: its markup in one language. */
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { Language } from '#shared/language.ts';
import { loadTexts } from '#i18n/translations.ts';
import { TextsProvider } from '#i18n/i18n-provider.tsx';
import { later } from './lazy-content.tsx';
import { NotFound } from '#layout/not-found.tsx';
import { Page } from './app.tsx';

export { loadTexts } from '#i18n/translations.ts';

async function markup(node: ReactNode): Promise<string> {
  // However long a section is, it stands in its place, not in a script behind the page.
  const { prelude } = await prerenderToNodeStream(node, { progressiveChunkSize: Infinity });
  return text(prelude);
}

export async function renderPage(language: Language): Promise<string> {
  return markup(<Page texts={await loadTexts(language)} />);
}

export function renderNotFound(language: Language): Promise<string> {
  return markup(<NotFound language={language} />);
}

export async function renderLater(language: Language): Promise<string> {
  const texts = await loadTexts(language);
  return markup(<TextsProvider initial={texts}>{await later(texts)}</TextsProvider>);
}
