import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Hears events, their types between spaces, until the returned function is called: what effects and external stores ask for. */
export function listen(
  target: EventTarget,
  types: string,
  listener: (event: Event) => void,
  options?: AddEventListenerOptions,
): () => void {
  const off = new AbortController();
  for (const type of types.split(' ')) target.addEventListener(type, listener, { ...options, signal: off.signal });
  return () => off.abort();
}

/** False in the prerendered page and while it comes to life, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

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

/** How long a button says that it copied, ms. */
const COPIED_MS = 3_000;

export type CopyOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'copied' }
  /** The page may lack the clipboard (plain http) or be refused it. */
  | { readonly kind: 'failed'; readonly text: string };

/** What a button that copies needs: what came of the last press, and the press itself, which says whether it worked. */
export function useCopy(): [outcome: CopyOutcome, copy: (text: string) => Promise<boolean>] {
  const [outcome, setOutcome] = useState<CopyOutcome>({ kind: 'none' });
  useTimeout(() => setOutcome({ kind: 'none' }), outcome.kind === 'copied' ? COPIED_MS : undefined, outcome);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ kind: 'copied' });
      return true;
    } catch {
      setOutcome({ kind: 'failed', text });
      return false;
    }
  };
  return [outcome, copy];
}

/** The page counts as scrolled past this many px. */
const SCROLLED_AFTER = 50;

const onScroll = (onChange: () => void) => listen(window, 'scroll', onChange, { passive: true });

export function useScrolled(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => scrollY > SCROLLED_AFTER,
    () => false,
  );
}

/** The id of the section that holds the middle of the window; on the first screen there is none. */
export function useCurrentSection(): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          setCurrent((before) => (isIntersecting ? target.id : before === target.id ? undefined : before));
      },
      { rootMargin: '-50% 0px' },
    );
    for (const section of document.querySelectorAll('main section[id]')) observer.observe(section);
    return () => observer.disconnect();
  }, []);
  return current;
}

/** `toggle` does not bubble, but the document sees it on its way down. */
const onToggle = (onChange: () => void) => listen(document, 'toggle', onChange, { capture: true });

/**
 * Follows a native popover, so that `aria-expanded` says what the browser did,
 * also when the visitor opened it before the script came.
 */
export function usePopoverOpen(id: string): boolean {
  return useSyncExternalStore(
    onToggle,
    () => document.getElementById(id)?.matches(':popover-open') ?? false,
    () => false,
  );
}

/**
 * Called before the page stops scrolling: the room of a scrollbar that goes is kept, so that nothing moves (src/styles/base.css).
 * Where scrollbars are hidden or lie over the page there is none: some engines would keep it all the same.
 */
export function keepScrollbarRoom(): void {
  const root = document.documentElement;
  root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth);
}
