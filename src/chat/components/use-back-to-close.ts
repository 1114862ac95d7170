/** A panel that covers the page on a small screen: Back closes it. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { isSmallScreen } from './small-screen.ts';

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
    if (!isCovering()) history.pushState({ coveredPath: location.pathname } satisfies CoverEntry, '');
    const onPopState = () => {
      if (!isCovering()) closed();
    };
    addEventListener('popstate', onPopState);
    return () => {
      removeEventListener('popstate', onPopState);
      isOpen.current = false;
      // React's strict mode ends an effect to begin it again at once.
      queueMicrotask(() => isOpen.current || leaveEntry());
    };
  }, [open]);
}

function leaveEntry(): void {
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
