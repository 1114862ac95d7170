import { useEffect, useRef, type RefObject } from 'react';

/** Calls back when a link to a section of the page is followed, so that what covers the section can make way. */
export function useSectionLinks(element: RefObject<HTMLElement | null>, onFollow: () => void): void {
  const newest = useRef(onFollow);
  useEffect(() => {
    newest.current = onFollow;
  });
  useEffect(() => {
    const container = element.current;
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href^="#"]')) newest.current();
    };
    container?.addEventListener('click', onClick);
    return () => container?.removeEventListener('click', onClick);
  }, [element]);
}
