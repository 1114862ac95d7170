import { useEffect, useState, useSyncExternalStore } from 'react';

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
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [wasOffline, setWasOffline] = useState(!online);
  if (!online && !wasOffline) setWasOffline(true);
  useEffect(() => {
    if (!online || !wasOffline) return;
    const timer = setTimeout(() => setWasOffline(false), BACK_ONLINE_MS);
    return () => clearTimeout(timer);
  }, [online, wasOffline]);
  if (!online) return 'offline';
  return wasOffline ? 'back' : 'online';
}
