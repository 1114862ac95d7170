/**
 * A card unfolds into its sheet, and folds into the card again. The dialog is there from the first moment, and gone from the
 * last: transforms and opacity alone move what is drawn, and a movement that is called back turns round where it is.
 */
import { covering, keyframes, textAt, type Box, type Pair } from './unfolding.ts';

/** ms */
const TIME = 320;
/** Of an opening, back to the card. */
const FOLDING_PACE = -1.25;
/** Of the islets' drawings (islet-tile.tsx). */
const PROPORTION = 600 / 420;
const CLOSED = 'display 0.4s allow-discrete, overlay 0.4s allow-discrete';

interface Movement {
  /** The card. */
  readonly of: HTMLElement;
  readonly animations: readonly Animation[];
}

let movement: Movement | undefined;

/** Call it when the dialog has opened, and before it closes. Reduced motion, or a card out of sight: nothing moves. */
export function unfold(card: HTMLElement, dialog: HTMLDialogElement, way: 'open' | 'close'): void {
  const isNew = movement?.of !== card;
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
  return { of: card, animations };
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
