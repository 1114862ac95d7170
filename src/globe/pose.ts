/** Where the page's own parts of the globe — body, marker, leader, label — stand in a view, and what the label covers. */
import { START } from './distances.ts';
import { labelOpacity, project, silhouette, type Basis, type Vector } from './geometry.ts';
import { labelShift, leaderTo, moved, type Box, type Leader, type Offset } from './label-place.ts';

/** px around the label that stay free of dots, as in globe.module.css. */
const CLEAR = { beside: 5, above: 2, below: 3 };

/** The leader's length in the styles, in px. */
const LEADER = 66;

/** What the page measured: the picture's side in px, the label's box beside its marker, and what it must not leave. */
export interface Layout {
  readonly side: number;
  /** The finest canvas worth drawing, in px. */
  readonly finest: number;
  readonly label: Box;
  readonly bounds: Box;
}

/** All lengths in px. */
export interface Pose {
  /** The body's size as a share of the still picture's: come near, the globe is seen through a round window of that size. */
  readonly size: number;
  readonly marker: Offset;
  /** Of marker, leader and label, 0 to 1. */
  readonly opacity: number;
  /** How far the label gives way. */
  readonly shift: Offset;
  readonly leader: Leader;
}

/** The box without dots in shares of half the side, and how much of them is taken away in it. */
export interface LabelView {
  readonly label: readonly [left: number, bottom: number, right: number, top: number];
  readonly labelOpacity: number;
}

/** The parts of a view of `place`, a unit vector. */
export function poseOf(place: Vector, axes: Basis, distance: number, { side, label, bounds }: Layout): Pose {
  const seen = project(place, axes, distance);
  const marker = { x: ((1 + seen.x) * side) / 2, y: ((1 - seen.y) * side) / 2 };
  const shift = labelShift(marker, label, bounds);
  return {
    size: Math.min(1, silhouette(distance) / silhouette(START)),
    marker,
    opacity: labelOpacity(seen),
    shift,
    leader: leaderTo(moved(label, shift)),
  };
}

/** The parts that the page moves, by their `data-part`. */
export const MOVED = ['sphere', 'marker', 'label', 'leader'] as const;

/** The transforms of the `MOVED` parts, of the first alone where nobody sees the others. */
export function transformsOf({ size, marker, opacity, shift, leader }: Pose): string[] {
  const sphere = `scale(${size.toFixed(4)})`;
  if (opacity === 0) return [sphere];
  return [
    sphere,
    // With a layer of its own: it moves with every frame.
    `translate3d(${inPx(marker)},0)`,
    `translate(${inPx(shift)})`,
    `translate(${inPx(leader)}) rotate(${leader.angle.toFixed(3)}rad) scaleX(${(leader.length / LEADER).toFixed(3)})`,
  ];
}

function inPx({ x, y }: Offset): string {
  return `${x.toFixed(1)}px,${y.toFixed(1)}px`;
}

/** What the label of a pose covers. */
export function labelView({ marker, opacity, shift }: Pose, { side, label }: Layout): LabelView {
  const box = moved(label, shift);
  const across = (px: number) => ((marker.x + px) / side) * 2 - 1;
  const up = (px: number) => 1 - ((marker.y + px) / side) * 2;
  return {
    label: [
      across(box.left - CLEAR.beside),
      up(box.bottom + CLEAR.below),
      across(box.right + CLEAR.beside),
      up(box.top - CLEAR.above),
    ],
    labelOpacity: opacity,
  };
}
