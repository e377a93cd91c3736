import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ignoring } from './file-error.ts';

/** Maximum duration of a release in milliseconds: an older unfinished one belongs to a crashed process. */
export const abandonedAfter = 60 * 60 * 1000;

const unfinished = /^(\.|(registry|tokens)\.json\.(lock\.)?)[0-9a-f]{8}-[0-9a-f-]{27}$/;

/**
 * Removes the leftovers of crashed releases from a folder of the store. A failed removal is ignored, because
 * leftovers are harmless.
 */
export async function removeAbandoned(folder: string): Promise<void> {
  const names = (await readdir(folder).catch(ignoring('ENOENT'))) ?? [];
  for (const name of names.filter((candidate) => unfinished.test(candidate))) {
    const stats = await stat(path.join(folder, name)).catch(ignoring('ENOENT'));
    if (stats && Date.now() - stats.mtimeMs > abandonedAfter)
      await rm(path.join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}
