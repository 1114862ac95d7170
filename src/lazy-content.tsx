/** What the page shows only after a visitor's step, all at once, for the build: it must know every text that is set in a display face. */
import { loadChatMessages, loadPanel } from '#chat/components/lazy.ts';
import { CHAT_LIMITS } from '#shared/limits.ts';
import { INITIAL_STATE } from '#globe/globe.tsx';
import type { Texts } from '#i18n/translations.ts';
import { SuccessMessage } from '#sections/contact/form-status.tsx';
import { ProjectDialog } from '#sections/projects/project-dialog.tsx';

export async function later({ language, content }: Texts) {
  // Asked for as the page asks for them: an import of its own would make the panel a part of the page.
  const [{ ChatPanel }, { messages }, { RimButton }] = await Promise.all([
    loadPanel(),
    loadChatMessages(language),
    import('#globe/controls.tsx'),
  ]);
  return (
    <>
      {content.projects.map((project, index) => (
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
    </>
  );
}

function ignore(): void {}
