import { stat } from 'node:fs/promises';
import path from 'node:path';
import { ignoring } from './file-error.ts';
import { markUsed, placeOf } from './last-use.ts';
import { withLock } from './registry-lock.ts';
import { storePaths } from './release-store.ts';

/**
 * Marks a release as in use before the registry names it, so that cleanup does not remove it.
 *
 * @returns Whether the store contains it.
 */
export async function reserve(folder: string, name: string, version: string): Promise<boolean> {
  const { registry, releases } = storePaths(folder);
  const place = placeOf(name, version);
  const isThere = async () =>
    (await stat(path.join(releases, place)).catch(ignoring('ENOENT'))) !== undefined;
  if (!(await isThere())) return false;
  // Cleanup holds the same lock, and skips recently used releases.
  return withLock(registry, async () => {
    await markUsed(releases, place);
    return isThere();
  });
}
