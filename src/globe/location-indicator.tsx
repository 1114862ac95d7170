/** The scale that the globe is seen at, for the strip beside it, and while the place is out of sight a button that turns back to it. */
import { useEffect, useRef, type RefObject } from 'react';
import { place } from 'virtual:place';
import { fill } from '#shared/text.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { part } from './dom-overlay.ts';
import {
  basis,
  compassPoint,
  greatCircle,
  placeDirection,
  roundedLength,
  scaleMillions,
  silhouette,
  START_DISTANCE,
} from './geometry.ts';
import type { LiveGlobe, View } from './live-globe.ts';
import { placeAtRim, type Offset, type RimLayout } from './placement.ts';
import styles from './globe.module.css';

/** Where others read the scale, in millions. */
const SCALE = '--globe-millions';
/** px that the button keeps clear of what stands before the globe. */
const CLEAR = 8;

export function LocationIndicator({ globe }: { readonly globe: RefObject<LiveGlobe | undefined> }) {
  const { language, messages, content } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const { turnTo, bearings } = messages.globeControls;
  const { name } = content.person.place;

  useEffect(() => {
    const [live, element] = [globe.current, button.current];
    const root = element?.parentElement;
    if (!live || !element || !root?.parentElement) return undefined;
    const hero = root.parentElement;
    const kilometres = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilometer' });
    // One text node for good: with another in its place Chromium would style anew what hangs on a `:has()`, all over the page.
    const figures = new Text();
    element.lastElementChild?.replaceChildren(figures);
    let layout: RimLayout | undefined;

    const show = ({ camera, pose }: View) => {
      hero.style.setProperty(SCALE, String(scaleMillions(camera.distance)));
      const isAway = pose.opacity < 0.5;
      element.dataset['away'] = String(isAway);
      // With the focus on it it stays: who is there must not lose it.
      if (!isAway && element !== document.activeElement) return;
      const { length, bearing } = greatCircle(placeDirection(place), basis(camera));
      const text = `${bearings.split(' ')[compassPoint(bearing)]} ${kilometres.format(roundedLength(length))}`;
      // Written anew only when it changes: then the button's size may, too.
      if (figures.data !== text) figures.data = text;
      layout ??= measureRim(element, root);
      const { corner, pointer } = placeAtRim(bearing, layout);
      element.style.transform = translation(corner);
      element.style.setProperty('--pointer', `${translation(pointer)} rotate(${bearing.toFixed(3)}rad)`);
    };
    const sizes = new ResizeObserver(() => {
      layout = undefined;
      live.watch(show);
    });
    for (const observed of [element, document.documentElement]) sizes.observe(observed);
    live.watch(show);
    return () => {
      live.watch(undefined);
      sizes.disconnect();
      hero.style.removeProperty(SCALE);
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

/** In px from the upper left of the globe's own element. Not for every frame: it may cost a layout. */
function measureRim(button: HTMLElement, root: HTMLElement): RimLayout {
  const { left, top } = root.getBoundingClientRect();
  const stage = part(root, 'stage');
  const before = root.previousElementSibling?.getBoundingClientRect();
  const margin = Number.parseFloat(getComputedStyle(root).getPropertyValue('--margin'));
  const side = stage.clientWidth;
  const [x, y] = [stage.offsetLeft + side / 2, stage.offsetTop + side / 2];
  // On a phone it stands above.
  const isBeside = before && before.bottom > top + y;
  return {
    rim: { x, y, radius: (silhouette(START_DISTANCE) * side) / 2 },
    button: { width: button.offsetWidth, height: button.offsetHeight },
    bounds: {
      left: Math.max(margin, isBeside ? before.right + CLEAR : 0) - left,
      top: 0,
      right: document.documentElement.clientWidth - margin - left,
      bottom: y + side / 2,
    },
  };
}

function translation({ x, y }: Offset): string {
  return `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`;
}
