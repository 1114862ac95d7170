import { expect, test } from 'vitest';
import { readiness, type Program } from './programs.ts';

/** A graphics card that compiles, takes the mark and passes it when it is told to. */
function fakeCard() {
  const card = { compiled: false, passed: false, lost: false };
  const nothing = () => {};
  const constants = { COMPLETION_STATUS_KHR: 1, SYNC_STATUS: 2, SIGNALED: 3, UNSIGNALED: 4 };
  const gl = {
    ...constants,
    getExtension: () => constants,
    getProgramParameter: () => card.compiled,
    fenceSync: () => (card.lost ? null : {}),
    getSyncParameter: () => (card.passed ? constants.SIGNALED : constants.UNSIGNALED),
    createFramebuffer: nothing,
    bindFramebuffer: nothing,
    deleteFramebuffer: nothing,
    flush: nothing,
    createRenderbuffer: nothing,
    bindRenderbuffer: nothing,
    deleteRenderbuffer: nothing,
    renderbufferStorage: nothing,
    framebufferRenderbuffer: nothing,
  } as unknown as WebGL2RenderingContext;
  let rehearsals = 0;
  const isReady = readiness(gl, [{} as Program]);
  return { card, isReady: () => isReady(() => rehearsals++), rehearsals: () => rehearsals };
}

test('a frame is rehearsed once, when the programs are compiled, and drawn when the card is done with it', () => {
  const { card, isReady, rehearsals } = fakeCard();
  expect([isReady(), rehearsals()]).toEqual([false, 0]);
  card.compiled = true;
  expect([isReady(), rehearsals()]).toEqual([false, 1]);
  expect([isReady(), rehearsals()]).toEqual([false, 1]);
  card.passed = true;
  expect([isReady(), rehearsals()]).toEqual([true, 1]);
  expect([isReady(), rehearsals()]).toEqual([true, 1]);
});

test('a card that gives no mark is asked again', () => {
  const { card, isReady, rehearsals } = fakeCard();
  Object.assign(card, { compiled: true, passed: true, lost: true });
  expect([isReady(), isReady(), rehearsals()]).toEqual([false, false, 2]);
  card.lost = false;
  expect([isReady(), isReady(), rehearsals()]).toEqual([false, true, 3]);
});
