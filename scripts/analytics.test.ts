import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { analytics } from '#tests/fixtures/awkward/analytics.ts';
import { askForAnalytics } from './analytics.ts';

/** Runs what asks for the counter in a page that has come to life, or not yet. */
function run(dataset: object, trustedTypes?: object) {
  const tag = {
    attributes: {} as Record<string, string>,
    setAttribute: (name: string, value: string) => (tag.attributes[name] = value),
  };
  const asked: object[] = [];
  const later: (() => void)[] = [];
  const document = {
    documentElement: { dataset },
    createElement: () => tag,
    head: { append: (element: object) => asked.push(element) },
  };
  const setTimeout = (task: () => void) => later.push(task);
  runInNewContext(askForAnalytics(analytics), { document, setTimeout, trustedTypes, self: { trustedTypes } });
  return { asked, later };
}

test('a living page asks for the script, with what the service wants on its tag', () => {
  const { asked } = run({ reveals: '' });
  expect(asked).toMatchObject([{ src: analytics.script, attributes: analytics.attributes }]);
});

test('its address comes from a policy where the browser takes it from nothing else', () => {
  const trusted = { of: 'the policy' };
  const names: string[] = [];
  const createPolicy = (name: string) => {
    names.push(name);
    return { createScriptURL: () => trusted };
  };
  expect(run({ reveals: '' }, { createPolicy }).asked).toMatchObject([{ src: trusted }]);
  expect(names).toEqual(['analytics']);
});

test('a page that does not live yet is not kept from it by a script that fails', () => {
  const dataset: Record<string, string> = {};
  const { asked, later } = run(dataset);
  expect(asked).toEqual([]);
  dataset['reveals'] = '';
  later[0]?.();
  expect(asked).toHaveLength(1);
});

test('nothing that it holds ends the script it stands in', () => {
  expect(askForAnalytics({ ...analytics, attributes: { 'data-a': '</script><script>' } })).not.toContain('<');
});
