/** Where the label stands beside its marker, so that it never leaves the window, and the leader between the two. */
import { clamp } from './geometry.ts';

/** px. A label's box is measured from its marker, the bounds and the marker from the picture's upper left. */
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

/** px from the marker's middle to the leader's start, around the inner rings. */
const LEADER_START = 16;

/** How far the label has to give way, so that its box lies within the bounds. */
export function labelShift(marker: Offset, box: Box, bounds: Box): Offset {
  return {
    x: shift(marker.x + box.left, marker.x + box.right, bounds.left, bounds.right),
    y: shift(marker.y + box.top, marker.y + box.bottom, bounds.top, bounds.bottom),
  };
}

function shift(from: number, to: number, least: number, most: number): number {
  return clamp(0, least - from, Math.max(least - from, most - to));
}

export function moved({ left, top, right, bottom }: Box, { x, y }: Offset): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** A leader's start, its direction in rad, clockwise from the right, and its length in px; 0 where the box is too near. */
export interface Leader {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly length: number;
}

/** Leads to the middle of the label's side where the label stands beside the marker, to its lower edge where above it. */
export function leaderTo({ left, right, bottom }: Box): Leader {
  const beside = clamp(Math.max(left, -right) / 20, 0, 1);
  const endX = clamp(0, left - 10, right + 10);
  const endY = bottom + 8 - 23 * beside;
  const distance = Math.hypot(endX, endY);
  if (endY > 0 || distance < LEADER_START) return { x: 0, y: 0, angle: 0, length: 0 };
  return {
    x: (endX / distance) * LEADER_START,
    y: (endY / distance) * LEADER_START,
    angle: Math.atan2(endY, endX),
    length: distance - LEADER_START,
  };
}
