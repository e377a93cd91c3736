import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/apps.mjs';

const scope = '@tawseel/';

/** Packages of this workspace that a folder depends on. @param {string} folder */
function packagesOf(folder) {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
  );
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => name.startsWith(scope))
    .map((name) => `packages/${name.slice(scope.length)}`);
}

/** A folder and every package that it depends on, directly or not. @param {string} folder */
function withPackages(folder) {
  const folders = [folder];
  for (const known of folders) {
    folders.push(...packagesOf(known).filter((name) => !folders.includes(name)));
  }
  return folders;
}

/** Apps that are no features. */
const ownApps = ['shell', 'driver'];

/**
 * Folder of an app by its name.
 *
 * @param {string} app
 * @param {readonly string[]} features
 * @throws {Error} in one sentence when there is no such app
 */
export function folderOf(app, features) {
  if (![...ownApps, ...features].includes(app))
    throw new Error(`There is no app ${app}. One of: ${[...ownApps, ...features].join(', ')}.`);
  return `apps/${app}`;
}

/**
 * Folders with types, by the names of apps or by their paths.
 *
 * @param {readonly string[]} named
 * @param {readonly string[]} features
 * @throws {Error} in one sentence when there is no such app or folder
 */
export function foldersWithTypes(named, features) {
  return named.map((name) => {
    if (existsSync(path.join(root, name, 'tsconfig.json'))) return name;
    if (name.includes('/')) throw new Error(`There is no ${name}/tsconfig.json.`);
    return folderOf(name, features);
  });
}

/** Files that are neither sources of a workspace nor settings of all: no check of a feature reads them. */
const unrelated = /^(\.changeset|docs|deploy|e2e)\/|^[^/]+\.md$/;
const inWorkspace = /^(apps|packages|services)\/[^/]+/;

/**
 * Folders to check for an app: its own, and those of the packages it uses that have changed or depend on one that has.
 *
 * @param {string} folder
 * @param {readonly string[] | undefined} changed files since the checks passed last; undefined if that is unknown
 */
export function foldersToCheck(folder, changed) {
  const folders = withPackages(folder);
  const relevant = changed?.filter((file) => !unrelated.test(file));
  // A file outside of the workspaces is a setting or a tool of all of them.
  if (!relevant || relevant.some((file) => !inWorkspace.test(file))) return folders;
  const touched = new Set(relevant.map((file) => inWorkspace.exec(file)?.[0]));
  return folders.filter((name) => name === folder || withPackages(name).some((known) => touched.has(known)));
}
