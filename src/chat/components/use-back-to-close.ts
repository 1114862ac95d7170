import { useEffect, useEffectEvent } from 'react';
import { isSmallScreen } from './small-screen.ts';

/** What the entry keeps in `history.state`: the path of the page that it covers. */
interface CoverEntry {
  readonly coveredPath: string;
}

function isCoverEntry(state: unknown): state is CoverEntry {
  return typeof state === 'object' && state !== null && 'coveredPath' in state;
}

/**
 * On a small screen, where the panel covers the page, Back closes it: while it is open the history has an entry for it.
 * Closed any other way, it takes its entry with it; one whose page has changed its language, and so its path, stays as a plain one.
 */
export function useBackToClose(open: boolean, onBack: () => void): void {
  const closed = useEffectEvent(onBack);
  useEffect(() => {
    if (!open || !isSmallScreen()) return undefined;
    // The page stays where it was scrolled to, however the panel is closed.
    history.scrollRestoration = 'manual';
    history.pushState({ coveredPath: location.pathname } satisfies CoverEntry, '');
    const onPopState = () => {
      if (!isCoverEntry(history.state)) closed();
    };
    addEventListener('popstate', onPopState);
    return () => {
      removeEventListener('popstate', onPopState);
      leaveEntry();
    };
  }, [open]);
}

function leaveEntry(): void {
  const restoreScroll = () => {
    history.scrollRestoration = 'auto';
  };
  const state: unknown = history.state;
  if (isCoverEntry(state) && state.coveredPath === location.pathname) {
    addEventListener('popstate', restoreScroll, { once: true });
    history.back();
  } else {
    if (isCoverEntry(state)) history.replaceState(null, '');
    restoreScroll();
  }
}
