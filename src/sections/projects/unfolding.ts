/** The rule of the movement between a card and its sheet: what is drawn where, as keyframes of transforms. */

/** What an element takes up on the screen: its centre and its size, px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The same thing on the card and on the sheet. */
export interface Pair {
  readonly card: Box;
  readonly sheet: Box;
}

/** Between two of them a browser draws straight on. */
const STEPS = 16;

/** How far all has moved at each step: it leaves the card gently and settles on the sheet. */
const SHARES = Array.from({ length: STEPS + 1 }, (_, step) => 1 - (1 - (step / STEPS) ** 1.5) ** 4);

/**
 * Keyframes of an element of the sheet, from its place on the card to its own. Its transforms are about its centre.
 * @param within the element that it moves with: what that one's transform does to it is taken back at every step
 */
export function keyframes(part: Pair, within: Pair = { card: part.sheet, sheet: part.sheet }): Keyframe[] {
  return SHARES.map((share) => {
    const [now, around] = [between(part, share), between(within, share)];
    const [scaleX, scaleY] = [around.width / within.sheet.width, around.height / within.sheet.height];
    const x = (now.x - around.x) / scaleX - (part.sheet.x - within.sheet.x);
    const y = (now.y - around.y) / scaleY - (part.sheet.y - within.sheet.y);
    const [width, height] = [now.width / part.sheet.width / scaleX, now.height / part.sheet.height / scaleY];
    return { transform: `translate(${x}px,${y}px) scale(${width},${height})` };
  });
}

/** What a drawing would take up that covers a box (`slice`): it is larger than the box, about the same centre. */
export function covering(box: Box, proportion: number): Box {
  const width = Math.max(box.width, box.height * proportion);
  return { ...box, width, height: width / proportion };
}

/** A text of another size: its first line begins where the box does. */
export function textAt(box: Box, sheet: Box, scale: number): Box {
  const [width, height] = [sheet.width * scale, sheet.height * scale];
  return { x: box.x + (width - box.width) / 2, y: box.y + (height - box.height) / 2, width, height };
}

function between({ card, sheet }: Pair, share: number): Box {
  const at = (side: keyof Box) => card[side] + (sheet[side] - card[side]) * share;
  return { x: at('x'), y: at('y'), width: at('width'), height: at('height') };
}
