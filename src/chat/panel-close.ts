/** What closes the panel besides its button: Escape and, where it covers the page, Back, a link that was followed, a focus under it. */
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { listen } from '#hooks/hooks.ts';

/** Whether the panel covers most of the page (chat-panel.module.css). */
const isSmallScreen = () => matchMedia('(max-width: 767px)').matches;

/** What input methods report for a key they take themselves. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Whether a key belongs to an input method, such as the Enter that confirms a candidate.
 * Safari ends the composition before that key arrives and marks it by its `keyCode` alone (WebKit bug 165004).
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD;
}

function useDocumentEvent<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => listen(document, type, (event) => onEvent(event as DocumentEventMap[Type])), [type]);
}

/** Escape closes what floats, the topmost first: a dialog or a menu above the panel keeps it. */
export function useEscape(isOpen: boolean, close: () => void): void {
  useDocumentEvent('keydown', (event) => {
    if (!isOpen || event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    if (!document.querySelector(':modal, :popover-open')) close();
  });
}

/** The path that the history's entry for the open panel covers. Another language has another path: that page is not covered. */
function coveredPath(): string | undefined {
  return (history.state as { readonly coveredPath?: string } | null)?.coveredPath;
}

const isCovering = () => coveredPath() === location.pathname;

/** While the panel is open the history has an entry for it. Closed any other way, it takes its entry with it. */
export function useBackToClose(onBack: () => void): void {
  const isOpen = useRef(false);
  const closed = useEffectEvent(onBack);
  useEffect(() => {
    if (!isSmallScreen()) return undefined;
    isOpen.current = true;
    // The page stays where it was scrolled to, however the panel is closed.
    history.scrollRestoration = 'manual';
    if (!isCovering()) {
      const { pathname, search } = location;
      // Going back to an address with a fragment would take focus and page there.
      history.replaceState(history.state, '', pathname + search);
      history.pushState({ coveredPath: pathname }, '');
    }
    const off = listen(window, 'popstate', () => isCovering() || closed());
    return () => {
      off();
      isOpen.current = false;
      // What closed the panel, such as a press on a project, may add an entry of its own, which Back must not take away;
      // and React's strict mode ends an effect to begin it again at once.
      setTimeout(() => isOpen.current || leaveEntry());
    };
  }, []);
}

/** Also after a reload, which closes the panel and keeps the entry. */
export function leaveEntry(): void {
  const restoreScroll = () => {
    history.scrollRestoration = 'auto';
  };
  if (isCovering()) {
    addEventListener('popstate', restoreScroll, { once: true });
    return history.back();
  }
  if (coveredPath() !== undefined) history.replaceState(null, '');
  restoreScroll();
}

/** Where the panel covers the page, the part that a link in it leads to takes its place. */
export function useAnchorClick(panel: RefObject<HTMLElement | null>, close: () => void): void {
  useDocumentEvent('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (!link || !panel.current?.contains(link) || !isSmallScreen()) return;
    event.preventDefault();
    const hasEntry = isCovering();
    location.replace(link.href);
    // A project that is closed again goes back over this entry (src/sections/projects/project-address.ts).
    if (hasEntry) history.replaceState({ openedFrom: location.pathname }, '');
    close();
  });
}

/** Calls back when, on a small screen, the focus moves to what lies, or comes to lie, under the panel (WCAG 2.2 2.4.11). */
export function useFocusOutside(panel: RefObject<HTMLElement | null>, onCovered: () => void): void {
  useDocumentEvent('focusin', ({ target }) => {
    if (!panel.current || !(target instanceof Element) || panel.current.contains(target)) return;
    const { top, width } = panel.current.getBoundingClientRect();
    // On a wide screen most of the page lies beside it.
    if (width < innerWidth / 2) return;
    // The page has yet to be scrolled to what has the focus; the header stays where it is.
    if (!target.closest('header') || target.getBoundingClientRect().bottom > top) onCovered();
  });
}
