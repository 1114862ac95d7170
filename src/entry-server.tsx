/** What the build asks of the page: its markup in one language. */
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { CHAT_LIMITS } from '#shared/limits.ts';
import type { Language } from '#shared/language.ts';
import { loadTexts } from '#i18n/translations.ts';
import { TextsProvider } from '#i18n/i18n-provider.tsx';
import { loadChatMessages, loadPanel } from '#chat/lazy.ts';
import { INITIAL_STATE } from '#globe/globe.tsx';
import { NotFound } from '#layout/not-found.tsx';
import { SuccessMessage } from '#sections/contact/form-status.tsx';
import { ProjectDialog } from '#sections/projects/project-dialog.tsx';
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

/** What the page shows only after a visitor's step: the build must know every text that is set in a display face. */
export async function renderLazyContent(language: Language): Promise<string> {
  // Asked for as the page asks for them: an import of its own would make the panel a part of the page.
  const [texts, { ChatPanel }, { messages }, { RimButton }] = await Promise.all([
    loadTexts(language),
    loadPanel(),
    loadChatMessages(language),
    import('#globe/controls.tsx'),
  ]);
  const ignore = () => {};
  return markup(
    <TextsProvider initial={texts}>
      {texts.content.projects.map((project, index) => (
        <ProjectDialog key={project.id} project={project} index={index} open={false} />
      ))}
      <SuccessMessage delivery="address" onAnother={ignore} />
      <RimButton globe={{ current: undefined }} state={INITIAL_STATE} />
      <ChatPanel
        apiKey={undefined}
        limits={CHAT_LIMITS}
        words={messages}
        startedAt={0}
        open
        onUnread={ignore}
        onClose={ignore}
      />
    </TextsProvider>,
  );
}
