/** Where the page's own parts of the globe stand in a view: body, marker, label, leader, and the button at its rim. */
import { clamp, labelOpacity, project, silhouette, START_DISTANCE, type Basis, type Vector } from './geometry.ts';

/** px. A label's box is measured from its marker, everything else from the picture's upper left. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Offset {
  readonly x: number;
  readonly y: number;
}

/** What the page measured, in px: the picture's side, the finest canvas worth drawing, the label, and what it must not leave. */
export interface Layout {
  readonly side: number;
  readonly finest: number;
  readonly label: Box;
  readonly bounds: Box;
}

/** A leader's start, its direction in rad, clockwise from the right, and its length in px; 0 where the label is too near. */
export interface Leader extends Offset {
  readonly angle: number;
  readonly length: number;
}

export interface Pose {
  /** The body's size as a share of the poster's: come near, the globe is seen through a round window of that size. */
  readonly size: number;
  readonly marker: Offset;
  /** Of marker, leader and label, 0 to 1. */
  readonly opacity: number;
  /** How far the label gives way. */
  readonly shift: Offset;
  readonly leader: Leader;
  /** What the label keeps free of dots: left, bottom, right and top in shares of half the side. */
  readonly covered: readonly [left: number, bottom: number, right: number, top: number];
}

/** px from the marker's middle to the leader's start, around the inner rings. */
const LEADER_START = 16;
/** px around the label that stay free of dots, as in globe.module.css. */
const CLEAR = { beside: 5, above: 2, below: 3 };
/** px from the rim to the middle of the pointer, and from there to the button. */
const POINTER_INSET = 12;
const POINTER_GAP = 8;

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
export function leaderTo({ left, right, bottom }: Box): Leader {
  const beside = clamp(Math.max(left, -right) / 20, 0, 1);
  const [endX, endY] = [clamp(0, left - 10, right + 10), bottom + 8 - 23 * beside];
  const distance = Math.hypot(endX, endY);
  if (endY > 0 || distance < LEADER_START) return { x: 0, y: 0, angle: 0, length: 0 };
  const start = LEADER_START / distance;
  return { x: endX * start, y: endY * start, angle: Math.atan2(endY, endX), length: distance - LEADER_START };
}

/** What there is to place the button in, in px. */
export interface RimLayout {
  readonly rim: Offset & { readonly radius: number };
  readonly button: { readonly width: number; readonly height: number };
  /** What neither button nor pointer leaves. */
  readonly bounds: Box;
}

/**
 * The button's upper left corner, inside the rim on the side where the place is, and the pointer's middle from that corner.
 * @param bearing rad clockwise from the top
 */
export function placeAtRim(bearing: number, { rim, button: { width, height }, bounds }: RimLayout) {
  const [right, down] = [Math.sin(bearing), -Math.cos(bearing)];
  const pointer = {
    x: clamp(rim.x + right * (rim.radius - POINTER_INSET), bounds.left, bounds.right),
    y: clamp(rim.y + down * (rim.radius - POINTER_INSET), bounds.top, bounds.bottom),
  };
  // As far inside as the button reaches towards the rim: half a box, along the bearing.
  const reach = Math.min(width / 2 / Math.abs(right), height / 2 / Math.abs(down)) + POINTER_GAP;
  const corner = { x: pointer.x - right * reach - width / 2, y: pointer.y - down * reach - height / 2 };
  const shift = shiftInto(corner, { left: 0, top: 0, right: width, bottom: height }, bounds);
  const [x, y] = [corner.x + shift.x, corner.y + shift.y];
  return { corner: { x, y }, pointer: { x: pointer.x - x, y: pointer.y - y } };
}
