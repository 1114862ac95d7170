/**
 * A card unfolds into its sheet, and folds into the card again. The dialog is there from the first moment, and gone from the
 * last: transforms and opacity alone move what is drawn, and a movement that is called back turns round where it is.
 */

/** ms */
const TIME = 320;
/** Of an opening, back to the card. */
const FOLDING_PACE = -1.25;
/** Of the islets' drawings (project-dialog.tsx). */
const PROPORTION = 600 / 420;
const CLOSED = 'display 0.4s allow-discrete, overlay 0.4s allow-discrete';

interface Movement {
  readonly card: HTMLElement;
  readonly animations: readonly Animation[];
}

let movement: Movement | undefined;

/** Call it when the dialog has opened, and before it closes. Reduced motion, or a card out of sight: nothing moves. */
export function unfold(card: HTMLElement, dialog: HTMLDialogElement, way: 'open' | 'close'): void {
  const isNew = movement?.card !== card;
  if (isNew) {
    end(dialog);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || !isInSight(card)) return;
  }
  // It opens at once, where it belongs, and stays on the screen until it has arrived at its card.
  dialog.style.transition = way === 'open' ? 'none' : CLOSED;
  if (isNew) movement = begin(card, dialog);
  for (const animation of movement?.animations ?? []) {
    animation.playbackRate = way === 'open' ? 1 : FOLDING_PACE;
    animation.play();
  }
}

function begin(card: HTMLElement, dialog: HTMLDialogElement): Movement {
  const animations = animate(card, dialog);
  animations[0].onfinish = () => end(dialog);
  return { card, animations };
}

function end(dialog: HTMLDialogElement): void {
  if (!movement) return;
  if (!dialog.open) {
    dialog.style.transition = 'none';
    // Read, it takes effect: a closed dialog is off the screen before its parts are back in their places.
    void getComputedStyle(dialog).display;
  }
  dialog.style.transition = '';
  for (const animation of movement.animations) animation.cancel();
  movement = undefined;
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** A card and a sheet are built alike: first the tile, with drawing and emoji or a picture alone, then words, first the title. */
function animate(card: HTMLElement, dialog: HTMLDialogElement): [Animation, ...Animation[]] {
  const [close, sheet] = dialog.children as unknown as readonly [HTMLElement, HTMLElement];
  const [tile, words] = sheet.children as unknown as readonly [HTMLElement, HTMLElement];
  const [title, ...rest] = words.children as unknown as readonly [HTMLElement, ...HTMLElement[]];
  const [cardTile, cardWords] = card.children as unknown as readonly [HTMLElement, HTMLElement];
  const cardTitle = cardWords.firstElementChild as HTMLElement;

  const whole = pair(card, sheet);
  const ofTile = pair(cardTile, tile);
  const sheetTitle = boxOf(title);
  const ofTitle = { card: textAt(boxOf(cardTitle), sheetTitle, sizeOf(cardTitle) / sizeOf(title)), sheet: sheetTitle };
  const inTile = [...cardTile.children].flatMap((onCard, index) => {
    const part = tile.children[index];
    if (!part) return [];
    const own = pair(onCard, part);
    return [{ part, own: part.matches('svg') ? drawn(own) : own }];
  });

  const move = (part: Element, frames: Keyframe[]) => part.animate(frames, { duration: TIME, fill: 'both' });
  const come = (from: number) => [{ opacity: 0 }, { opacity: 0, offset: from }, { opacity: 1 }];
  return [
    // Sheet and card take each other's place: what only one of them says fades, the card's own place is empty meanwhile.
    move(dialog, [
      { opacity: 0, translate: 'none' },
      { opacity: 1, translate: 'none', offset: 0.08 },
      { opacity: 1, translate: 'none' },
    ]),
    move(card, [{ opacity: 1 }, { opacity: 0, offset: 0.16 }, { opacity: 0, offset: 0.3 }, { opacity: 1 }]),
    move(sheet, keyframes(whole)),
    move(tile, keyframes(ofTile, whole)),
    ...inTile.map(({ part, own }) => move(part, keyframes(own, ofTile))),
    move(title, keyframes(ofTitle, whole)),
    ...rest.map((part) => move(part, come(0.3))),
    move(close, come(0.6)),
  ];
}

function pair(card: Element, sheet: Element): Pair {
  return { card: boxOf(card), sheet: boxOf(sheet) };
}

function drawn({ card, sheet }: Pair): Pair {
  return { card: covering(card, PROPORTION), sheet: covering(sheet, PROPORTION) };
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, width, height };
}

function sizeOf(text: Element): number {
  return Number.parseFloat(getComputedStyle(text).fontSize);
}

/** What an element takes up on the screen: its centre and its size, px. */
export type Box = Readonly<Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>>;

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
