import { expect, test } from 'vitest';
import { idsOf } from './ids.ts';

const idOf = (...names: string[]) => idsOf('project', [names])[0];

test('an id is the name in small letters with hyphens', () => {
  expect(idOf('Knowledge Base')).toBe('knowledge-base');
  expect(idOf('C++ & “friends”')).toBe('c-friends');
});

test('marks fall off letters, and letters of their own are spelt', () => {
  expect(idOf('Café Lumen & Söhne')).toBe('cafe-lumen-soehne');
  expect(idOf('Qualität', 'Quality')).toBe('qualitaet');
  expect(idOf('U\u0308bung')).toBe('uebung');
  expect(idOf('Straße nach Łódź, Ærø')).toBe('strasse-nach-lodz-aero');
});

test('a name in other letters takes the name in another language, else its number', () => {
  expect(idOf('棚番くん', 'Tanaban')).toBe('tanaban');
  expect(idOf('棚番くん')).toBe('project-1');
  expect(idOf('Читалка')).toBe('project-1');
});

test('an id begins with a letter and is at most forty long', () => {
  expect(idOf('3D print farm')).toBe('project-3d-print-farm');
  expect(idOf('a'.repeat(39) + ' b')).toBe('a'.repeat(39));
});

test('no two are alike', () => {
  expect(idsOf('job', [['Maré'], ['Mare'], ['MARÉ!'], ['潮'], ['job 4']])).toEqual([
    'mare',
    'mare-2',
    'mare-3',
    'job-4',
    'job-4-2',
  ]);
});
