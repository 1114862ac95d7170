/** A panel that covers the page on a small screen: Back closes it, and what a link in it leads to takes its place. */
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Whether the panel covers most of the page (chat-panel.module.css). */
const isSmallScreen = () => matchMedia('(max-width: 767px)').matches;

/** What the entry keeps in `history.state`: the path of the page that it covers. */
interface CoverEntry {
  readonly coveredPath: string;
}

function isCoverEntry(state: unknown): state is CoverEntry {
  return typeof state === 'object' && state !== null && 'coveredPath' in state;
}

/** Another language has another path: its page is not the one that was covered. */
function isCovering(): boolean {
  const state: unknown = history.state;
  return isCoverEntry(state) && state.coveredPath === location.pathname;
}

/** While the panel is open the history has an entry for it. Closed any other way, it takes its entry with it. */
export function useBackToClose(open: boolean, onBack: () => void): void {
  const isOpen = useRef(false);
  const closed = useEffectEvent(onBack);
  useEffect(() => {
    if (!open || !isSmallScreen()) return undefined;
    isOpen.current = true;
    // The page stays where it was scrolled to, however the panel is closed.
    history.scrollRestoration = 'manual';
    if (!isCovering()) {
      const { pathname, search } = location;
      // Going back to an address with a fragment would take focus and page there.
      history.replaceState(history.state, '', pathname + search);
      history.pushState({ coveredPath: pathname } satisfies CoverEntry, '');
    }
    const onPopState = () => {
      if (!isCovering()) closed();
    };
    addEventListener('popstate', onPopState);
    return () => {
      removeEventListener('popstate', onPopState);
      isOpen.current = false;
      // What closed the panel, such as a press on a project, may add an entry of its own, which Back must not take away;
      // and React's strict mode ends an effect to begin it again at once.
      setTimeout(() => isOpen.current || leaveEntry());
    };
  }, [open]);
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
  if (isCoverEntry(history.state)) history.replaceState(null, '');
  restoreScroll();
}

/** Calls back when a link to a part of the page was followed. */
export function useAnchorClick(element: RefObject<HTMLElement | null>, onFollow: () => void): void {
  const followed = useEffectEvent(onFollow);
  useEffect(() => {
    const container = element.current;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (!link || !isSmallScreen()) return;
      event.preventDefault();
      const hasEntry = isCovering();
      location.replace(link.href);
      // A project that is closed again goes back over this entry (src/sections/projects/project-address.ts).
      if (hasEntry) history.replaceState({ openedFrom: location.pathname }, '');
      followed();
    };
    container?.addEventListener('click', onClick);
    return () => container?.removeEventListener('click', onClick);
  }, [element]);
}
