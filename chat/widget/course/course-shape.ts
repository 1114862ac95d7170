/** The shape of a course: from a link in the panel to a section's heading, or to the chart's border where that is out of sight. */

/** As `getBoundingClientRect` gives it, px of the window. */
type Box = Pick<DOMRect, 'left' | 'top' | 'bottom'>;

interface Landmarks {
  readonly link: Box;
  /** What scrolls in the panel: a link outside of it is not seen. */
  readonly log: Box;
  readonly panel: Box;
  readonly heading: Box;
  /** px */
  readonly windowHeight: number;
}

export interface Course {
  /** As in an SVG path. */
  readonly line: string;
  /** Where it ends, px of the window: in the margin before the heading. */
  readonly end: { readonly x: number; readonly y: number };
  /** Undefined while the heading is in sight; else the direction to it, in degrees clockwise from the top of the window. */
  readonly bearing: number | undefined;
}

/** The highest place below the header and the lowest above the window's edge where a course may end, px from each. */
const TOP = 88;
const BOTTOM = 20;

export function courseTo({ link, log, panel, heading, windowHeight }: Landmarks): Course {
  const isSeen = link.bottom <= log.bottom && link.top >= log.top;
  const from = { x: panel.left, y: clamp(link.bottom - 1, log.top + 8, log.bottom - 8) };
  const target = { x: heading.left - 16, y: heading.top + 8 };
  const end = { x: target.x, y: clamp(target.y, TOP, windowHeight - BOTTOM) };
  const width = from.x - end.x;
  const along = (part: number) => Math.round(from.x - width * part);
  // It leaves the panel level, as the link's underline lies, and comes in from above, where a section's top is empty.
  const line = [
    `M${Math.round(isSeen ? link.left : from.x)},${Math.round(from.y)}`,
    `H${Math.round(from.x)}`,
    `C${along(0.45)},${Math.round(from.y)}`,
    `${along(0.65)},${Math.round(Math.max(TOP - 16, end.y - 90))}`,
    `${Math.round(end.x)},${Math.round(end.y)}`,
  ].join(' ');
  return { line, end, bearing: end.y === target.y ? undefined : bearing(target.x - from.x, target.y - from.y) };
}

function bearing(right: number, down: number): number {
  return (Math.round((Math.atan2(right, -down) * 180) / Math.PI) + 360) % 360;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
