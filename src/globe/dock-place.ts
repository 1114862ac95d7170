/** Where the button for a place that is out of sight docks: inside the globe's rim, on the side where the place is. */
import { clamp } from './geometry.ts';
import { labelShift, type Box, type Offset } from './label-place.ts';

/** px from the rim to the pointer's middle, and from there to the button. */
const INSIDE = 12;
const APART = 8;

/** What there is to dock in, in px. */
export interface Room {
  readonly rim: Offset & { readonly radius: number };
  /** The button's. */
  readonly size: { readonly width: number; readonly height: number };
  /** What neither button nor pointer leaves. */
  readonly bounds: Box;
}

export interface DockPlace {
  /** The button's upper left corner. */
  readonly corner: Offset;
  /** The middle of the pointer beside it, from that corner. */
  readonly pointer: Offset;
}

/** @param bearing rad clockwise from the top */
export function dockPlace(bearing: number, { rim, size: { width, height }, bounds }: Room): DockPlace {
  const [right, down] = [Math.sin(bearing), -Math.cos(bearing)];
  const pointer = {
    x: clamp(rim.x + right * (rim.radius - INSIDE), bounds.left, bounds.right),
    y: clamp(rim.y + down * (rim.radius - INSIDE), bounds.top, bounds.bottom),
  };
  // As far inside as the button reaches towards the rim: half a box, along the bearing.
  const reach = Math.min(width / 2 / Math.abs(right), height / 2 / Math.abs(down)) + APART;
  const corner = { x: pointer.x - right * reach - width / 2, y: pointer.y - down * reach - height / 2 };
  const shift = labelShift(corner, { left: 0, top: 0, right: width, bottom: height }, bounds);
  const [x, y] = [corner.x + shift.x, corner.y + shift.y];
  return { corner: { x, y }, pointer: { x: pointer.x - x, y: pointer.y - y } };
}
