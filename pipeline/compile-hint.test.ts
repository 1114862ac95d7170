import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { compileHint } from './compile-hint.ts';

const FILES: Readonly<Record<string, string>> = {
  client: 'for (const part of [import("chat-panel"), import("later")]) part.then(console.log);',
  'chat-panel': 'export const panel = 1;',
  later: 'export const answer = 42;',
};

test('the page’s script and the chat’s, and none else, begin with the hint, which the minifier leaves alone', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'files', resolveId: (id) => id, load: (id) => FILES[id] }, compileHint()],
    build: { write: false, minify: 'terser', rolldownOptions: { input: { client: 'client' } } },
  })) as Rolldown.RolldownOutput;
  const hinted = output.filter(
    (part) => part.type === 'chunk' && part.code.startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(hinted.map(({ fileName }) => fileName).toSorted()).toEqual([
    expect.stringMatching(/chat-panel/),
    expect.stringMatching(/client/),
  ]);
  expect(output.length).toBeGreaterThan(2);
});
