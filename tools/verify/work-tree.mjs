import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** @param {string} root @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env] */
function git(root, args, env = {}) {
  return execFileSync('git', [...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  }).trim();
}

/** @template T @param {() => T} work */
function orUndefined(work) {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * Git's id of the files as they are now, committed or not; undefined outside a Git clone. It writes objects, but leaves the
 * index as it is.
 *
 * @param {string} root
 */
export function workTree(root) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tawseel-verify-'));
  const index = path.join(folder, 'index');
  try {
    return orUndefined(() => {
      const own = path.resolve(root, git(root, ['rev-parse', '--git-path', 'index']));
      if (existsSync(own)) copyFileSync(own, index);
      git(root, ['add', '--all'], { GIT_INDEX_FILE: index });
      return git(root, ['write-tree'], { GIT_INDEX_FILE: index });
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Files that were added, changed or removed between two trees; undefined if Git no longer has the first one.
 *
 * @param {string} root
 * @param {string} from
 * @param {string} to
 */
export function changesBetween(root, from, to) {
  const listed = orUndefined(() => git(root, ['diff', '--name-only', '--no-renames', from, to]));
  return listed === undefined ? undefined : listed.split('\n').filter(Boolean);
}

/**
 * The tree of the newest commit that is also on the default branch of `origin`, where all tests have run; undefined without one.
 *
 * @param {string} root
 */
export function publishedTree(root) {
  return orUndefined(() => {
    const commit = git(root, ['merge-base', 'HEAD', 'refs/remotes/origin/HEAD']);
    return git(root, ['rev-parse', `${commit}^{tree}`]);
  });
}

/** @param {string} root @param {string} [app] */
function recordOf(root, app = 'all') {
  return path.join(root, 'node_modules/.cache/tawseel/verified', app);
}

/**
 * The tree whose checks passed last; undefined before the first time.
 *
 * @param {string} root
 * @param {string} [app] checked alone
 */
export function verifiedTree(root, app) {
  return orUndefined(() => readFileSync(recordOf(root, app), 'utf8').trim());
}

/** @param {string} root @param {string} tree @param {string} [app] checked alone */
export function recordVerified(root, tree, app) {
  const file = recordOf(root, app);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${tree}\n`);
}
