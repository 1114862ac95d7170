import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { analytics } from '#tests/fixtures/awkward/content.ts';
import { askForAnalytics } from './prerender.ts';

/** Runs what asks for the counter in a page that comes to life at once, or a second later. */
function run(trustedTypes?: object, livesAtOnce = true) {
  const attributes: Record<string, string> = {};
  const tag = { attributes, setAttribute: (name: string, value: string) => (attributes[name] = value) };
  const asked: object[] = [];
  const dataset = livesAtOnce ? { reveals: '' } : {};
  const head = { append: (one: object) => asked.push(one) };
  const document = { documentElement: { dataset }, createElement: () => tag, head };
  let later = () => {};
  const setTimeout = (task: () => void) => (later = task);
  runInNewContext(askForAnalytics(analytics), { document, setTimeout, trustedTypes, self: { trustedTypes } });
  const askedAtOnce = asked.length;
  Object.assign(dataset, { reveals: '' });
  later();
  return { asked, askedAtOnce };
}

test('the page asks for the script, with what the service wants on its tag, once it lives', () => {
  const { script: src, attributes } = analytics;
  expect(run()).toMatchObject({ asked: [{ src, attributes }], askedAtOnce: 1 });
  // Not kept from it by a script that fails.
  expect(run(undefined, false)).toMatchObject({ asked: [{ src }], askedAtOnce: 0 });
});

test('its address comes from a policy where the browser takes it from nothing else', () => {
  const trusted = {};
  const createPolicy = (name: string) => ({ createScriptURL: () => (name === 'analytics' ? trusted : undefined) });
  expect(run({ createPolicy }).asked).toMatchObject([{ src: trusted }]);
});

test('nothing that it holds ends the script it stands in', () => {
  expect(askForAnalytics({ ...analytics, attributes: { 'data-a': '</script><script>' } })).not.toContain('<');
});
