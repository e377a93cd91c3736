import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '..', '..');
const copied = [
  'apps',
  'tools',
  'jest.config.mjs',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  '.oxfmtrc.json',
];
const linked = ['node_modules', 'packages', 'services'];
const skipped = new Set(['node_modules', 'dist']);

/** A temporary workspace: apps and tools are copies that tests may change, everything else is linked. */
export async function createWorkspaceFixture() {
  const folder = await mkdtemp(path.join(tmpdir(), 'tawseel-workspace-'));
  const filter = (source: string) => !skipped.has(path.basename(source));
  for (const name of copied)
    await cp(path.join(root, name), path.join(folder, name), { recursive: true, filter });
  for (const name of linked) await symlink(path.join(root, name), path.join(folder, name), 'dir');
  return {
    folder,
    /** Links the installed packages of the fleet app, which every feature has, to another app. */
    install: (name: string) =>
      symlink(
        path.join(root, 'apps/fleet/node_modules'),
        path.join(folder, 'apps', name, 'node_modules'),
        'dir',
      ),
    remove: () => rm(folder, { recursive: true }),
  };
}
