import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '..', '..');
const own = [
  'apps',
  'tools',
  'jest.config.mjs',
  'package.json',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  '.prettierrc.json',
];
const lent = ['node_modules', 'packages', 'services'];
const left = new Set(['node_modules', 'dist']);

/** A workspace to throw away: apps and tools of its own, to be written to; all else, what is installed too, is lent. */
export async function lentWorkspace() {
  const folder = await mkdtemp(path.join(tmpdir(), 'tawseel-workspace-'));
  const filter = (source: string) => !left.has(path.basename(source));
  for (const name of own)
    await cp(path.join(root, name), path.join(folder, name), { recursive: true, filter });
  for (const name of lent) await symlink(path.join(root, name), path.join(folder, name), 'dir');
  return {
    folder,
    /** Gives an app what the fleet has installed: the same packages as every feature. */
    install: (name: string) =>
      symlink(
        path.join(root, 'apps/fleet/node_modules'),
        path.join(folder, 'apps', name, 'node_modules'),
        'dir',
      ),
    remove: () => rm(folder, { recursive: true }),
  };
}
