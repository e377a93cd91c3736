import { stat } from 'node:fs/promises';
import path from 'node:path';
import { ignoring } from './file-error.ts';
import { markUsed, placeOf } from './last-use.ts';
import { withLock } from './registry-lock.ts';
import { storePaths } from './release-store.ts';

/**
 * Makes sure that a release which is about to be named by the registry stays until it is.
 *
 * @returns Whether the store has it.
 */
export async function reserve(folder: string, name: string, version: string): Promise<boolean> {
  const { registry, releases } = storePaths(folder);
  const place = placeOf(name, version);
  const isThere = async () =>
    (await stat(path.join(releases, place)).catch(ignoring('ENOENT'))) !== undefined;
  if (!(await isThere())) return false;
  // Old releases are taken away under the same lock, and none that was used a moment ago.
  return withLock(registry, async () => {
    await markUsed(releases, place);
    return isThere();
  });
}
