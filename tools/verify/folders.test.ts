import { folderOf, foldersToCheck, foldersWithTypes } from './folders.mjs';

const all = ['apps/fleet', 'packages/api-client', 'packages/federation', 'packages/i18n', 'packages/ui'];
const check = (changed: string[] | undefined) => foldersToCheck('apps/fleet', changed).toSorted();

test('a feature is checked with all packages it uses when the changes are unknown', () => {
  expect(check(undefined)).toEqual(all);
});

test.each(['pnpm-lock.yaml', 'tools/jest/web.setup.ts', 'jest.config.mjs'])(
  'a change of %s checks all packages that the feature uses',
  (file) => expect(check([file])).toEqual(all),
);

test.each([
  ['nothing', []],
  ['the feature', ['apps/fleet/feature.json', 'apps/fleet/src/feature.ts']],
  ['others', ['apps/finance/src/feature.ts', 'services/api/src/app.ts', 'docs/scale.md', 'CHANGELOG.md']],
])('a change of %s checks the feature alone', (_, changed) => {
  expect(check(changed)).toEqual(['apps/fleet']);
});

test('a changed package is checked with the packages that depend on it', () => {
  expect(check(['packages/federation/preset/base.ts'])).toEqual(['apps/fleet', 'packages/federation']);
  expect(check(['packages/i18n/src/index.ts'])).toEqual(all);
});

test('an app is named by its folder or its name', () => {
  expect(foldersWithTypes(['fleet', 'packages/ui', 'e2e'], ['fleet'])).toEqual([
    'apps/fleet',
    'packages/ui',
    'e2e',
  ]);
});

test('an unknown app or folder is refused in one sentence', () => {
  const refusal = 'There is no app cars. One of: shell, driver, fleet.';
  expect(() => folderOf('cars', ['fleet'])).toThrow(refusal);
  expect(() => foldersWithTypes(['cars'], ['fleet'])).toThrow(refusal);
  expect(() => foldersWithTypes(['apps/cars'], ['fleet'])).toThrow('There is no apps/cars/tsconfig.json.');
});
