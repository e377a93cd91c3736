import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { storePaths } from '@tawseel/federation/store';

/**
 * Finds a release in a store folder that has a file.
 *
 * @param first Version to look in first.
 */
export async function findStored(
  folder: string,
  app: string,
  file: string,
  first?: string,
): Promise<string | undefined> {
  const releases = path.join(storePaths(folder).releases, app);
  const has = async (version: string) =>
    (await stat(path.join(releases, version, file)).catch(() => undefined)) !== undefined;
  if (first !== undefined && (await has(first))) return first;
  // Unfinished releases are hidden.
  const versions = (await readdir(releases).catch(() => [])).filter((name) => !name.startsWith('.'));
  for (const version of versions) if (await has(version)) return version;
  return undefined;
}
