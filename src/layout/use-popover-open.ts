import { useSyncExternalStore } from 'react';

/** `toggle` does not bubble, but the document sees it on its way down. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener('toggle', onChange, true);
  return () => document.removeEventListener('toggle', onChange, true);
}

/**
 * Follows a native popover, so that `aria-expanded` says what the browser did,
 * also when the visitor opened it before the script came.
 */
export function usePopoverOpen(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.getElementById(id)?.matches(':popover-open') ?? false,
    () => false,
  );
}
