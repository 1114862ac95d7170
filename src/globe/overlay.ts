/** What the page itself draws of the globe — body, marker, leader, label, the button at its rim — and where it stands in a view. */
import { clamp, labelOpacity, project, silhouette, START_DISTANCE, type Basis, type Vector } from './geometry.ts';
import type { Colour } from './renderer.ts';

/** px. A label's box is measured from its marker, everything else from the picture's upper left. */
export type Box = Pick<DOMRectReadOnly, 'left' | 'top' | 'right' | 'bottom'>;

export type Offset = Readonly<Pick<DOMPoint, 'x' | 'y'>>;

/** What the page measured, in px: the picture's side, the label, and what it must not leave. */
export interface Layout {
  readonly side: number;
  readonly label: Box;
  readonly bounds: Box;
  /** As `bounds.left`, for the button at the rim, which stays clear of the words beside the globe. */
  readonly rimLeft: number;
}

export interface Pose {
  /** The body's size as a share of the poster's: come near, the globe is seen through a round window of that size. */
  readonly size: number;
  readonly marker: Offset;
  /** Of marker, leader and label, 0 to 1. */
  readonly opacity: number;
  /** How far the label gives way. */
  readonly shift: Offset;
  /** Its start, its direction in rad, clockwise from the right, and its length in px; 0 where the label is too near. */
  readonly leader: Offset & { readonly angle: number; readonly length: number };
  /** What the label keeps free of dots: left, bottom, right and top in shares of half the side. */
  readonly covered: readonly [left: number, bottom: number, right: number, top: number];
}

/** px from the marker's middle to the leader's start, around the inner rings, and its length in the styles. */
const LEADER = { start: 16, length: 66 };
/** px around the label that stay free of dots, as in globe.module.css. */
const CLEAR = { beside: 5, above: 2, below: 3 };
/** px from the rim to the middle of its button's pointer, from there to the button, and from the button to the words. */
const RIM_GAPS = { pointer: 12, button: 8, words: 8 };

/** The view of `place`, a unit vector. */
export function poseOf(place: Vector, axes: Basis, distance: number, { side, label, bounds }: Layout): Pose {
  const seen = project(place, axes, distance);
  const marker = { x: ((1 + seen.x) * side) / 2, y: ((1 - seen.y) * side) / 2 };
  const shift = shiftInto(marker, label, bounds);
  const box = moved(label, shift);
  const across = (px: number) => ((marker.x + px) / side) * 2 - 1;
  const up = (px: number) => 1 - ((marker.y + px) / side) * 2;
  return {
    size: Math.min(1, silhouette(distance) / silhouette(START_DISTANCE)),
    marker,
    opacity: labelOpacity(seen),
    shift,
    leader: leaderTo(box),
    covered: [
      across(box.left - CLEAR.beside),
      up(box.bottom + CLEAR.below),
      across(box.right + CLEAR.beside),
      up(box.top - CLEAR.above),
    ],
  };
}

/** How far a box beside a point has to give way, so that it lies within the bounds. */
export function shiftInto({ x, y }: Offset, box: Box, bounds: Box): Offset {
  const shift = (from: number, to: number, min: number, max: number) =>
    clamp(0, min - from, Math.max(min - from, max - to));
  return {
    x: shift(x + box.left, x + box.right, bounds.left, bounds.right),
    y: shift(y + box.top, y + box.bottom, bounds.top, bounds.bottom),
  };
}

export function moved({ left, top, right, bottom }: Box, { x, y }: Offset): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** Leads to the middle of the label's side where the label stands beside the marker, to its lower edge where above it. */
export function leaderTo({ left, right, bottom }: Box): Pose['leader'] {
  const beside = clamp(Math.max(left, -right) / 20, 0, 1);
  const [endX, endY] = [clamp(0, left - 10, right + 10), bottom + 8 - 23 * beside];
  const distance = Math.hypot(endX, endY);
  if (endY > 0 || distance < LEADER.start) return { x: 0, y: 0, angle: 0, length: 0 };
  const start = LEADER.start / distance;
  return { x: endX * start, y: endY * start, angle: Math.atan2(endY, endX), length: distance - LEADER.start };
}

/**
 * The upper left corner of a button of `width` × `height` px, inside the rim on the side where the place is, and the pointer's
 * middle from that corner. Neither leaves the bounds. `bearing` is in rad, clockwise from the top.
 */
