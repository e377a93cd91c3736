import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashSources, isBuilt, recordBuild } from './builds.mjs';

let root = '';

async function write(files: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
}

const remove = (place: string) => rm(path.join(root, place), { recursive: true });

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'tawseel-builds-'));
  await write({
    'pnpm-lock.yaml': 'react 19.0.0',
    'packages/ui/src/button.tsx': 'button',
    'packages/ui/src/button.test.tsx': 'test',
    'apps/fleet/src/feature.ts': 'fleet',
    'apps/fleet/dist/feature.json': '{}',
    'apps/fleet/dist/main.js': 'fleet',
    'apps/finance/src/feature.ts': 'finance',
  });
  recordBuild(root, 'fleet', hashSources(root, 'fleet'));
});
afterEach(() => rm(root, { recursive: true }));

test('an app with unchanged sources is built', () => {
  expect(isBuilt(root, 'fleet')).toBe(true);
});

test('an app that was never built is not built', () => {
  expect(isBuilt(root, 'finance')).toBe(false);
});

test.each<[string, Record<string, string>]>([
  ['another app', { 'apps/finance/src/feature.ts': 'changed' }],
  ['a test', { 'packages/ui/src/button.test.tsx': 'changed' }],
  ['a document', { 'apps/fleet/README.md': 'changed' }],
  ['an installed package of a workspace', { 'packages/ui/node_modules/react/index.js': 'changed' }],
])('an app is built after a change of %s', async (_, files) => {
  await write(files);
  expect(isBuilt(root, 'fleet')).toBe(true);
});

test.each<[string, () => Promise<void>]>([
  ['a changed source', () => write({ 'apps/fleet/src/feature.ts': 'changed' })],
  ['an added source', () => write({ 'apps/fleet/src/cars.ts': 'cars' })],
  ['a removed source', () => remove('apps/fleet/src/feature.ts')],
  ['a changed package', () => write({ 'packages/ui/src/button.tsx': 'changed' })],
  ['a changed lockfile', () => write({ 'pnpm-lock.yaml': 'react 19.0.1' })],
  ['a deleted dist', () => remove('apps/fleet/dist')],
  ['a file of dist deleted', () => remove('apps/fleet/dist/main.js')],
  ['a build of other sources in dist', () => write({ 'apps/fleet/dist/main.js': 'other' })],
])('an app is not built after %s', async (_, change) => {
  await change();
  expect(isBuilt(root, 'fleet')).toBe(false);
});

test('an app is not built after an interrupted build of other sources, also when these sources are back', async () => {
  await write({ 'apps/fleet/src/feature.ts': 'topic', 'apps/fleet/dist/main.js': 'half of the top' });
  expect(isBuilt(root, 'fleet')).toBe(false);
  await write({ 'apps/fleet/src/feature.ts': 'fleet' });
  expect(isBuilt(root, 'fleet')).toBe(false);
});

test('an app is not built when its sources change during the build', async () => {
  const sources = hashSources(root, 'fleet');
  await write({ 'apps/fleet/src/feature.ts': 'changed', 'apps/fleet/dist/main.js': 'fleet or changed' });
  recordBuild(root, 'fleet', sources);
  expect(isBuilt(root, 'fleet')).toBe(false);
});

test('each branch is built once it is checked out', async () => {
  await write({ 'apps/fleet/src/feature.ts': 'topic' });
  expect(isBuilt(root, 'fleet')).toBe(false);
  await write({ 'apps/fleet/dist/main.js': 'topic' });
  recordBuild(root, 'fleet', hashSources(root, 'fleet'));
  expect(isBuilt(root, 'fleet')).toBe(true);
  await write({ 'apps/fleet/src/feature.ts': 'fleet' });
  expect(isBuilt(root, 'fleet')).toBe(false);
});

test('a moved workspace is built', async () => {
  const moved = `${root}-moved`;
  await rename(root, moved);
  root = moved;
  expect(isBuilt(root, 'fleet')).toBe(true);
});
