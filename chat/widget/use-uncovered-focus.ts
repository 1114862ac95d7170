import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Where the panel covers most of the page (chat-dialog.module.css). */
export const SMALL_SCREEN = '(max-width: 767px)';

/** Calls back when the focus moves to what lies, or comes to lie, under the open panel (WCAG 2.2 2.4.11). */
export function useUncoveredFocus(chat: RefObject<HTMLElement | null>, open: boolean, onCovered: () => void): void {
  const covered = useEffectEvent(onCovered);
  useEffect(() => {
    if (!open) return;
    const onFocus = ({ target }: FocusEvent) => {
      const panel = chat.current?.firstElementChild;
      if (!panel || !(target instanceof Element) || panel.contains(target)) return;
      if (!matchMedia(SMALL_SCREEN).matches) return;
      // The page has yet to be scrolled to it; the header stays where it is.
      const staysAbove = target.getBoundingClientRect().bottom <= panel.getBoundingClientRect().top;
      if (!staysAbove || !target.closest('header')) covered();
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [chat, open]);
}
