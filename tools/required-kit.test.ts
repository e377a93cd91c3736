import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireSharedKit } from '../packages/federation/preset/required-kit.ts';

const fleet = path.join(__dirname, '..', 'apps', 'fleet');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tawseel-kit-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function install(version: string) {
  const kit = path.join(folder, 'node_modules', '@tawseel', 'ui');
  await mkdir(kit, { recursive: true });
  await writeFile(path.join(kit, 'package.json'), JSON.stringify({ version }));
}

test('a feature of this workspace, or without the kit, fits the shared kit', () => {
  expect(() => requireSharedKit(fleet)).not.toThrow();
  expect(() => requireSharedKit(folder)).not.toThrow();
});

test('a feature with another major version of the kit is refused unless it brings it', async () => {
  await install('1.7.0');
  expect(() => requireSharedKit(folder)).not.toThrow();
  await install('2.0.0');
  expect(() => requireSharedKit(folder)).toThrow(
    'The feature depends on @tawseel/ui 2.0.0, and the console shares 1.0.0: depend on ^1.0.0, or write "kit": "own" in feature.json.',
  );
});
