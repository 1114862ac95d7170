/**
 * Blocks that come in when a tenth of them is in view.
 * The markup is visible; only a script hides what is still below the fold (src/styles/base.css), so nothing is lost when
 * it is off or fails.
 */
import { useEffect, type ComponentPropsWithoutRef } from 'react';

const THRESHOLD = 0.1;

interface RevealProps extends ComponentPropsWithoutRef<'div'> {
  /** The place in a row of blocks: each comes 0.1 s after the one before it, up to the fifth. */
  readonly order?: number;
}

export function Reveal({ order = 0, ...rest }: RevealProps) {
  return <div data-reveal="" style={order > 0 ? { '--order': Math.min(order, 4) } : undefined} {...rest} />;
}

/** Watches every reveal of the page with one observer. Stands once, behind all of them: the page lives when it begins. */
export function Reveals() {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio < THRESHOLD) continue;
          target.setAttribute('data-revealed', 'true');
          observer.unobserve(target);
        }
        // The page lives, even where a foreign error took the mark of its script away (src/head-script.ts).
        document.documentElement.dataset['js'] = 'here';
        // After the first round everything in view is marked: what hides now is out of sight.
        document.documentElement.setAttribute('data-reveals', '');
      },
      // What lies above counts as in view: a jump may have passed it between two frames.
      { threshold: THRESHOLD, rootMargin: '100000px 0px 0px' },
    );
    for (const element of document.querySelectorAll('[data-reveal]:not([data-revealed])')) observer.observe(element);
    return () => {
      observer.disconnect();
      document.documentElement.removeAttribute('data-reveals');
    };
  }, []);
  return null;
}
