import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back when a link to a section of the page is followed, so that what covers the section can make way. */
export function useSectionLinks(
  element: RefObject<HTMLElement | null>,
  onFollow: (link: HTMLAnchorElement, event: MouseEvent) => void,
): void {
  const followed = useEffectEvent(onFollow);
  useEffect(() => {
    const container = element.current;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (link) followed(link, event);
    };
    container?.addEventListener('click', onClick);
    return () => container?.removeEventListener('click', onClick);
  }, [element]);
}
