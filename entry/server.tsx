/** What the build asks of the page: its markup in one language. */
// First, so that the order of the layers is known before any component's styles.
import './styles.ts';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { Language } from '#contract/language.ts';
import { loadTexts } from '#ui/texts.ts';
import { TextsProvider } from '#ui/use-texts.tsx';
import { later } from '#site/later.tsx';
import { NotFound } from '#site/not-found/not-found.tsx';
import { Page } from '#site/page.tsx';

export { loadTexts } from '#ui/texts.ts';

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
