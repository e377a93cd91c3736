import { readFileSync } from 'node:fs';
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

/**
 * Folders of a feature and of every package it depends on, directly or not.
 *
 * @param {string} feature
 * @param {readonly string[]} known names of the features
 * @throws {Error} in one sentence when there is no such feature
 */
export function foldersOf(feature, known) {
  if (feature !== 'shell' && !known.includes(feature))
    throw new Error(`There is no feature ${feature}. One of: shell, ${known.join(', ')}.`);
  const folders = [`apps/${feature}`];
  for (const folder of folders) {
    folders.push(...packagesOf(folder).filter((name) => !folders.includes(name)));
  }
  return folders;
}
