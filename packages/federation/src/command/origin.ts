import { execFile } from 'node:child_process';
import { hostname, userInfo } from 'node:os';
import { promisify } from 'node:util';
import type { Origin } from '../store/origin.ts';

const execute = promisify(execFile);

function isWithoutCommit(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && error.code === 'ENOENT') return true;
  return 'stderr' in error && /not a git repository|needed a single revision/i.test(String(error.stderr));
}

/** Output of git; undefined for sources in no repository, or of a commit in one that has none yet. */
async function git(folder: string, ...args: string[]): Promise<string | undefined> {
  try {
    const { stdout } = await execute('git', args, { cwd: folder, env: { ...process.env, LC_ALL: 'C' } });
    return stdout.trimEnd();
  } catch (error) {
    if (isWithoutCommit(error)) return undefined;
    throw new Error(`git ${args[0]} failed.`, { cause: error });
  }
}

/** A line of at most 300 characters. */
const line = (text = '') =>
  text
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 300);

/**
 * Origin of a build: the commit of its sources and the person who builds it.
 *
 * @param folder Folder in a repository.
 * @param sources Files and folders that the build depends on, relative to it.
 * @param allowDirty Accepts changes that are not committed.
 * @throws Error that names the changed files.
 */
export async function readOrigin(
  folder: string,
  sources: readonly string[],
  allowDirty: boolean,
): Promise<Origin> {
  const builder = `${line(userInfo().username)}@${line(hostname())}`;
  const commit = await git(folder, 'rev-parse', '--verify', 'HEAD');
  const changes =
    (await git(folder, 'status', '--porcelain', '--untracked-files=all', '--', ...sources)) ?? '';
  if (changes && !allowDirty) {
    const files = changes.split('\n').map((change) => change.slice(3));
    const more = files.length > 3 ? ` and ${files.length - 3} more` : '';
    throw new Error(
      `There are changes without a commit: ${files.slice(0, 3).join(', ')}${more}. Commit them, or release with --dirty.`,
    );
  }
  if (commit === undefined) return { builder };
  const [author, message] = ((await git(folder, 'log', '-1', '--format=%an <%ae>%n%s')) ?? '').split('\n');
  return {
    builder,
    commit,
    ...(line(author) && { author: line(author) }),
    ...(line(message) && { message: line(message) }),
    ...(changes && { dirty: true }),
  };
}
