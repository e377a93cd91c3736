import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dependencyTree, parseLockfile, type DependencyTree } from './locked-packages.ts';
import { npmDependencies } from './npm-dependencies.ts';

const notBuilt = /^(\..*|node_modules|dist|testing|package-lock\.json|pnpm-lock\.yaml)$|\.test\.tsx?$|\.md$/;

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !notBuilt.test(name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? filesOf(file) : [file];
    })
    .toSorted();
}

/** Names of the packages that a package needs beside it. */
function peersOf(folder: string): string[] {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return [];
  const { peerDependencies = {}, peerDependenciesMeta = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    peerDependencies?: Record<string, string>;
    peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  };
  return Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
}

/** The next lockfile at or above a folder. @throws Error of one sentence without one. */
function findLockfile(root: string): { folder: string; name: string } {
  for (let folder = root; ; folder = path.dirname(folder)) {
    const name = ['pnpm-lock.yaml', 'package-lock.json'].find((file) => existsSync(path.join(folder, file)));
    if (name !== undefined) return { folder, name };
    if (folder === path.dirname(folder))
      throw new Error(`There is no package-lock.json or pnpm-lock.yaml in ${root}: run npm install.`);
  }
}

function readDependencies(root: string, folder: string, name: string): DependencyTree {
  const text = readFileSync(path.join(folder, name), 'utf8');
  const app = path.relative(folder, root).replaceAll(path.sep, '/') || '.';
  if (name === 'package-lock.json') return { folders: [app], packages: npmDependencies(text) };
  return dependencyTree(parseLockfile(text), app, (importer) => peersOf(path.join(folder, importer)));
}

/**
 * Eight characters that differ when the sources of two builds differ: the app, the workspace packages that it uses, and
 * the lockfile's entries of its dependency tree. Unlike a hash of the output, it is available before the build.
 *
 * @param root Folder of the app, in a workspace of pnpm or in a repository of its own.
 */
export function sourceHash(root: string): string {
  const hash = createHash('sha256');
  const { folder, name } = findLockfile(root);
  const { folders, packages } = readDependencies(root, folder, name);
  for (const file of folders.toSorted().flatMap((own) => filesOf(path.join(folder, own)))) {
    hash.update(`${path.relative(folder, file)}\0`).update(readFileSync(file));
  }
  for (const locked of packages) hash.update(`${locked}\0`);
  return hash.digest('hex').slice(0, 8);
}
