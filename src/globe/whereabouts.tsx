/**
 * Says where the globe looks: at which scale, for the strip beside it, and while the place is out of sight, how far and
 * which way it is from there. Loaded once there is something to say.
 */
import { useEffect, useRef, type RefObject } from 'react';
import { fill } from '#contract/text.ts';
import { useTexts } from '#ui/use-texts.tsx';
import { Dock } from './dock.ts';
import type { LiveGlobe } from './live-globe.ts';
import styles from './whereabouts.module.css';

export function Whereabouts({ globe }: { readonly globe: RefObject<LiveGlobe | undefined> }) {
  const { language, messages, content } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const { turnTo, bearings } = messages.globeControls;
  const { name } = content.person.place;

  useEffect(() => {
    const live = globe.current;
    if (!live || !button.current) return;
    const dock = new Dock(button.current, language, bearings.split(' '));
    const sizes = new ResizeObserver(() => dock.measure());
    for (const element of [button.current, document.documentElement]) sizes.observe(element);
    live.watch((view) => dock.show(view));
    return () => {
      live.watch(undefined);
      sizes.disconnect();
      dock.reset();
    };
  }, [globe, language, bearings]);

  const turn = () => {
    globe.current?.face();
    // The button is about to go.
    button.current?.parentElement?.focus({ preventScroll: true });
  };
  return (
    <button
      ref={button}
      type="button"
      className={styles['dock']}
      data-part="dock"
      data-away="false"
      aria-label={fill(turnTo, { place: name })}
      aria-describedby="way"
      onClick={turn}
    >
      <b>{name}</b>
      <small id="way" aria-hidden="true" />
    </button>
  );
}
