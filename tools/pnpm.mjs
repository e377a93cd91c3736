import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The one version of pnpm that installs this workspace. npx fetches it: a new machine has only npm. */
const version = '12.21.0';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Runs pnpm at the root of the workspace, its output shown.
 *
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 * @returns {boolean} whether it succeeded
 */
export function pnpm(args, options = {}) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, ...options.env, CI: 'true' };
  // The build and the tests need the development dependencies, also when NODE_ENV is production.
  delete env.NODE_ENV;
  const { status, error } = spawnSync('npx', ['--yes', `pnpm@${version}`, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // npx is a script of the shell on Windows.
    shell: process.platform === 'win32',
    ...options,
    env,
  });
  if (error) console.error(`npx could not be run (${error.message}). It comes with npm: is npm installed?`);
  return status === 0;
}

/**
 * Installs the packages of the lockfile, unless exactly those are installed.
 *
 * @returns {boolean} whether everything is there now
 */
export function ensureInstalled() {
  return isInstalled() || pnpm(['install', '--frozen-lockfile']);
}

function isInstalled() {
  // pnpm stores the installed lockfile beside the packages, and writes the other file last.
  const installed = path.join(root, 'node_modules/.pnpm/lock.yaml');
  if (!existsSync(installed) || !existsSync(path.join(root, 'node_modules/.modules.yaml'))) return false;
  return readFileSync(installed, 'utf8') === readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
}
