import { useEffect, useEffectEvent } from 'react';

/** What input methods report for a key they take themselves. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Whether a key belongs to an input method, such as the Enter that confirms a candidate.
 * Safari ends the composition before that key arrives and marks it by its `keyCode` alone (WebKit bug 165004).
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD;
}

/** Escape closes what floats, the topmost first: a dialog or a menu above the panel keeps it. */
export function useEscape(close: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    if (!document.querySelector(':modal, :popover-open')) close();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
