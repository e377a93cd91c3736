import path from 'node:path';
import { missingMajors } from './dependent-majors.mjs';
import { nextVersion } from './public-types.mjs';

const plan = (kit: boolean, federation: boolean) => [
  { name: 'i18n', dependencies: ['i18next'], isMajor: false },
  { name: 'ui', dependencies: ['i18n'], isMajor: kit },
  { name: 'federation', dependencies: ['i18n', 'ui'], isMajor: federation },
];

test('a package needs a new major version when a dependency gets one', () => {
  expect(missingMajors(plan(true, false))).toEqual([
    'federation needs a new major version, because of that of ui: npm run changeset.',
  ]);
});

test.each([
  [false, false],
  [true, true],
  [false, true],
])('nothing is missing with ui major: %s, federation major: %s', (kit, federation) => {
  expect(missingMajors(plan(kit, federation))).toEqual([]);
});

test.each(['federation', 'create-feature'])('%s depends on the packages that it installs', async (name) => {
  const { dependencies } = await nextVersion(path.join(__dirname, '../../packages', name));
  expect(dependencies).toEqual(
    expect.arrayContaining(['@tawseel/ui', '@tawseel/api-client', '@tawseel/i18n']),
  );
});
