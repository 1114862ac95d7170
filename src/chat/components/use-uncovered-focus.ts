import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back when, on a small screen, the focus moves to what lies, or comes to lie, under the open panel (WCAG 2.2 2.4.11). */
export function useUncoveredFocus(chat: RefObject<HTMLElement | null>, open: boolean, onCovered: () => void): void {
  const covered = useEffectEvent(onCovered);
  useEffect(() => {
    if (!open) return;
    const onFocus = ({ target }: FocusEvent) => {
      const panel = chat.current?.firstElementChild;
      if (!panel || !(target instanceof Element) || panel.contains(target)) return;
      const { top, width } = panel.getBoundingClientRect();
      // On a wide screen most of the page lies beside it.
      if (width < innerWidth / 2) return;
      // The page has yet to be scrolled to what has the focus; the header stays where it is.
      if (!target.closest('header') || target.getBoundingClientRect().bottom > top) covered();
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [chat, open]);
}
