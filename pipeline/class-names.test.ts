import { afterEach, expect, test, vi } from 'vitest';
import { className, shortNames } from './class-names.ts';

afterEach(() => vi.unstubAllEnvs());

test('in development a class tells where it stands', () => {
  expect(className('card', '/site/projects/project-card.module.css?used')).toBe('project-card-card');
});

test('in a built page it is short, the same at every asking, and not another’s', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const [card, tile] = ['card', 'tile'].map((name) => className(name, '/site/projects/project-card.module.css'));
  expect(card).toMatch(/^[a-z][\da-z]$/);
  expect(className('card', 'elsewhere/project-card.module.css?direct')).toBe(card);
  expect(tile).not.toBe(card);
});

test('a class that no sheet had when the build began keeps its long name', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(className('new', '/site/projects/project-card.module.css')).toBe('project-card-new');
});

test('nine hundred names are as many short ones, none of them like a class that belongs to no module', () => {
  const names = Array.from({ length: 936 }, (_, index) => `sheet-${index}`);
  const short = [...shortNames(names).values()];
  expect(new Set(short).size).toBe(names.length);
  for (const name of short) expect(name).toMatch(/^[a-z][\da-z]$/);
});
