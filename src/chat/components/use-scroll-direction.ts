import { useEffect, useState } from 'react';

/** px: a hand that rests on the glass trembles by less. */
const STEP = 8;
/** ms after which a page that moves no more is at rest. */
const REST = 1000;

/** Whether the visitor is scrolling down. What bounces at either end of the page is neither up nor down. */
export function useScrollsDown(): boolean {
  const [scrollsDown, setScrollsDown] = useState(false);
  useEffect(() => {
    let from = scrollY;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      const end = document.documentElement.scrollHeight - innerHeight;
      const to = Math.max(0, Math.min(scrollY, end));
      if (Math.abs(to - from) < STEP) return;
      setScrollsDown(to > from);
      from = to;
      clearTimeout(rest);
      rest = setTimeout(() => setScrollsDown(false), REST);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      clearTimeout(rest);
    };
  }, []);
  return scrollsDown;
}
