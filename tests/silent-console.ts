/** An error that React or a library writes to the console during a test fails that test, as in the browser tests. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

let written: unknown[][] = [];

beforeEach(() => {
  written = [];
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void written.push(words));
});

afterEach(() => expect(written).toEqual([]));
