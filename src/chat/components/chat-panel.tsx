/** What is downloaded when a visitor turns to the chat: the runner, which lives on while the panel is closed. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ChatLimits } from '#contract/limits.ts';
import type { ChatMessages } from '#messages/translation.ts';
import { ChatMessagesContext } from './chat-messages.ts';
import { ChatDialog } from './chat-dialog.tsx';
import { SessionRunner } from './session-runner.ts';
import { browser, connectFromPage, loadAnswerHereForPage } from './platform.ts';

export interface ChatPanelProps {
  readonly apiKey: string | undefined;
  readonly limits: ChatLimits;
  readonly messages: ChatMessages;
  /** When the page was loaded, ms since 1970: the session starts with it. */
  readonly startedAt: number;
  readonly open: boolean;
  /** Called with true when an answer came while the panel was closed, with false when it was opened. */
  readonly onNews: (hasNews: boolean) => void;
  /** Called with where the focus goes next. */
  readonly onClose: (next: 'button' | 'elsewhere') => void;
}

export function ChatPanel({ apiKey, limits, messages, startedAt, open, onNews, onClose }: ChatPanelProps) {
  const [runner] = useState(
    () =>
      new SessionRunner({
        limits,
        startedAt,
        connect: () => connectFromPage(apiKey),
        loadAnswerHere: loadAnswerHereForPage,
        platform: browser,
        now: Date.now,
      }),
  );
  const { session, connection } = useSyncExternalStore(runner.subscribe, runner.read, runner.read);

  useEffect(() => {
    addEventListener('pagehide', runner.leave);
    return () => {
      removeEventListener('pagehide', runner.leave);
      runner.leave();
    };
  }, [runner]);

  const loading = session.openReply !== undefined;
  const wasLoading = useRef(loading);
  useEffect(() => {
    const ended = wasLoading.current && !loading;
    wasLoading.current = loading;
    if (open) onNews(false);
    else if (ended) onNews(true);
  }, [open, loading, onNews]);

  const [shown, setShown] = useState(open);
  if (open && !shown) setShown(true);
  if (!shown) return null;
  return (
    <ChatMessagesContext value={messages}>
      <ChatDialog
        runner={runner}
        session={session}
        connection={connection}
        limits={limits}
        onClose={onClose}
        closing={!open}
        onGone={() => setShown(false)}
      />
    </ChatMessagesContext>
  );
}
