/** Keeps the newest text in view, unless the reader has scrolled up. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How near the end counts as the end, px: zoom levels leave fractions. */
const END_TOLERANCE = 8;

interface StickToBottom {
  readonly log: React.RefObject<HTMLDivElement | null>;
  /** The reader has scrolled up and does not see the newest text. */
  readonly away: boolean;
  readonly toNewest: () => void;
}

/**
 * @param sentCount each send, and the opening after one, brings the newest text into view; before the first the log is read
 * from its top
 */
export function useStickToBottom(sentCount: number): StickToBottom {
  const log = useRef<HTMLDivElement>(null);
  const following = useRef(false);
  const [away, setAway] = useState(false);

  const toNewest = useCallback(() => {
    following.current = true;
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, []);

  useLayoutEffect(() => {
    if (sentCount > 0) toNewest();
  }, [sentCount, toNewest]);

  useEffect(() => {
    const element = log.current;
    if (!element) return;
    // The observer tells of the first layout, too.
    let before: ReturnType<typeof measure> | undefined;
    const onScroll = () => {
      const now = measure(element);
      // The styles let what is cut off at the top fade out.
      element.toggleAttribute('data-scrolled', now.top > 0);
      // Text that is added never lowers the scroll position; a log that shrinks, or a taller window on it, does.
      const scrolledUp = before && now.top < before.top && now.height >= before.height && now.window === before.window;
      const atEnd = now.height - now.top - now.window <= END_TOLERANCE;
      if (atEnd) following.current = true;
      else if (scrolledUp) following.current = false;
      setAway(!following.current && !atEnd);
      before = now;
    };
    const observer = new ResizeObserver(() => {
      if (following.current) element.scrollTop = element.scrollHeight;
      before = measure(element);
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', onScroll);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, []);

  return { log, away, toNewest };
}

function measure({ scrollTop, scrollHeight, clientHeight }: HTMLElement) {
  return { top: scrollTop, height: scrollHeight, window: clientHeight };
}
