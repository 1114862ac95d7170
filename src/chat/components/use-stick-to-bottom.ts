/** Keeps the newest text in view, unless the reader has scrolled up. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How near the end counts as the end, px: zoom levels leave fractions. */
const END_TOLERANCE = 8;
/** What is left above the beginning of an answer, px. */
const GAP = 8;

/**
 * @param openReply the id of the answer that arrives: its beginning brings the newest text into view. A log that is opened
 * without one is read from where its last answer begins, or from its top
 */
export function useStickToBottom(openReply: string | undefined) {
  const log = useRef<HTMLDivElement>(null);
  const following = useRef(false);
  /** The reader has scrolled up and does not see the newest text. */
  const [away, setAway] = useState(false);

  const toNewest = useCallback(() => {
    following.current = true;
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, []);

  useLayoutEffect(() => {
    const element = log.current;
    const answer = [...(element?.querySelectorAll('[data-message-type="human"] + li') ?? [])].at(-1);
    if (!element || !answer) return;
    element.scrollTop += answer.getBoundingClientRect().top - element.getBoundingClientRect().top - GAP;
  }, []);
  useLayoutEffect(() => {
    if (openReply !== undefined) toNewest();
  }, [openReply, toNewest]);

  useEffect(() => {
    const element = log.current;
    if (!element) return;
    let topBefore = 0;
    const onScroll = () => {
      const { scrollTop, scrollHeight, clientHeight } = element;
      const atEnd = scrollHeight - scrollTop - clientHeight <= END_TOLERANCE;
      // Text that is added never lowers the scroll position.
      if (atEnd) following.current = true;
      else if (scrollTop < topBefore) following.current = false;
      topBefore = scrollTop;
      setAway(!following.current && !atEnd);
    };
    // It reports the first layout, too. What shrinks lowers the position: that is not the reader's doing.
    const observer = new ResizeObserver(() => {
      if (following.current) element.scrollTop = element.scrollHeight;
      topBefore = element.scrollTop;
      onScroll();
    });
    for (const observed of [element, ...element.children]) observer.observe(observed);
    element.addEventListener('scroll', onScroll);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, []);

  return { log, away, toNewest };
}
