import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Where npm runs the scripts of package.json.
const root = process.cwd();

/**
 * Runs a command to its end, prints its output, and gives it no input.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string> }} [options] `cwd` from the root of the project
 * @returns {boolean} whether it succeeded
 */
export function run(command, args, { cwd = '.', env = {} } = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: path.join(root, cwd),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    // npm is a script of the shell on Windows.
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (error) console.error(`${command}: ${error.message}`);
  return status === 0;
}

/**
 * Candidate paths of a command on PATH.
 *
 * @param {string} name
 */
export function pathsOf(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, name)).filter((file) => existsSync(file));
}

/**
 * Output of a command; undefined when it fails or takes longer than 20 seconds.
 *
 * @param {string} command
 * @param {string[]} args
 */
export function outputOf(command, args) {
  const { status, stdout } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 20_000,
  });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * The script of a package's command, for Node itself: the same on every system.
 *
 * @param {string} name
 * @param {string} [from] the workspace that has the package
 */
export function binary(name, from = '.') {
  const folder = path.join(root, from, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : (bin[name] ?? Object.values(bin)[0]);
  return path.join(folder, file);
}

/**
 * Installs packages of Debian or Ubuntu, if that needs no confirmation.
 *
 * @param {string[]} packages
 * @returns {boolean} whether they are installed
 */
export function installFromSystem(packages) {
  if (process.getuid?.() !== 0 || outputOf('apt-get', ['--version']) === undefined) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  console.log(`Installing ${packages.join(', ')} with apt-get ...`);
  return (
    run('apt-get', ['update', '-qq'], { env }) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
  );
}
