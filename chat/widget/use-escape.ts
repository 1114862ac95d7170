import { useEffect, useRef } from 'react';
import { isComposing } from './is-composing.ts';

/** Escape closes what floats, the topmost first: a dialog or a menu above the panel keeps it. */
export function useEscape(close: () => void): void {
  const newest = useRef(close);
  useEffect(() => {
    newest.current = close;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      if (document.querySelector(':modal, :popover-open')) return;
      newest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