export function placeAtRim(bearing: number, width: number, height: number, layout: Layout) {
  const bounds = { ...layout.bounds, left: layout.rimLeft };
  const middle = layout.side / 2;
  const radius = silhouette(START_DISTANCE) * middle - RIM_GAPS.pointer;
  const [right, down] = [Math.sin(bearing), -Math.cos(bearing)];
  const pointer = {
    x: clamp(middle + right * radius, bounds.left, bounds.right),
    y: clamp(middle + down * radius, bounds.top, bounds.bottom),
  };
  // As far inside as the button reaches towards the rim: half a box, along the bearing.
  const reach = Math.min(width / 2 / Math.abs(right), height / 2 / Math.abs(down)) + RIM_GAPS.button;
  const corner = { x: pointer.x - right * reach - width / 2, y: pointer.y - down * reach - height / 2 };
  const shift = shiftInto(corner, { left: 0, top: 0, right: width, bottom: height }, bounds);
  const [x, y] = [corner.x + shift.x, corner.y + shift.y];
  return { corner: { x, y }, pointer: { x: pointer.x - x, y: pointer.y - y } };
}

/** The named part of the globe: `data-part` in globe.tsx. */
export function part(root: HTMLElement, name: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!element) throw new Error(`The globe has no part ${name}`);
  return element;
}

/** Reads sizes and places from the page. Not for a frame: it may cost a layout. */
export function measure(root: HTMLElement): Layout {
  const [stage, room, label] = [part(root, 'stage'), part(root, 'room'), part(root, 'label')];
  const side = stage.clientWidth;
  const [left, top] = [room.offsetLeft + label.offsetLeft, room.offsetTop + label.offsetTop];
  const margin = Number.parseFloat(getComputedStyle(root).getPropertyValue('--margin'));
  const box = stage.getBoundingClientRect();
  const bounds = {
    left: margin - box.left,
    top: 0,
    right: document.documentElement.clientWidth - margin - box.left,
    bottom: side,
  };
  const words = root.previousElementSibling?.getBoundingClientRect();
  // On a phone they stand above.
  const isBeside = words && words.bottom > box.top + side / 2;
  return {
    side,
    label: { left, top, right: left + label.offsetWidth, bottom: top + label.offsetHeight },
    bounds,
    rimLeft: isBeside ? Math.max(bounds.left, words.right + RIM_GAPS.words - box.left) : bounds.left,
  };
}

/** The colours that the styles give the poster, in whatever theme holds. */
export function readColours(root: HTMLElement): { readonly dots: Colour; readonly lines: Colour } {
  const colourOf = (name: string): Colour => {
    const parts = getComputedStyle(part(root, name)).color.match(/[\d.]+/g) ?? [];
    const [red = 0, green = 0, blue = 0, opacity = 1] = parts.map(Number);
    return [red / 255, green / 255, blue / 255, opacity];
  };
  return { dots: colourOf('dots'), lines: colourOf('lines') };
}

const PARTS = ['sphere', 'marker', 'label', 'leader'] as const;

/** Moves the page's own parts to where a pose has them. */
export function showPose(root: HTMLElement, { size, marker, opacity, shift, leader }: Pose): void {
  const style = (name: (typeof PARTS)[number]) => part(root, name).style;
  style('sphere').transform = `scale(${size.toFixed(4)})`;
  // Its transform alone says where it stands, with a layer of its own: it moves with every frame.
  const transform = `translate3d(${inPx(marker)},0)`;
  Object.assign(style('marker'), { left: '0', top: '0', opacity: String(opacity), transform });
  if (opacity === 0) return;
  style('label').transform = `translate(${inPx(shift)})`;
  const length = (leader.length / LEADER.length).toFixed(3);
  const turn = `rotate(${leader.angle.toFixed(3)}rad) scaleX(${length})`;
  style('leader').transform = `translate(${inPx(leader)}) ${turn}`;
}

/** Leaves everything to the styles again, as on the poster. */
export function resetPose(root: HTMLElement): void {
  for (const name of PARTS) part(root, name).removeAttribute('style');
}

/** @param bearing rad clockwise from the top */
export function showAtRim(button: HTMLElement, bearing: number, layout: Layout): void {
  const { corner, pointer } = placeAtRim(bearing, button.offsetWidth, button.offsetHeight, layout);
  button.style.transform = `translate(${inPx(corner)})`;
  button.style.setProperty('--pointer', `translate(${inPx(pointer)}) rotate(${bearing.toFixed(3)}rad)`);
}

function inPx({ x, y }: Offset): string {
  return `${x.toFixed(1)}px,${y.toFixed(1)}px`;
}
