import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back when a link to a section of the page is followed, so that what covers the section can make way. */
export function useSectionLinks(element: RefObject<HTMLElement | null>, onFollow: () => void): void {
  const followed = useEffectEvent(onFollow);
  useEffect(() => {
    const container = element.current;
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href^="#"]')) followed();
    };
    container?.addEventListener('click', onClick);
    return () => container?.removeEventListener('click', onClick);
  }, [element]);
}
