import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the prerendered page and while it comes to life, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
