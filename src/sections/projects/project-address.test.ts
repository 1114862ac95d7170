import { expect, test } from 'vitest';
import { projectOfHash, closeStrategy } from './project-address.ts';

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
