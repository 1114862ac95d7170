import { useSyncExternalStore } from 'react';
import { afterFrame } from '#ui/after-frame.ts';

/** The page counts as scrolled past this many px. */
const SCROLLED_AFTER = 50;

/** Kept, because to ask for it in the middle of a change of the page would cost a layout. */
let isScrolled = false;

function subscribe(onChange: () => void): () => void {
  const onScroll = () => {
    isScrolled = scrollY > SCROLLED_AFTER;
    onChange();
  };
  afterFrame(onScroll);
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
}

/** Whether the page is scrolled by more than 50 px. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isScrolled,
    () => false,
  );
}
