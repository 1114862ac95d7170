import { useSyncExternalStore } from 'react';

/** The page counts as scrolled past this many px. */
const SCROLLED_AFTER = 50;

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

/** Whether the page is scrolled by more than 50 px. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > SCROLLED_AFTER,
    () => false,
  );
}
