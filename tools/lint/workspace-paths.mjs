import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Location of a file: `kind` is the top folder (`apps`, `packages`, `services`, `e2e`, `tools`), `name` the workspace
 * in it, `folder` the path of that workspace.
 *
 * @typedef {{ kind: string, name: string, folder: string }} Place
 */

const groups = ['apps', 'packages', 'services'];

/**
 * @param {string} root absolute path of the project
 * @param {string} file absolute path
 * @returns {Place}
 */
export function placeOf(root, file) {
  const [kind = '', name = ''] = path.relative(root, file).split(path.sep);
  return groups.includes(kind) ? { kind, name, folder: `${kind}/${name}` } : { kind, name: '', folder: kind };
}

/** @typedef {Place & { exports: string[] }} Workspace */

/** @type {Map<string, Map<string, Workspace>>} */
const known = new Map();

/**
 * Package names of the workspaces under `root`, each with its place and the subpaths it exports.
 *
 * @param {string} root
 */
export function workspacesOf(root) {
  const packages = known.get(root) ?? readWorkspaces(root);
  known.set(root, packages);
  return packages;
}

/** @param {string} root */
function readWorkspaces(root) {
  /** @type {Map<string, Workspace>} */
  const workspaces = new Map();
  for (const kind of groups.filter((group) => existsSync(path.join(root, group)))) {
    for (const name of readdirSync(path.join(root, kind))) {
      const manifest = path.join(root, kind, name, 'package.json');
      if (!existsSync(manifest)) continue;
      const content = JSON.parse(readFileSync(manifest, 'utf8'));
      const place = { kind, name, folder: `${kind}/${name}` };
      workspaces.set(content.name, { ...place, exports: Object.keys(content.exports ?? {}) });
    }
  }
  return workspaces;
}
