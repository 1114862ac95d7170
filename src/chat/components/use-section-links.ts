import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isSmallScreen } from './small-screen.ts';

/** On a small screen what a link to the page leads to takes the place of the panel that covers it, in the history as well. */
export function useSectionLinks(element: RefObject<HTMLElement | null>, onFollow: () => void): void {
  const followed = useEffectEvent(onFollow);
  useEffect(() => {
    const container = element.current;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (!link || !isSmallScreen()) return;
      event.preventDefault();
      location.replace(link.href);
      followed();
    };
    container?.addEventListener('click', onClick);
    return () => container?.removeEventListener('click', onClick);
  }, [element]);
}
