import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildArguments, buildEnvironment } from '../../packages/federation/src/command/build-app.mjs';
import { hashSources, isBuilt, recordBuild } from './builds.mjs';
import { spawnChild } from './lifetime.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folder of an app. @param {string} name */
export const appFolder = (name) => path.join(root, 'apps', name);

/** Names of the features: the apps that have a `feature.json`. */
export function featureNames() {
  const names = readdirSync(path.join(root, 'apps'));
  return names.filter((name) => existsSync(path.join(appFolder(name), 'feature.json'))).toSorted();
}

/** Names of all apps that are released: the shell, the driver's app and the features. */
export const appNames = () => ['shell', 'driver', ...featureNames()];

/**
 * Runs a program and resolves to whether it succeeded.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<boolean>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawnChild(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      ...options,
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** Installs the packages unless they are installed; a signal to this process ends the installation. */
export function install() {
  return run(process.execPath, ['tools/install.mjs'], { detached: true });
}

/**
 * Runs a TypeScript program of this workspace.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function runTypeScript(file, args, options) {
  return run(process.execPath, ['--import', 'tsx', file, ...args], options);
}

/**
 * Builds apps side by side, for production.
 *
 * @param {string[]} names
 * @param {string} [folder] Where the builds go, a folder each; else into `dist` of each app.
 */
export async function buildApps(names, folder) {
  const env = buildEnvironment();
  const built = await Promise.all(
    names.map(async (name) => {
      const sources = hashSources(root, name);
      const args = buildArguments(folder && path.join(folder, name));
      const isDone = await run(process.execPath, args, { cwd: appFolder(name), env });
      if (isDone && !folder) recordBuild(root, name, sources);
      return isDone;
    }),
  );
  return built.every(Boolean);
}

/**
 * Builds those apps whose sources or builds have changed since their last build.
 *
 * @param {string[]} names
 */
export function buildChangedApps(names) {
  return buildApps(names.filter((name) => !isBuilt(root, name)));
}
