/**
 * Says where the globe looks: at which scale, for the strip beside it, and while the place is out of sight, how far and which way it
 * is from there, by a button at the rim that turns back. Loaded once there is something to say.
 */
import { useEffect, useRef, type RefObject } from 'react';
import { place } from 'virtual:place';
import type { Language } from '#shared/language.ts';
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
} from './geometry.ts';
import type { LiveGlobe, View } from './live-globe.ts';
import { placeAtRim, type Offset, type RimLayout } from './placement.ts';
import { START_DISTANCE } from './zoom.ts';
import styles from './location-indicator.module.css';

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
    const live = globe.current;
    if (live && button.current) return showOffscreenMarker(button.current, live, language, bearings.split(' '));
    return undefined;
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

/**
 * Brings the button and the scale to what the globe shows. Returns the way to leave them again.
 * @param points the names of the eight points of the compass, clockwise from the north
 */
function showOffscreenMarker(
  button: HTMLElement,
  globe: LiveGlobe,
  language: Language,
  points: readonly string[],
): () => void {
  const root = button.parentElement ?? button;
  const around = root.parentElement ?? root;
  const kilometres = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilometer' });
  // One text node for good: with another in its place Chromium would style anew what hangs on a `:has()`, all over the page.
  const figures = new Text();
  button.lastElementChild?.replaceChildren(figures);
  let layout = measureRim(button, root);
  let view: View | undefined;

  const show = (next: View) => {
    view = next;
    const { camera, pose } = next;
    around.style.setProperty(SCALE, String(scaleMillions(camera.distance)));
    const isAway = pose.opacity < 0.5;
    button.dataset['away'] = String(isAway);
    // With the focus on it it stays: who is there must not lose it.
    if (!isAway && button !== document.activeElement) return;
    const { length, bearing } = greatCircle(placeDirection(place), basis(camera));
    const text = `${points[compassPoint(bearing)]} ${kilometres.format(roundedLength(length))}`;
    // Written anew only when it changes: then the button's size may, too, and whoever observes it measures again.
    if (figures.data !== text) figures.data = text;
    const { corner, pointer } = placeAtRim(bearing, layout);
    button.style.transform = translation(corner);
    button.style.setProperty('--pointer', `${translation(pointer)} rotate(${bearing.toFixed(3)}rad)`);
  };
  const sizes = new ResizeObserver(() => {
    layout = measureRim(button, root);
    if (view) show(view);
  });
  for (const element of [button, document.documentElement]) sizes.observe(element);
  globe.watch(show);
  return () => {
    globe.watch(undefined);
    sizes.disconnect();
    around.style.removeProperty(SCALE);
  };
}

/** In px from the upper left of the globe's own element. Not for a frame: it may cost a layout. */
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
