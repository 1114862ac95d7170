import { describe, expect, test } from 'vitest';
import { projectElementId } from '#shared/sections.ts';
import { projectOfHash, closeStrategy } from './project-address.ts';

const IDS = ['i18n', 'i18n-editor', 'knowledge-base'];

describe('the hash of an address', () => {
  test('names a project by its whole id', () => {
    expect(projectOfHash('#project-i18n', IDS)).toBe('i18n');
    expect(projectOfHash('#project-i18n-editor', IDS)).toBe('i18n-editor');
  });

  test('names none when the id is unknown or the anchor another', () => {
    for (const hash of ['', '#', '#projects', '#project-', '#project-unknown', '#project-I18N', '#i18n'])
      expect(projectOfHash(hash, IDS)).toBeUndefined();
  });

  test('leads to the place of the project on the page', () => {
    expect(projectOfHash(`#${projectElementId('knowledge-base')}`, IDS)).toBe('knowledge-base');
  });
});

describe('the way out of a project', () => {
  test('goes back over the entry that a card made', () => {
    expect(closeStrategy({ openedFrom: '/en/' }, '/en/')).toBe('back');
  });

  test('replaces the entry when the page changed its language, or the address came with the project', () => {
    expect(closeStrategy({ openedFrom: '/en/' }, '/ja/')).toBe('replace');
    for (const state of [null, undefined, 'state', {}]) expect(closeStrategy(state, '/en/')).toBe('replace');
  });
});
