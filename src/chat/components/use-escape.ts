import { useEffect, useEffectEvent } from 'react';
import { isComposing } from './is-composing.ts';

/** Escape closes what floats, the topmost first: a dialog or a menu above the panel keeps it. */
export function useEscape(close: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    if (document.querySelector(':modal, :popover-open')) return;
    close();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
