import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const workspace = path.join(__dirname, '..', '..', '..');
const notBuilt = /^(node_modules|dist|testing)$|\.test\.tsx?$|\.md$/;

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !notBuilt.test(name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? filesOf(file) : [file];
    })
    .toSorted();
}

/**
 * Eight characters that differ when the sources of two builds differ: the app, the workspace packages it is built
 * from and the lockfile. Unlike a hash of the output, it is available before the build.
 *
 * @param root Folder of the app.
 */
export function sourceHash(root: string): string {
  const hash = createHash('sha256');
  const files = [
    ...filesOf(root),
    ...filesOf(path.join(workspace, 'packages')),
    path.join(workspace, 'pnpm-lock.yaml'),
  ];
  for (const file of files) {
    hash.update(`${path.relative(workspace, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 8);
}
