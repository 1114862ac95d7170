/** What assistive technology hears: each answer once, when it is complete, and every warning and error. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Message } from '#chat/session/types.ts';
import type { ChatMessages } from '#i18n/locales/translation.ts';
import { fill } from '#shared/text.ts';
import { parseMarkdown, plainText } from './markdown/parse-blocks.ts';
import { noticeText, withoutLinks } from './notice-text.tsx';

export function useAnnouncement(messages: readonly Message[], words: ChatMessages) {
  const [announcement, setAnnouncement] = useState('');
  // The same words again are heard again only when something about them changes.
  const announce = useCallback(
    (text: string) => setAnnouncement((before) => (before === text ? `${text}\u00A0` : text)),
    [],
  );
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    const complete = messages.filter((message) => message.kind !== 'reply' || message.state !== 'open');
    // What stood there when the panel was opened can be read; it is no news.
    const fresh = known.current && complete.filter(({ id }) => !known.current?.has(id));
    known.current = new Set(complete.map(({ id }) => id));
    const texts = fresh?.map((message) => spokenText(message, words)).filter(Boolean);
    if (texts?.length) announce(texts.join('\n'));
  }, [messages, words, announce]);
  return { announcement, announce };
}

function spokenText(message: Message, words: ChatMessages): string {
  if (message.kind === 'human' || message.kind === 'welcome') return '';
  if (message.kind === 'notice') return withoutLinks(noticeText(message.notice, words));
  const stopped = message.state === 'stopped' ? words.stopped : '';
  if (message.content === '') return stopped;
  return [fill(words.newAnswer, { answer: plainText(parseMarkdown(message.content)) }), stopped].join('\n').trim();
}
