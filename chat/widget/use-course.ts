import { useEffect, type RefObject } from 'react';
import type { Session } from '#chat/session/types.ts';
import { loadCourse } from './downloads.ts';
import { isSmallScreen } from './small-screen.ts';

/** While the newest answer stands and links to a part of the page, a course leads there, where the panel leaves room for it. */
export function useCourse(panel: RefObject<HTMLElement | null>, { messages }: Session, shown: boolean): void {
  const answer = messages.findLast((message) => message.kind === 'reply');
  const cites = shown && answer?.state !== 'open' && answer?.content.includes('](#');
  const id = cites ? answer?.id : undefined;
  useEffect(() => {
    if (!id || isSmallScreen()) return;
    const course = new AbortController();
    loadCourse().then(
      ({ plotCourse }) => panel.current && plotCourse(panel.current, id, course.signal),
      // The link leads there without it.
      () => undefined,
    );
    return () => course.abort();
  }, [panel, id]);
}
