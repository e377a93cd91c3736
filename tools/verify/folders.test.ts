import { foldersOf } from './folders.mjs';

test('a feature is verified with the packages that it depends on', () => {
  expect(foldersOf('fleet', ['fleet']).toSorted()).toEqual([
    'apps/fleet',
    'packages/api-client',
    'packages/federation',
    'packages/i18n',
    'packages/ui',
  ]);
});

test('an unknown feature is refused in one sentence', () => {
  expect(() => foldersOf('cars', ['fleet'])).toThrow('There is no feature cars. One of: shell, fleet.');
});
