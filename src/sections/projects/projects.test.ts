import { describe, expect, test } from 'vitest';
import { covering, keyframes, textAt, type Box, type Pair } from './card-transition.ts';
import { closeStrategy, projectOfHash } from './project-address.ts';

const whole: Pair = {
  card: { x: 300, y: 500, width: 350, height: 450 },
  sheet: { x: 720, y: 450, width: 760, height: 680 },
};
const tile: Pair = {
  card: { x: 300, y: 410, width: 340, height: 240 },
  sheet: { x: 720, y: 300, width: 748, height: 374 },
};

/** What a keyframe makes of a box. */
function moved(box: Box, { transform }: Keyframe): Box {
  const [x = 0, y = 0, width = 1, height = 1] = [...String(transform).matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(Number);
  return { x: box.x + x, y: box.y + y, width: box.width * width, height: box.height * height };
}

/** Where a part of something moved comes to lie. */
function movedWith(part: Box, around: Box, { x, y, width, height }: Box): Box {
  const [scaleX, scaleY] = [width / around.width, height / around.height];
  return {
    x: x + (part.x - around.x) * scaleX,
    y: y + (part.y - around.y) * scaleY,
    width: part.width * scaleX,
    height: part.height * scaleY,
  };
}

function expectBox(actual: Box, expected: Box): void {
  for (const side of ['x', 'y', 'width', 'height'] as const) expect(actual[side]).toBeCloseTo(expected[side], 6);
}

describe('a sheet that unfolds', () => {
  test('lies on its card first and where it belongs last', () => {
    const frames = keyframes(whole);
    expectBox(moved(whole.sheet, frames.at(0)!), whole.card);
    expectBox(moved(whole.sheet, frames.at(-1)!), whole.sheet);
  });

  test('takes its parts along without pulling them out of shape', () => {
    const outer = keyframes(whole);
    const inner = keyframes(tile, whole);
    for (const [step, frame] of inner.entries()) {
      const sheet = moved(whole.sheet, outer[step]!);
      const share = (sheet.width - whole.card.width) / (whole.sheet.width - whole.card.width);
      const at = (side: keyof Box) => tile.card[side] + (tile.sheet[side] - tile.card[side]) * share;
      expectBox(movedWith(moved(tile.sheet, frame), whole.sheet, sheet), {
        x: at('x'),
        y: at('y'),
        width: at('width'),
        height: at('height'),
      });
    }
  });
});

test('a drawing that covers a box is as high or as wide, and cut at both of the other sides', () => {
  expect(covering({ x: 10, y: 20, width: 200, height: 50 }, 2)).toEqual({ x: 10, y: 20, width: 200, height: 100 });
  expect(covering({ x: 10, y: 20, width: 80, height: 50 }, 2)).toEqual({ x: 10, y: 20, width: 100, height: 50 });
});

test('a text of another size begins where the box begins', () => {
  const box = { x: 150, y: 60, width: 300, height: 30 };
  const text = textAt(box, { x: 700, y: 500, width: 680, height: 36 }, 0.5);
  expect(text).toEqual({ x: 170, y: 54, width: 340, height: 18 });
});

test.each([
  ['#project-i18n', 'i18n'],
  ['#project-i18n-editor', 'i18n-editor'],
  ...['', '#', '#projects', '#project-', '#project-unknown', '#project-I18N', '#i18n'].map((hash) => [hash, undefined]),
])('the hash %j names the project %s', (hash, id) => {
  expect(projectOfHash(String(hash), ['i18n', 'i18n-editor'])).toBe(id);
});

test('the way out of a project goes back over the entry that a card made', () => {
  expect(closeStrategy({ openedFrom: '/en/' }, '/en/')).toBe('back');
});

test('it replaces the entry when the page changed its language, or the address came with the project', () => {
  for (const state of [{ openedFrom: '/ja/' }, { coveredPath: '/en/' }, {}, null])
    expect(closeStrategy(state, '/en/')).toBe('replace');
});
