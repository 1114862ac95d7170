import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back once, `delay` ms after the component began to wait; undefined waits for nothing.
 * @param since What the wait is about: another value begins it anew, and the callback is given it.
 */
export function useTimeout<Since>(callback: (since?: Since) => void, delay: number | undefined, since?: Since): void {
  const onTimeout = useEffectEvent(callback);
  useEffect(() => {
    if (delay === undefined) return;
    const timer = setTimeout(() => onTimeout(since), delay);
    return () => clearTimeout(timer);
  }, [delay, since]);
}
