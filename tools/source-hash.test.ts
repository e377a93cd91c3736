import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sourceHash } from '../packages/federation/preset/source-hash.ts';

const lockfile = (versions: { chart?: string; colour?: string; router?: string; sheet?: string } = {}) => {
  const { chart = 'aaa', colour = '1.0.0', router = 'ggg', sheet = 'bbb' } = versions;
  return `lockfileVersion: '9.0'
catalogs:
  default:
    sheet: { specifier: 1.0.0, version: 1.0.0 }
importers:
  .:
    devDependencies:
      lint: { specifier: 1.0.0, version: 1.0.0 }
  apps/fleet:
    dependencies:
      '@tawseel/ui': { specifier: 'workspace:*', version: link:../../packages/ui }
    devDependencies:
      lint: { specifier: 1.0.0, version: 1.0.0 }
  apps/finance:
    dependencies:
      '@tawseel/export': { specifier: 'workspace:*', version: link:../../packages/export }
  packages/ui:
    dependencies:
      chart: { specifier: 1.0.0, version: 1.0.0(react@19.0.0) }
    devDependencies:
      lint: { specifier: 1.0.0, version: 1.0.0 }
      router: { specifier: 1.0.0, version: 1.0.0 }
  packages/export:
    dependencies:
      sheet: { specifier: 1.0.0, version: 1.0.0 }
packages:
  chart@1.0.0: { resolution: { integrity: ${chart} } }
  colour@1.0.0: { resolution: { integrity: ccc } }
  colour@1.0.1: { resolution: { integrity: ddd } }
  lint@1.0.0: { resolution: { integrity: eee } }
  react@19.0.0: { resolution: { integrity: fff } }
  router@1.0.0: { resolution: { integrity: ${router} } }
  sheet@1.0.0: { resolution: { integrity: ${sheet} } }
snapshots:
  chart@1.0.0(react@19.0.0): { dependencies: { colour: ${colour}, react: 19.0.0 } }
  colour@1.0.0: {}
  colour@1.0.1: {}
  lint@1.0.0: {}
  react@19.0.0: {}
  router@1.0.0: {}
  sheet@1.0.0: {}
`;
};

const sources = {
  'pnpm-lock.yaml': lockfile(),
  'apps/fleet/src/feature.ts': 'fleet',
  'apps/fleet/src/feature.test.ts': 'test',
  'apps/finance/src/feature.ts': 'finance',
  'packages/ui/package.json': '{ "peerDependencies": { "router": "^1.0.0" } }',
  'packages/ui/src/index.ts': 'ui',
  'packages/export/src/index.ts': 'export',
};

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tawseel-sources-'));
  await write(sources);
});
afterEach(() => rm(folder, { recursive: true }));

async function write(files: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
}

const hashOf = (app: string) => sourceHash(path.join(folder, 'apps', app));

async function afterChange(files: Record<string, string>): Promise<'same' | 'new'> {
  const before = hashOf('fleet');
  await write(files);
  return hashOf('fleet') === before ? 'same' : 'new';
}

test.each<[string, Record<string, string>]>([
  ['another feature', { 'apps/finance/src/feature.ts': 'changed' }],
  ['a package that the feature does not use', { 'packages/export/src/index.ts': 'changed' }],
  ['a test of the feature', { 'apps/fleet/src/feature.test.ts': 'changed' }],
  ['the locked content of a package that only others use', { 'pnpm-lock.yaml': lockfile({ sheet: 'xxx' }) }],
  ['a development tool', { 'pnpm-lock.yaml': lockfile().replace('integrity: eee', 'integrity: xxx') }],
  [
    'a new feature of another team',
    { 'pnpm-lock.yaml': lockfile().replace('packages:\n', 'packages:\n  map@1.0.0: {}\n') },
  ],
])('a change of %s keeps the source hash', async (_, files) => {
  expect(await afterChange(files)).toBe('same');
});

test.each<[string, Record<string, string>]>([
  ['its own source', { 'apps/fleet/src/feature.ts': 'changed' }],
  ['a package that it uses', { 'packages/ui/src/index.ts': 'changed' }],
  ['the locked content of a dependency', { 'pnpm-lock.yaml': lockfile({ chart: 'xxx' }) }],
  ['a peer dependency of a package that it uses', { 'pnpm-lock.yaml': lockfile({ router: 'xxx' }) }],
  ['the locked version of an indirect dependency', { 'pnpm-lock.yaml': lockfile({ colour: '1.0.1' }) }],
])('a change of %s gives a new source hash', async (_, files) => {
  expect(await afterChange(files)).toBe('new');
});

test('a lockfile that lacks a dependency is refused', async () => {
  await write({ 'pnpm-lock.yaml': lockfile().replace('  colour@1.0.0: {}\n', '') });
  expect(() => hashOf('fleet')).toThrow('pnpm-lock.yaml has no entry of colour 1.0.0.');
});

test('a new app that is not installed depends on every package', async () => {
  await write({ 'apps/tracking/src/feature.ts': 'tracking' });
  const before = hashOf('tracking');
  await write({ 'packages/export/src/index.ts': 'changed' });
  expect(hashOf('tracking')).not.toBe(before);
});

describe('in a repository of its own', () => {
  const npmLockfile = (chart: string, lint: string) =>
    JSON.stringify({
      lockfileVersion: 3,
      packages: {
        '': { name: 'tracking', dependencies: { chart: '^1.0.0' }, devDependencies: { lint: '^1.0.0' } },
        'node_modules/chart': { version: '1.0.0', integrity: chart },
        'node_modules/lint': { version: '1.0.0', integrity: lint, dev: true },
      },
    });
  const own = () => path.join(folder, 'tracking');

  beforeEach(() =>
    write({
      'tracking/package-lock.json': npmLockfile('aaa', 'bbb'),
      'tracking/src/feature.ts': 'tracking',
      'tracking/.git/HEAD': 'main',
    }),
  );

  test.each([
    ['a development dependency', { 'tracking/package-lock.json': npmLockfile('aaa', 'xxx') }],
    ['git', { 'tracking/.git/HEAD': 'topic' }],
  ])('a change of %s keeps the source hash', async (_, files) => {
    const before = sourceHash(own());
    await write(files);
    expect(sourceHash(own())).toBe(before);
  });

  test.each([
    ['a dependency', { 'tracking/package-lock.json': npmLockfile('xxx', 'bbb') }],
    ['its own source', { 'tracking/src/feature.ts': 'changed' }],
  ])('a change of %s gives a new source hash', async (_, files) => {
    const before = sourceHash(own());
    await write(files);
    expect(sourceHash(own())).not.toBe(before);
  });

  test('a feature without a lockfile is refused in one sentence', async () => {
    await rm(path.join(folder, 'pnpm-lock.yaml'));
    await rm(path.join(own(), 'package-lock.json'));
    expect(() => sourceHash(own())).toThrow(/^There is no package-lock\.json or pnpm-lock\.yaml in /);
  });
});
