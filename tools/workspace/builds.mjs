import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const notBuilt = /^(\..*|node_modules|dist)$|\.test\.tsx?$|\.md$/;

/**
 * Paths, relative to the workspace, of what apps are built from.
 *
 * @param {readonly string[]} names
 */
export function sourcesOf(names) {
  return [...names.map((name) => `apps/${name}`), 'packages', 'pnpm-lock.yaml'];
}

/** Files at a path, a file or a folder, that a build reads or writes. @param {string} place @returns {string[]} */
function filesAt(place) {
  if (!statSync(place).isDirectory()) return [place];
  const names = readdirSync(place).filter((name) => !notBuilt.test(name));
  return names.flatMap((name) => filesAt(path.join(place, name)));
}

/** @param {string} root @param {readonly string[]} files */
function hashOf(root, files) {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const content = createHash('sha256').update(readFileSync(file)).digest('hex');
    hash.update(`${path.relative(root, file)}\0${content}\0`);
  }
  return hash.digest('hex');
}

/**
 * Hash of what an app is built from. A build reads a part of the packages only: a change of another part builds once more.
 *
 * @param {string} root Folder of the workspace.
 * @param {string} name
 */
export function hashSources(root, name) {
  return hashOf(
    root,
    sourcesOf([name]).flatMap((source) => filesAt(path.join(root, source))),
  );
}

/** Hash of the build in `dist`. @param {string} root @param {string} name */
function hashBuild(root, name) {
  const dist = path.join(root, 'apps', name, 'dist');
  return existsSync(dist) ? hashOf(root, filesAt(dist)) : 'none';
}

/** @param {string} root @param {string} name */
const recordOf = (root, name) => path.join(root, 'node_modules/.cache/tawseel/builds', name);

/**
 * Records that `dist` of an app is the build of its sources.
 *
 * @param {string} root
 * @param {string} name
 * @param {string} sources Hash of its sources from before the build.
 */
export function recordBuild(root, name, sources) {
  const file = recordOf(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${sources} ${hashBuild(root, name)}`);
}

/**
 * Whether `dist` of an app is the build of its present sources, file by file.
 *
 * @param {string} root
 * @param {string} name
 */
export function isBuilt(root, name) {
  const file = recordOf(root, name);
  if (!existsSync(file)) return false;
  return readFileSync(file, 'utf8') === `${hashSources(root, name)} ${hashBuild(root, name)}`;
}
