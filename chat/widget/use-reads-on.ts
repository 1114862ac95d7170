import { useEffect, useState } from 'react';

/** px: a hand that rests on the glass trembles by less. */
const STEP = 8;

/** Whether the visitor was scrolling down, not up, when the page last moved. What bounces at either end of the page is neither. */
export function useReadsOn(): boolean {
  const [readsOn, setReadsOn] = useState(false);
  useEffect(() => {
    let from = scrollY;
    const onScroll = () => {
      const end = document.documentElement.scrollHeight - innerHeight;
      const to = Math.max(0, Math.min(scrollY, end));
      if (Math.abs(to - from) < STEP) return;
      setReadsOn(to > from);
      from = to;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return readsOn;
}
