import { useState, useSyncExternalStore } from 'react';
import { useTimeout } from '#hooks/use-timeout.ts';

/** How long the good news stays, ms. */
const BACK_ONLINE_MS = 4_000;

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser has a network; for some seconds after it came back, `back`. */
export function useOnline(): 'online' | 'offline' | 'back' {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [wasOffline, setWasOffline] = useState(!online);
  if (!online && !wasOffline) setWasOffline(true);
  useTimeout(() => setWasOffline(false), online && wasOffline ? BACK_ONLINE_MS : undefined);
  if (!online) return 'offline';
  return wasOffline ? 'back' : 'online';
}
